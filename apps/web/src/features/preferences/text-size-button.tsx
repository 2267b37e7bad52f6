import { Type } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { OptionButton } from '../../components/option-button.js';
import { Popover } from '../../components/popover.js';
import { usePreferences } from './preferences-context.js';
import type { TextSize } from './preferences.js';

export function TextSizeButton() {
  const [open, setOpen] = useState(true);
  const { textSize, setTextSize } = usePreferences();
  const choose = (size: TextSize) => {
    setTextSize(size);
    setOpen(false);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title="Choose Text Size"
      trigger={
        <Button variant="bar" size="icon" aria-label="Text Size">
          <Type aria-hidden />
        </Button>
      }
    >
      <OptionButton
        label="Standard"
        detail="Regular size"
        chosen={textSize === 'standard'}
        onChoose={() => choose('standard')}
      />
      <OptionButton
        label="Large Text"
        detail="Easier to read"
        chosen={textSize === 'large'}
        onChoose={() => choose('large')}
      />
      <p role="status" className="text-sm text-muted">
        Currently using {textSize === 'large' ? 'Large Text' : 'Standard Text'}
      </p>
    </Popover>
  );
}
