/** How many lines the address of the firm may have (docs/product.md, Our firm). */
export const MOST_ADDRESS_LINES = 5;

/** The product's own accent, where the firm has none. */
export const OWN_ACCENT = '#ffc20e';
/** The letters on the accent, and the charcoal bar that it is the edge of: the darkest thing of both themes that it meets. */
export const INK_ON_ACCENT = '#1b1f23';
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;

/** What is said of an accent that cannot be used. */
export const ACCENT_REFUSED =
  'Please enter a colour such as #ffc20e that is light enough for dark letters on it to be read.';

/** Whether a colour, `#rrggbb`, is one on which our ink can be read, and which can be seen on our ink. */
export function isAccent(colour: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(colour) && contrast(colour, INK_ON_ACCENT) >= LEAST_CONTRAST;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [light, dark] = [brightness(one), brightness(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, relative luminance. */
function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
