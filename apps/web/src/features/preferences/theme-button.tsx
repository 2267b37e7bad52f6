import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { OptionButton } from '../../components/option-button.js';
import { Popover } from '../../components/popover.js';
import { usePreferences } from './preferences-context.js';
import { THEMES } from './preferences.js';

const looks = {
  light: { icon: Sun, label: 'Light', detail: 'For daylight' },
  dark: { icon: Moon, label: 'Dark', detail: 'For the cab at night' },
  system: { icon: Monitor, label: 'System', detail: 'As this device is set' },
};

export function ThemeButton() {
  const [open, setOpen] = useState(true);
  const { theme, setTheme } = usePreferences();
  const Current = looks[theme].icon;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title="Choose Theme"
      trigger={
        <Button variant="bar" size="icon" aria-label="Theme">
          <Current aria-hidden />
        </Button>
      }
    >
      {THEMES.map((choice) => {
        const { icon: Icon, label, detail } = looks[choice];
        return (
          <OptionButton
            key={choice}
            icon={<Icon aria-hidden />}
            label={label}
            detail={detail}
            chosen={theme === choice}
            onChoose={() => {
              setTheme(choice);
              setOpen(false);
            }}
          />
        );
      })}
    </Popover>
  );
}
