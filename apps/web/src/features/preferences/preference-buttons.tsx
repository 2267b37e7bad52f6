import { Monitor, Moon, Sun, Type } from 'lucide-react';
import { lazy, useState } from 'react';

import { DeferredButton } from '../../components/deferred.js';
import { usePreferences } from './preferences-context.js';

const loadTextSize = () => import('./text-size-button.js');
const TextSizePanel = lazy(async () => ({ default: (await loadTextSize()).TextSizeButton }));
const loadTheme = () => import('./theme-button.js');
const ThemePanel = lazy(async () => ({ default: (await loadTheme()).ThemeButton }));

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Text size and theme, in the top bar of every screen. */
export function PreferenceButtons() {
  const { theme } = usePreferences();
  const ThemeIcon = THEME_ICONS[theme];
  const [started, setStarted] = useState(false);
  const together = { hasNeighbour: started, onStart: () => setStarted(true) };
  return (
    <>
      <DeferredButton
        label="Text Size"
        icon={<Type aria-hidden />}
        panel={TextSizePanel}
        preload={loadTextSize}
        {...together}
      />
      <DeferredButton
        label="Theme"
        icon={<ThemeIcon aria-hidden />}
        panel={ThemePanel}
        preload={loadTheme}
        {...together}
      />
    </>
  );
}
