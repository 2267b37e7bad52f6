import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';

/** The faces a layout may ask for; each prints in the house font, or in Noto Sans where that has no letter. */
export type FaceName = 'text' | 'strong';

/** A parsed font with what the paper kit asks of it. */
export interface PaperFont {
  name: string;
  /** Code points that it can print. */
  holds: ReadonlySet<number>;
  /** Its `layout` is the house's: figures of one width, and words remembered. */
  parsed: Font;
}

export interface Face {
  house: PaperFont;
  fallback: PaperFont;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- as pdfkit's types are written
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit takes parsed fonts since 0.20; its types do not say so yet. */
      registerFont(name: string, parsed: Font): this;
    }
  }
}

const FILES = {
  text: ['Barlow-Regular', 'NotoSans-Regular'],
  strong: ['Barlow-SemiBold', 'NotoSans-SemiBold'],
} as const satisfies Record<FaceName, readonly [house: string, fallback: string]>;

/** Zero-width non-joiner: keeps an address that was typed from being read as one. */
export const NON_JOINER = '\u200c';
const NOWHERE = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 };

const REMEMBERED_WORDS = 4000;

// Parsed once per thread: reading a font again for every PDF costs three times as much as the page itself.
const fonts = new Map<string, PaperFont>();

export function faceOf(name: FaceName): Face {
  const [house, fallback] = FILES[name];
  return { house: openFont(house), fallback: openFont(fallback) };
}

/** Lets a document call the fonts of all faces by their names. */
export function registerFonts(pen: PDFKit.PDFDocument): void {
  for (const { name, parsed } of Object.values(FILES).flat().map(openFont)) pen.registerFont(name, parsed);
}

function openFont(name: string): PaperFont {
  let opened = fonts.get(name);
  if (!opened) {
    const parsed = create(readFileSync(new URL(`../../assets/fonts/${name}.ttf`, import.meta.url)));
    if (!('characterSet' in parsed)) throw new Error(`${name} is a collection, not a font.`);
    // pdfkit scales what `layout` returns to 1000 in place, which must not happen to what is remembered.
    if (parsed.unitsPerEm !== 1000)
      throw new Error(`${name} has ${parsed.unitsPerEm} units to the em, not 1000.`);
    parsed.layout = remembering(houseLayout(parsed));
    opened = { name, holds: new Set(parsed.characterSet), parsed };
    fonts.set(name, opened);
  }
  return opened;
}

/**
 * Figures of one width. A non-joiner becomes a space that takes no room: no font has it, and software that reads the
 * text back finds two words.
 */
function houseLayout(font: Font): (text: string) => GlyphRun {
  const layout = font.layout.bind(font);
  const space = font.glyphForCodePoint(0x20);
  return (text) => {
    const [run, ...others] = text.split(NON_JOINER).map((part) => layout(part, ['tnum']));
    for (const { glyphs, positions } of others) {
      run!.glyphs.push(space, ...glyphs);
      run!.positions.push({ ...NOWHERE }, ...positions);
    }
    return run!;
  };
}

/** Labels, days and times repeat on every sheet, and laying a word out costs more than printing it. */
function remembering(layout: (text: string) => GlyphRun): (text: string) => GlyphRun {
  const runs = new Map<string, GlyphRun>();
  return (text) => {
    let run = runs.get(text);
    if (!run) {
      if (runs.size >= REMEMBERED_WORDS) runs.clear();
      run = layout(text);
      runs.set(text, run);
    }
    return run;
  };
}
