import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';

/** The faces a layout may ask for; each prints in the house font, or in Noto Sans where that has no letter. */
export type FaceName = 'text' | 'strong' | 'heading';

/** A parsed font with what the paper kit asks of it. */
export interface PaperFont {
  /** The name it is registered under in a document. */
  name: string;
  font: Font;
  letters: ReadonlySet<number>;
}

export interface Face {
  house: PaperFont;
  fallback: PaperFont;
}

const FILES = {
  text: ['Barlow-Regular', 'NotoSans-Regular'],
  strong: ['Barlow-SemiBold', 'NotoSans-SemiBold'],
  heading: ['BarlowSemiCondensed-SemiBold', 'NotoSans-SemiBold'],
} as const satisfies Record<FaceName, readonly [house: string, fallback: string]>;

/** Words whose shapes are remembered per font; labels, days and times repeat on every sheet. */
const REMEMBERED_WORDS = 4000;

// Parsed once per thread: reading a font again for every PDF costs three times as much as the page itself.
const fonts = new Map<string, PaperFont>();

export function faceOf(name: FaceName): Face {
  const [house, fallback] = FILES[name];
  return { house: openFont(house), fallback: openFont(fallback) };
}

function openFont(name: string): PaperFont {
  let opened = fonts.get(name);
  if (!opened) {
    const font = create(readFileSync(new URL(`../../assets/fonts/${name}.ttf`, import.meta.url)));
    if (!('characterSet' in font)) throw new Error(`${name} is a collection, not a font.`);
    opened = { name, font: withTabularFigures(font), letters: new Set(font.characterSet) };
    fonts.set(name, opened);
  }
  return opened;
}

/**
 * The font with figures of one width, and with the shapes of words remembered. The positions are handed out
 * as copies, because pdfkit scales them in place.
 */
function withTabularFigures(font: Font): Font {
  const shaped = new Map<string, GlyphRun>();
  const layout = (text: string): GlyphRun => {
    let run = shaped.get(text);
    if (!run) {
      if (shaped.size >= REMEMBERED_WORDS) shaped.clear();
      run = font.layout(text, ['tnum']);
      shaped.set(text, run);
    }
    const positions = run.positions.map((position) => ({ ...position }));
    return { glyphs: run.glyphs, positions, advanceWidth: run.advanceWidth } as GlyphRun;
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}
