/** The sheet that is drawn on, in its own points: the same on every screen, however it is turned. */
export const SHEET = { width: 640, height: 440 } as const;

/** Pixels of the picture per point of the sheet; a full sheet stays far below the server's 2000 by 1000. */
const SCALE = 2;
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
export function inkBox(strokes: readonly Stroke[]): Box {
  const points = strokes.flatMap((stroke) => stroke.paths);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - MARGIN));
  const top = Math.max(0, Math.floor(Math.min(...ys) - MARGIN));
  const right = Math.min(SHEET.width, Math.ceil(Math.max(...xs) + MARGIN));
  const bottom = Math.min(SHEET.height, Math.ceil(Math.max(...ys) + MARGIN));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

export const PICTURE = { width: SHEET.width * SCALE, height: SHEET.height * SCALE } as const;

/** Cuts the drawn part out of a picture of the whole sheet. */
export async function cropToInk(picture: string, strokes: readonly Stroke[]): Promise<string> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const box = inkBox(strokes);
  const canvas = document.createElement('canvas');
  canvas.width = box.width * SCALE;
  canvas.height = box.height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return picture;
  pen.drawImage(image, -box.x * SCALE, -box.y * SCALE);
  return canvas.toDataURL('image/png');
}
