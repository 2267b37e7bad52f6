import type { Font, Glyph } from 'fontkit';
import { deflateSync } from 'node:zlib';
import type { Shape } from './fonts.js';

type Reference = ReturnType<PDFKit.PDFDocument['ref']>;

/** Made of the letters: what a document holds of a font. */
interface Made {
  file: Buffer;
  fileLength: number;
  unicode: Buffer;
}

/** Names that need letters of their own come back day by day. */
const MOST_KNOWN = 200;
/** Of a name; a long text in another script has more, and is seldom printed twice. */
const FEW_LETTERS = 64;
const known = new Map<string, Made>();

/** As a rule of PDF, symbolic: what a code shows is the font's own affair. */
const SYMBOLIC = 4;

/**
 * Some letters of a font, as documents hold them: pdfkit would make them anew for each document, which costs as much as
 * drawing it. These are made once, and put into as many documents as print no others (docs/decisions/0058).
 */
export class Letters {
  private readonly subset: ReturnType<Font['createSubset']>;
  /** By the glyph's number in the font. */
  private readonly codes = new Map([[0, 0]]);
  private readonly widths: number[];
  private readonly codePoints: number[][] = [[0]];
  private readonly shown = new WeakMap<Shape, string>();
  private made: Made | null = null;
  readonly name: string;

  /** @param tag six capitals, which tell letters of one font from others of it in the same document */
  constructor(
    private readonly font: Font,
    tag: string,
    glyphs: Glyph[] = [],
  ) {
    this.name = `${tag}+${font.postscriptName}`;
    this.subset = font.createSubset();
    this.widths = [font.getGlyph(0).advanceWidth];
    for (const glyph of glyphs) this.codeOf(glyph);
  }

  /** What prints a word in this size, for inside the brackets of the operator TJ. Adds the letters that are new. */
  show(word: Shape, size: number): string {
    const known = this.shown.get(word);
    if (known !== undefined) return known;
    const shown = word.glyphs
      .map((glyph, at) => this.showLetter(glyph, word.positions[at]!, size))
      .join('')
      .replaceAll('><', '');
    if (word.positions.every(({ yOffset }) => yOffset === 0)) this.shown.set(word, shown);
    return shown;
  }

  /** An accent that stands on its own is raised. Numbers move what follows to the left. */
  private showLetter(glyph: Glyph, { xAdvance, xOffset, yOffset }: Shape['positions'][0], size: number) {
    const code = `<${this.codeOf(glyph).toString(16).padStart(4, '0')}>`;
    const raised = yOffset ? `] TJ ${(yOffset * size) / 1000} Ts [${code}] TJ 0 Ts [` : code;
    const after = glyph.advanceWidth + xOffset - xAdvance;
    return `${xOffset ? -xOffset : ''}${raised}${after || ''}`;
  }

  private codeOf(glyph: Glyph): number {
    const known = this.codes.get(glyph.id);
    if (known !== undefined) return known;
    if (this.made) throw new Error(`${this.name} is in a document already, without ${glyph.name}.`);
    // It gives out the same codes, one after the other; its types do not say so.
    this.subset.includeGlyph(glyph);
    const code = this.codes.size;
    this.codes.set(glyph.id, code);
    this.widths[code] = glyph.advanceWidth;
    this.codePoints[code] = glyph.codePoints;
    return code;
  }

  /**
   * Puts them into a document, after the last word is shown.
   *
   * @param dictionary what the document's pages call the font by
   */
  embed(pen: PDFKit.PDFDocument, dictionary: Reference): void {
    const { file, fileLength, unicode } = (this.made ??= this.makeOnce());
    const { bbox, italicAngle, ascent, descent, capHeight, xHeight } = this.font;
    const FontDescriptor = ended(pen, {
      Type: 'FontDescriptor',
      FontName: this.name,
      Flags: SYMBOLIC,
      FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY],
      ItalicAngle: italicAngle,
      Ascent: ascent,
      Descent: descent,
      CapHeight: capHeight,
      XHeight: xHeight,
      StemV: 0,
      FontFile2: ended(pen, { Filter: 'FlateDecode', Length1: fileLength }, file),
    });
    const font = ended(pen, {
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: this.name,
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      CIDToGIDMap: 'Identity',
      FontDescriptor,
      W: [0, this.widths],
    });
    Object.assign(dictionary.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: this.name,
      Encoding: 'Identity-H',
      DescendantFonts: [font],
      ToUnicode: ended(pen, { Filter: 'FlateDecode' }, unicode),
    });
    dictionary.end(undefined);
  }

  private makeOnce(): Made {
    if (this.codes.size > FEW_LETTERS) return this.make();
    const letters = `${this.name} ${[...this.codes.keys()].join()} ${JSON.stringify(this.codePoints)}`;
    const made = known.get(letters) ?? this.make();
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(letters, made);
    return made;
  }

  private make(): Made {
    const file = this.subset.encode();
    return {
      file: deflateSync(file),
      fileLength: file.length,
      unicode: deflateSync(unicodeMap(this.codePoints)),
    };
  }
}

/** What a reader copies for each code. */
function unicodeMap(codePoints: number[][]): string {
  const texts = codePoints.map((points) => {
    const text = Buffer.from(String.fromCodePoint(...points), 'utf16le').swap16();
    return `<${text.toString('hex')}>`;
  });
  // A range may not go on beyond its last byte.
  const ranges: string[] = [];
  for (let first = 0; first < texts.length; first += 256) {
    const some = texts.slice(first, first + 256);
    ranges.push(`<${hex(first)}> <${hex(first + some.length - 1)}> [${some.join(' ')}]`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${ranges.length} beginbfrange
${ranges.join('\n')}
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

function hex(code: number): string {
  return code.toString(16).padStart(4, '0');
}

function ended(pen: PDFKit.PDFDocument, data: object, content?: Buffer): Reference {
  const reference = pen.ref(data);
  reference.end(content);
  return reference;
}
