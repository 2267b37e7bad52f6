import type { TextSize } from '@groundsheet/form-rules';
import { Type } from 'lucide-react';
import { useState } from 'react';

import type { DeferredPanelProps } from '../../components/deferred.js';
import { OptionButton } from '../../components/option-button.js';
import { BarPopover } from '../../components/popover.js';
import { usePreferences } from './preferences-context.js';

export function TextSizeButton({ start }: DeferredPanelProps) {
  const [open, setOpen] = useState(start === 'open');
  const { textSize, setTextSize } = usePreferences();
  const choose = (size: TextSize) => {
    setTextSize(size);
    setOpen(false);
  };
  return (
    <BarPopover
      open={open}
      onOpenChange={setOpen}
      hint={start === 'hint'}
      title="Choose Text Size"
      label="Text Size"
      icon={<Type aria-hidden />}
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
    </BarPopover>
  );
}
