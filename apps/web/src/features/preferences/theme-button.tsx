import { THEMES } from '@groundsheet/form-rules';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';

import type { DeferredPanelProps } from '../../components/deferred.js';
import { OptionButton } from '../../components/option-button.js';
import { BarPopover } from '../../components/popover.js';
import { usePreferences } from './preferences-context.js';

const looks = {
  light: { icon: Sun, label: 'Light', detail: 'For daylight' },
  dark: { icon: Moon, label: 'Dark', detail: 'For the cab at night' },
  system: { icon: Monitor, label: 'System', detail: 'Same as this device' },
};

export function ThemeButton({ start }: DeferredPanelProps) {
  const [open, setOpen] = useState(start === 'open');
  const { theme, setTheme } = usePreferences();
  const Current = looks[theme].icon;
  return (
    <BarPopover
      open={open}
      onOpenChange={setOpen}
      hint={start === 'hint'}
      title="Choose Theme"
      label="Theme"
      icon={<Current aria-hidden />}
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
    </BarPopover>
  );
}
