import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { INK } from './ink.js';
import { registerFonts } from './text/fonts.js';
import { runsOf } from './text/runs.js';
import { composeText, widthOfRun, type TextBlock, type TextStyle } from './text/text-block.js';

type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;
type StructureOptions = NonNullable<Parameters<PDFKit.PDFDocument['struct']>[1]> & {
  scope?: 'Row' | 'Column';
};

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = { left: 36, right: 36, top: 34, bottom: 52 };
const FOOTER_TOP = A4.height - 34;
/** Lines are broken before they are drawn. */
const ON_BASELINE = { lineBreak: false, baseline: 'alphabetic' } as const;

/** Whose paper it is, above the head of every document. */
export interface Letterhead {
  name: string;
  /** Address and telephone number, each on lines of its own. */
  contact: string;
  /** Takes the place of the house's yellow; `#rrggbb`. */
  accent: string | null;
  /** PNG without transparency, and its dots. */
  logo: { png: Uint8Array; width: number; height: number } | null;
}

/** What every page says about the document. */
export interface Description {
  /** Shown by readers as the window's title. Holds nothing that was typed: pdfkit puts it into XML as it is. */
  title: string;
  /** Printed at the left of every footer, beside 'Page n of m'; null for pages without one. */
  footer: string | null;
  /** Printed at the top of every page but the first. */
  runningTitle: string;
}

/**
 * The page in hand, A4 in the house's manner: texts in the house font with its fallbacks, tags for screen readers, and a
 * cursor that goes on to the next page. Lengths are points from the top left corner.
 */
export class Page {
  readonly left = MARGIN.left;
  readonly right = A4.width - MARGIN.right;
  readonly width = A4.width - MARGIN.left - MARGIN.right;
  readonly bottom = A4.height - MARGIN.bottom;
  /** Where the next thing goes. */
  y = MARGIN.top;

  /** For lines, boxes and shapes; texts go through `text` and `place`. */
  readonly pen: PDFKit.PDFDocument;

  private readonly parents: StructureElement[];
  /** See `later`. */
  private readonly waiting: (() => Promise<void>)[] = [];
  /** Of each page. */
  private readonly descriptions: Description[] = [{ title: '', footer: '', runningTitle: '' }];

  /**
   * @param letterhead whose paper it is; null for the house's own
   * @param checkedAt where readers find out whether a file is ours, up to its reference; null for papers without such a page
   */
  constructor(
    readonly letterhead: Letterhead | null = null,
    private readonly checkedAt: string | null = null,
  ) {
    this.pen = new PDFDocument({
      size: 'A4',
      margin: 0,
      font: '', // else pdfkit begins with its built-in Helvetica
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: 'en-GB',
      pdfVersion: '1.7',
      info: { Creator: 'Groundsheet' },
    });
    registerFonts(this.pen);
    const root = this.pen.struct('Document');
    this.pen.addStructure(root);
    this.parents = [root];
  }

  /** What stands out: the edge of heads, and badges. */
  get accent(): string {
    return this.letterhead?.accent ?? INK.accent;
  }

  /** Where a reader finds out whether this file is the one that was sent. */
  addressOf(reference: string): string {
    return `${this.checkedAt ?? ''}${reference}`;
  }

  /** Describes the document, or the part of it that begins on this page. */
  describe(description: Description): void {
    this.descriptions[this.descriptions.length - 1] = description;
    this.pen.info.Title ??= description.title;
  }

  /** Has this drawn at the end of the document in hand, behind what follows it. */
  later(draw: () => Promise<void>): void {
    this.waiting.push(draw);
  }

  /** Draws what has waited for the end of the document in hand. */
  async endPart(): Promise<void> {
    for (const draw of this.waiting.splice(0)) await draw();
  }

  /** Begins another document in the same file, on a page of its own. */
  beginPart(): void {
    this.addPage();
    this.y = MARGIN.top;
  }

  /** Goes on to the next page unless this much room is left on this one; tells whether it did. */
  room(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.turn();
    return true;
  }

  /** Goes on to the top of a new page, under its running title. */
  turn(): void {
    this.addPage();
    this.y = MARGIN.top;
    this.artifact(() => {
      const title = composeText(
        this.descriptions.at(-1)!.runningTitle,
        { face: 'text', size: 8.5, color: INK.muted },
        this.width,
      );
      this.y = this.place(title, this.left, this.y) + 4;
      this.line(this.left, this.y, this.right, this.y, INK.strongLine, 0.75);
      this.y += 12;
    });
  }

  /** Draws a composed text; returns where it ends. Call it inside `tag` or `artifact`. */
  place(block: TextBlock, x: number, y: number): number {
    const { size, color, align } = block.style;
    this.pen.fillColor(color);
    block.lines.forEach((line, index) => {
      const spare = block.width - line.width;
      const from = align === 'right' ? x + spare : align === 'center' ? x + spare / 2 : x;
      // The capitals stand in the middle of the line, whichever fonts the line is printed in.
      const baseline = y + index * block.lineHeight + block.lineHeight / 2 + size * 0.35;
      this.drawLine(line.text, block.style, from, baseline);
    });
    return y + block.height;
  }

  /** Composes and draws a text; returns where it ends. */
  text(text: string, style: TextStyle, x: number, y: number, width: number): number {
    return this.place(composeText(text, style, width), x, y);
  }

  line(x1: number, y1: number, x2: number, y2: number, color: string, weight: number): void {
    this.pen.lineWidth(weight).moveTo(x1, y1).lineTo(x2, y2).stroke(color);
  }

  /** A tag that holds content: `P`, `H1`, `TD`, `Figure` (with `alt`). */
  tag(type: string, draw: () => void, options: StructureOptions = {}): void {
    this.parent.add(this.pen.struct(type, options, draw));
  }

  /** A tag that holds tags: `Sect`, `Table`, `TR`. */
  group(type: string, draw: () => void): void {
    const element = this.pen.struct(type);
    this.parent.add(element);
    this.parents.push(element);
    draw();
    this.parents.pop();
    element.end();
  }

  /** What a screen reader passes over: rules, boxes, page numbers. */
  artifact(draw: () => void): void {
    this.pen.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pen.endMarkedContent();
  }

  /** Adds the footers and closes the document. */
  async finish(): Promise<Buffer> {
    await this.endPart();
    const { count } = this.pen.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pen.switchToPage(index);
      const { footer } = this.descriptions[index]!;
      if (footer !== null) this.artifact(() => this.drawFooter(footer, `Page ${index + 1} of ${count}`));
    }
    this.parents[0]!.end();
    this.pen.end();
    return buffer(this.pen);
  }

  private addPage(): void {
    this.pen.addPage();
    this.descriptions.push(this.descriptions.at(-1)!);
  }

  private get parent(): StructureElement {
    return this.parents.at(-1)!;
  }

  private drawFooter(footer: string, pageOf: string): void {
    const style: TextStyle = { face: 'text', size: 8, color: INK.muted };
    this.line(this.left, FOOTER_TOP, this.right, FOOTER_TOP, INK.line, 0.75);
    this.text(footer, style, this.left, FOOTER_TOP + 5, this.width - 90);
    this.text(pageOf, { ...style, align: 'right' }, this.right - 90, FOOTER_TOP + 5, 90);
  }

  private drawLine(text: string, { face, size }: TextStyle, x: number, baseline: number): void {
    let from = x;
    for (const run of runsOf(text, face)) {
      this.pen.font(run.font.name, size).text(run.text, from, baseline, ON_BASELINE);
      from += (widthOfRun(run) * size) / 1000;
    }
  }
}
