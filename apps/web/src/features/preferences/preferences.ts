import type { PreferenceKey, TextSize, Theme } from '@groundsheet/form-rules';

import { GUEST, localOwner, ownKey } from '../../lib/local-owner.js';
import { readStored, store } from '../../lib/local-storage.js';
import { notePreferenceChange } from '../../lib/preference-changes.js';

/** Names and defaults are fixed: see docs/product.md, Preferences. */
export const THEME_KEY = 'groundsheet-theme';
export const TEXT_SIZE_KEY = 'textSize';

/** The app starts light unless another theme was chosen on this device. */
export function readTheme(stored: string | null): Theme {
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

/** Only exactly standard or large count. */
export function readTextSize(stored: string | null): TextSize {
  return stored === 'large' ? 'large' : 'standard';
}

export function resolveTheme(theme: Theme, deviceIsDark: boolean): 'light' | 'dark' {
  if (theme === 'system') return deviceIsDark ? 'dark' : 'light';
  return theme;
}

export const deviceDarkness = () => matchMedia('(prefers-color-scheme: dark)');

export function loadTheme(): Theme {
  return readTheme(readStored(THEME_KEY));
}

export function loadTextSize(): TextSize {
  return readTextSize(readStored(TEXT_SIZE_KEY));
}

export function applyTheme(theme: Theme): void {
  const isDark = resolveTheme(theme, deviceDarkness().matches) === 'dark';
  const classes = document.documentElement.classList;
  classes.toggle('dark', isDark);
  classes.toggle('light', !isDark);
}

export function applyTextSize(size: TextSize): void {
  const classes = document.body.classList;
  classes.toggle('text-size-large', size === 'large');
  classes.toggle('text-size-standard', size === 'standard');
}

export function saveTheme(theme: Theme): void {
  store(THEME_KEY, theme);
}

export function saveTextSize(size: TextSize): void {
  store(TEXT_SIZE_KEY, size);
}

export function chooseTheme(theme: Theme): void {
  saveTheme(theme);
  noteChoice('theme', THEME_KEY, theme);
}

export function chooseTextSize(size: TextSize): void {
  saveTextSize(size);
  noteChoice('text-size', TEXT_SIZE_KEY, size);
}

/** The device keeps what is shown, regardless of who is using it; beside it, what each person who was signed in has chosen. */
function noteChoice(key: PreferenceKey, name: string, value: string): void {
  if (localOwner() === GUEST) return;
  store(ownKey(name), value);
  notePreferenceChange(key);
}
