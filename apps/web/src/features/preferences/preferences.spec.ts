import { readTextSize, readTheme, resolveTheme, TEXT_SIZE_KEY, THEME_KEY } from './preferences.js';

describe('preferences', () => {
  it('are stored under the names of the specification', () => {
    expect(THEME_KEY).toBe('groundsheet-theme');
    expect(TEXT_SIZE_KEY).toBe('textSize');
  });

  it.each([
    [null, 'light'],
    ['', 'light'],
    ['Dark', 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
  ])('reads the stored theme %p as %s', (stored, theme) => {
    expect(readTheme(stored)).toBe(theme);
  });

  it.each([
    [null, 'standard'],
    ['LARGE', 'standard'],
    ['huge', 'standard'],
    ['standard', 'standard'],
    ['large', 'large'],
  ])('reads the stored text size %p as %s', (stored, size) => {
    expect(readTextSize(stored)).toBe(size);
  });

  it('follows the device only with the system theme', () => {
    expect(resolveTheme('system', true)).toBe('dark');
    expect(resolveTheme('system', false)).toBe('light');
    expect(resolveTheme('light', true)).toBe('light');
    expect(resolveTheme('dark', false)).toBe('dark');
  });
});
