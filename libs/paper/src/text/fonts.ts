import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { Letters } from './letters.js';

/** The faces a layout may ask for; each prints in the house font, or in Noto Sans where that has no letter. */
export type FaceName = 'text' | 'strong' | 'heading';

/** A parsed font with what the paper kit asks of it. */
export interface PaperFont {
  name: string;
  /** Code points that it can print. */
  holds: ReadonlySet<number>;
  /** A word with the space after it, its figures of one width. Remembered: labels, days and times repeat on every sheet. */
  shape: (word: string) => Shape;
  /** The letters of nearly every sheet, ready to be put into a document as they are. */
  usual: Letters;
  /** What else a document prints of it; for that document alone. */
  furtherLetters: () => Letters;
}

/** Letters and where they stand, in thousandths of the size. */
export type Shape = Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'>;

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

/** What is nearly always printed, and all that our own labels use. */
const USUAL = `${String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at))}£·–—‘’“”…`;
const IS_USUAL = new RegExp(`^[\\x20-\\x7e£·–—‘’“”…${NON_JOINER}]*$`);

const REMEMBERED_WORDS = 4000;

// Parsed once per thread: reading a font again for every PDF costs three times as much as the page itself.
const fonts = new Map<string, PaperFont>();

export function faceOf(name: FaceName): Face {
  const [house, fallback] = FILES[name];
  return { house: openFont(house), fallback: openFont(fallback) };
}

/** Whether all of it is among the usual letters. */
export function isUsual(text: string): boolean {
  return IS_USUAL.test(text);
}

function openFont(name: string): PaperFont {
  let opened = fonts.get(name);
  if (!opened) {
    const font = create(readFileSync(new URL(`../../assets/fonts/${name}.ttf`, import.meta.url)));
    if (!('characterSet' in font)) throw new Error(`${name} is a collection, not a font.`);
    if (font.unitsPerEm !== 1000)
      throw new Error(`${name} has ${font.unitsPerEm} units to the em, not 1000.`);
    const shape = remembering((word) => shapeOf(font, word));
    opened = {
      name,
      holds: new Set(font.characterSet),
      shape,
      usual: new Letters(
        font,
        'USUALS',
        [...USUAL].flatMap((letter) => shape(letter).glyphs),
      ),
      furtherLetters: () => new Letters(font, 'OTHERS'),
    };
    fonts.set(name, opened);
  }
  return opened;
}

function remembering(shapeAnew: (word: string) => Shape): (word: string) => Shape {
  const shapes = new Map<string, Shape>();
  return (word) => {
    let shape = shapes.get(word);
    if (!shape) {
      if (shapes.size >= REMEMBERED_WORDS) shapes.clear();
      shape = shapeAnew(word);
      shapes.set(word, shape);
    }
    return shape;
  };
}

/** A non-joiner becomes a space that takes no room: no font has it, and whoever reads the text back finds two words. */
function shapeOf(font: Font, text: string): Shape {
  const [first, ...others] = text.split(NON_JOINER).map((part) => font.layout(part, ['tnum']));
  const { glyphs, positions, advanceWidth } = first!;
  const shape: Shape = { glyphs, positions, advanceWidth };
  const space = font.glyphForCodePoint(0x20);
  for (const other of others) {
    shape.glyphs = [...shape.glyphs, space, ...other.glyphs];
    shape.positions = [...shape.positions, { ...NOWHERE }, ...other.positions];
    shape.advanceWidth += other.advanceWidth;
  }
  return shape;
}
