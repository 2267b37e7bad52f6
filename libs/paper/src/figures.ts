import QRCode from 'qrcode';
import { INK } from './ink.js';

const MARK_SIZE = 32;
const QUIET_MODULES = 2;

/** The mark: a yellow sheet with a folded corner and a heavy tick, `size` points high. */
export function drawMark(pen: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  pen
    .save()
    .translate(x, y)
    .scale(size / MARK_SIZE);
  pen.path('M3 1h18l8 8v22H3z').fill(INK.accent);
  pen.path('M21 1v8h8z').fill(INK.fold);
  pen.lineWidth(4).lineCap('square').path('M10 18l4.5 4.5L22 14').stroke(INK.ink);
  pen.restore();
}

/** A QR code as vectors, `size` points wide with its quiet zone. */
export function drawQrCode(pen: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const module = size / (modules.size + 2 * QUIET_MODULES);
  const at = (index: number) => (index + QUIET_MODULES) * module;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const from = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column > from) pen.rect(x + at(from), y + at(row), (column - from) * module, module);
    }
  }
  pen.fill('#000000');
}

/** How something was found: good, to be looked after, bad, or nothing to say. */
export type Mood = 'good' | 'attention' | 'bad' | 'none';

/** The mark beside a finding, so that colour never says it alone: tick, exclamation mark, cross or dash. */
export function drawMood(pen: PDFKit.PDFDocument, mood: Mood, x: number, y: number, size: number): void {
  const at = (across: number, down: number): [number, number] => [x + across * size, y + down * size];
  pen
    .save()
    .lineWidth(size * 0.16)
    .lineCap('round')
    .lineJoin('round');
  if (mood === 'good') {
    pen
      .moveTo(...at(0.12, 0.55))
      .lineTo(...at(0.4, 0.82))
      .lineTo(...at(0.9, 0.2))
      .stroke(INK.good);
  } else if (mood === 'attention') {
    pen
      .moveTo(...at(0.5, 0.1))
      .lineTo(...at(0.5, 0.58))
      .stroke(INK.attention);
    pen.circle(...at(0.5, 0.87), size * 0.1).fill(INK.attention);
  } else if (mood === 'bad') {
    pen
      .moveTo(...at(0.15, 0.15))
      .lineTo(...at(0.85, 0.85))
      .stroke(INK.bad);
    pen
      .moveTo(...at(0.85, 0.15))
      .lineTo(...at(0.15, 0.85))
      .stroke(INK.bad);
  } else {
    pen
      .moveTo(...at(0.2, 0.5))
      .lineTo(...at(0.8, 0.5))
      .stroke(INK.muted);
  }
  pen.restore();
}

/** A face whose mouth stands high, level or low, `size` points wide. */
export function drawFace(
  pen: PDFKit.PDFDocument,
  mood: Exclude<Mood, 'none'>,
  x: number,
  y: number,
  size: number,
): void {
  const [color, curve] = { good: [INK.good, 3.4], attention: [INK.attention, 0], bad: [INK.bad, -3.4] }[
    mood
  ] as [string, number];
  const [middle, mouth] = [x + size / 2, y + size * 0.66 - curve / 3];
  pen
    .lineWidth(1.5)
    .circle(middle, y + size / 2, size / 2 - 0.75)
    .stroke(color);
  for (const side of [-1, 1]) pen.circle(middle + side * size * 0.17, y + size * 0.39, 1.2).fill(color);
  pen
    .moveTo(middle - 4, mouth)
    .quadraticCurveTo(middle, mouth + 2 * curve, middle + 4, mouth)
    .lineCap('round')
    .stroke(color);
}
