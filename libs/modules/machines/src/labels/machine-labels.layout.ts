import { drawQrCode, INK, type Page } from '@groundsheet/paper';
import { LABEL_SHEETS, type LabelSheet, type SheetName } from './sheets.js';

export interface MachineLabel {
  /** The address of its page as UTF-8: it is printed as it is, unlike texts, which may not look like links. */
  readonly address: Uint8Array;
  readonly plantNumber: string;
  readonly machineNumber: string;
  /** In words. */
  readonly vehicleType: string;
}

export interface LabelsPaper {
  readonly sheet: SheetName;
  /** The first label that is free, from 1. */
  readonly start: number;
  /** Whose machines they are, and whom to ring; null until an admin has said so. */
  readonly firm: string | null;
  readonly phone: string | null;
  readonly labels: readonly MachineLabel[];
}

/** Points in a millimetre. */
const MM = 72 / 25.4;
const PADDING = 3;
/** A label that is so much wider than high has its text beside the code. */
const WIDE = 1.3;
const TITLE = 'Machine labels';
const PURPOSE = 'Scan to check, report a fault or off-hire';

/** A rectangle on the paper, in points. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function draw(page: Page, { sheet, start, labels, firm, phone }: LabelsPaper): void {
  // A number that is rung is never cut in two.
  const owner = [firm ?? 'Groundsheet', ...(phone ? [phone.replaceAll(' ', '\u00a0')] : [])];
  page.describe({ title: TITLE, footer: null, runningTitle: '' });
  const grid: LabelSheet = LABEL_SHEETS[sheet];
  const perSheet = grid.columns * grid.rows;
  labels.forEach((label, index) => {
    const at = (start - 1 + index) % perSheet;
    if (index > 0 && at === 0) page.beginPart();
    drawLabel(page, label, owner, placeOf(grid, at));
  });
}

/** The room on the label, without its edge. */
function placeOf({ columns, width, height, left, top, gap }: LabelSheet, at: number): Place {
  const [row, column] = [Math.floor(at / columns), at % columns];
  return {
    x: (left + column * (width + gap) + PADDING) * MM,
    y: (top + row * height + PADDING) * MM,
    width: (width - 2 * PADDING) * MM,
    height: (height - 2 * PADDING) * MM,
  };
}

function drawLabel(page: Page, label: MachineLabel, owner: readonly string[], place: Place): void {
  const { x, y, width, height } = place;
  const isWide = width / height > WIDE;
  const code = isWide ? Math.min(height, width * 0.5) : Math.min(width, height * 0.6);
  const codeX = isWide ? x : x + (width - code) / 2;
  page.artifact(() =>
    drawQrCode(
      page.pen,
      new TextDecoder().decode(label.address),
      codeX,
      isWide ? y + (height - code) / 2 : y,
      code,
    ),
  );
  const beside = { x: x + code + 2 * MM, y, width: width - code - 2 * MM, height };
  const below = { x, y: y + code + 6 * MM, width, height: height - code - 6 * MM };
  drawText(page, label, owner, isWide ? beside : below, isWide ? 'left' : 'center');
}

function drawText(
  page: Page,
  label: MachineLabel,
  owner: readonly string[],
  place: Place,
  align: 'left' | 'center',
): void {
  const { plantNumber, machineNumber, vehicleType } = label;
  const { x, width, height } = place;
  const big = Math.min(height * 0.24, width * 0.22);
  const small = big * 0.58;
  const fit = { lines: 2, smallest: 5 };
  let y = place.y;
  const line = (text: string, face: 'strong' | 'text', size: number, color: string) =>
    page.tag('P', () => {
      y = page.text(text, { face, size, color, align, leading: 1.15, fit }, x, y, width);
    });
  line(plantNumber, 'strong', big, INK.ink);
  line(machineNumber, 'text', small, INK.ink);
  line(vehicleType, 'text', small, INK.muted);
  // Four lines at the foot; smaller where a long machine number has taken their room.
  const bottom = place.y + height;
  const foot = Math.min(small * 0.7, (bottom - y) / (4 * 1.15));
  y = Math.max(y, bottom - foot * 1.15 * 4);
  line(PURPOSE, 'text', foot, INK.ink);
  for (const words of owner) line(words, 'text', foot, INK.muted);
}
