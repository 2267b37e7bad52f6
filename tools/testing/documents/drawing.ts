import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import sharp from 'sharp';

const FONTS = {
  plain: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  narrow: '@expo-google-fonts/barlow-semi-condensed/500Medium/BarlowSemiCondensed_500Medium.ttf',
  /** What passports have their machine-readable lines in; no package of npm has it. */
  machine: './OCRB.otf',
};
const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();

export interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: keyof typeof FONTS;
  readonly colour?: string;
  /** Every letter takes so much room, as on a typewriter. */
  readonly pitch?: number;
}

/** A side of a document in dots of 1/300 inch: what is printed on it, over a background. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly paper: string;
  readonly background: string;
  readonly words: readonly Words[];
}

/** Letters are drawn as outlines from the checkout's own fonts, so that every machine draws the same dots. */
export function drawn({ width, height, paper, background, words }: Sheet) {
  const outlines = words.map(outlinesOf).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${background}${outlines}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

function outlinesOf({ text, x, y, size, font = 'plain', colour = '#1d2026', pitch }: Words): string {
  const face = faceOf(FONTS[font]);
  const scale = size / face.unitsPerEm;
  let at = x;
  return [...text]
    .map((letter) => {
      const [glyph] = face.layout(letter).glyphs;
      const advance = glyph!.advanceWidth * scale;
      const left = pitch ? at + (pitch - advance) / 2 : at;
      at += pitch ?? advance;
      const place = `translate(${left.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      return `<path fill="${colour}" transform="${place}" d="${glyph!.path.toSVG()}"/>`;
    })
    .join('');
}

function faceOf(path: string): Font {
  const font = opened.get(path) ?? (openSync(require.resolve(path)) as Font);
  opened.set(path, font);
  return font;
}

/** Fine waves, as cards have them against copying. */
export function waves(width: number, height: number, colour: string): string {
  const lines = Array.from({ length: 14 }, (_, at) => {
    const y = (height / 14) * at;
    return `<path d="M0 ${y} C ${width / 3} ${y + 60}, ${(width * 2) / 3} ${y - 60}, ${width} ${y + 20}" fill="none" stroke="${colour}" stroke-width="2"/>`;
  });
  return lines.join('');
}

/** Where a portrait is: a head and shoulders. */
export function portrait(x: number, y: number, width: number): string {
  const middle = x + width / 2;
  return `<rect x="${x}" y="${y}" width="${width}" height="${width * 1.25}" fill="#c9cdd3"/><circle cx="${middle}" cy="${y + width * 0.5}" r="${width * 0.24}" fill="#7c6a5e"/><ellipse cx="${middle}" cy="${y + width * 1.15}" rx="${width * 0.4}" ry="${width * 0.35}" fill="#3f4b63"/>`;
}
