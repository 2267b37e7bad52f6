import type { TextSize, Theme } from '@groundsheet/form-rules';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

import { followAccount } from './follow-account.js';
import {
  applyTextSize,
  applyTheme,
  chooseTextSize,
  chooseTheme,
  deviceDarkness,
  loadTextSize,
  loadTheme,
} from './preferences.js';

interface Preferences {
  theme: Theme;
  setTheme: (theme: Theme) => void;
  textSize: TextSize;
  setTextSize: (size: TextSize) => void;
}

const PreferencesContext = createContext<Preferences | null>(null);

export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(loadTheme);
  const [textSize, setTextSize] = useState(loadTextSize);

  useEffect(() => {
    applyTheme(theme);
    if (theme !== 'system') return;
    const device = deviceDarkness();
    const follow = () => applyTheme('system');
    device.addEventListener('change', follow);
    return () => device.removeEventListener('change', follow);
  }, [theme]);

  useEffect(() => applyTextSize(textSize), [textSize]);

  useEffect(
    () =>
      followAccount(() => {
        setTheme(loadTheme());
        setTextSize(loadTextSize());
      }),
    [],
  );

  const value = useMemo(
    () => ({
      theme,
      setTheme: (next: Theme) => {
        chooseTheme(next);
        setTheme(next);
      },
      textSize,
      setTextSize: (next: TextSize) => {
        chooseTextSize(next);
        setTextSize(next);
      },
    }),
    [theme, textSize],
  );
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

/** @throws outside of `PreferencesProvider`. */
export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('usePreferences must be used within a PreferencesProvider');
  return preferences;
}
