import type { Size } from './drawing.js';
import { greyPng } from './grey-png.js';

/** Pixels of the picture per point of the sheet, as long as it stays within what the server takes. */
const SCALE = 2;
export const PICTURE_MOST = { width: 2000, height: 1000 } as const;
const MARGIN = 12;

export interface Stroke {
  readonly paths: readonly { readonly x: number; readonly y: number }[];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the sheet that holds ink, with a margin, so that a small signature is not lost on paper. */
export function inkBox(strokes: readonly Stroke[], sheet: Size): Box {
  const points = strokes.flatMap((stroke) => stroke.paths);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - MARGIN));
  const top = Math.max(0, Math.floor(Math.min(...ys) - MARGIN));
  const right = Math.min(sheet.width, Math.ceil(Math.max(...xs) + MARGIN));
  const bottom = Math.min(sheet.height, Math.ceil(Math.max(...ys) + MARGIN));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** How many pixels a point of this sheet gets. */
export function scaleOf({ width, height }: Size): number {
  return Math.min(SCALE, PICTURE_MOST.width / width, PICTURE_MOST.height / height);
}

/** Cuts the drawn part out of a picture of the whole sheet. */
export async function cropToInk(picture: string, strokes: readonly Stroke[], sheet: Size): Promise<string> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const box = inkBox(strokes, sheet);
  const scale = scaleOf(sheet);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round(box.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return picture;
  pen.drawImage(image, -box.x * scale, -box.y * scale);
  return greyPng(pen.getImageData(0, 0, canvas.width, canvas.height));
}

const TYPED = { width: 1200, height: 320, name: 120, mark: 44 } as const;
const FACE = 'Barlow, "Noto Sans", sans-serif';

/** A name as a signature that was typed, which the picture itself says wherever it goes. */
export function typedSignature(name: string): string | null {
  const canvas = document.createElement('canvas');
  const { width, height, name: size, mark } = TYPED;
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#1b1f23';
  pen.textBaseline = 'alphabetic';
  pen.font = `italic 600 ${size}px ${FACE}`;
  pen.fillText(name, 24, 170, width - 48);
  pen.font = `${mark}px ${FACE}`;
  pen.fillText('Signed by typing the name', 24, 270, width - 48);
  return canvas.toDataURL('image/png');
}
