import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';

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

/** Zero-width non-joiner: keeps an address that was typed from being read as one. */
export const NON_JOINER = '\u200c';
const NOWHERE = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 };

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
    if (font.unitsPerEm !== 1000)
      throw new Error(`${name} has ${font.unitsPerEm} units to the em, not 1000.`);
    rememberLetters(font);
    opened = { name, font: withTabularFigures(font), letters: new Set(font.characterSet) };
    fonts.set(name, opened);
  }
  return opened;
}

/**
 * The font with figures of one width, and with the shapes of words remembered. pdfkit scales what it is handed in
 * place, to 1000 units to the em: these fonts have that many, so that what is remembered stays as it is.
 */
function withTabularFigures(font: Font): Font {
  const shaped = new Map<string, ShapedRun>();
  const layout = (text: string) => {
    let run = shaped.get(text);
    if (!run) {
      if (shaped.size >= REMEMBERED_WORDS) shaped.clear();
      run = shape(font, text);
      shaped.set(text, run);
    }
    return run;
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}

type ShapedRun = Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'>;

/** A non-joiner becomes a space that takes no room: no font has it, and whoever reads the text back finds two words. */
function shape(font: Font, text: string): ShapedRun {
  const [first, ...others] = text.split(NON_JOINER).map((part) => font.layout(part, ['tnum']));
  const { glyphs, positions, advanceWidth } = first!;
  const run: ShapedRun = { glyphs, positions, advanceWidth };
  const space = font.glyphForCodePoint(0x20);
  for (const other of others) {
    run.glyphs = [...run.glyphs, space, ...other.glyphs];
    run.positions = [...run.positions, { ...NOWHERE }, ...other.positions];
    run.advanceWidth += other.advanceWidth;
  }
  return run;
}

/**
 * Lets each letter remember what it is made of: fontkit reads it anew for every document that has the letter, a tenth
 * of what a sheet costs. Its name for that is not public; where it is another, letters are read as before.
 */
function rememberLetters(font: Font): void {
  const { getGlyph } = font;
  font.getGlyph = (...args) => {
    const glyph = getGlyph.apply(font, args) as Glyph & { _decode?: () => unknown };
    if (glyph._decode && !Object.hasOwn(glyph, '_decode')) {
      const decode = glyph._decode;
      let parts: unknown;
      glyph._decode = () => (parts ??= decode.call(glyph));
    }
    return glyph;
  };
}
