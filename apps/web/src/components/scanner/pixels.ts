import { cutOf, type View } from './views.js';

export type Picture = ImageBitmap | HTMLVideoElement;

/** True where a worker can draw: everywhere but in older iPhones. */
export const WORKER_DRAWS = typeof OffscreenCanvas !== 'undefined';

/** Draws a view of a picture and gives its pixels; in a worker, or on the page where only the page can draw. */
export function pixelsOf(picture: Picture, view: View): ImageData {
  const [width, height] = sizeOf(picture);
  const cut = cutOf(view, width, height);
  const context = contextOf(cut.toWidth, cut.toHeight);
  context.drawImage(picture, cut.left, cut.top, cut.width, cut.height, 0, 0, cut.toWidth, cut.toHeight);
  return context.getImageData(0, 0, cut.toWidth, cut.toHeight);
}

function sizeOf(picture: Picture): [width: number, height: number] {
  return 'videoWidth' in picture
    ? [picture.videoWidth, picture.videoHeight]
    : [picture.width, picture.height];
}

function contextOf(width: number, height: number) {
  const settings = { willReadFrequently: true };
  const canvas = WORKER_DRAWS
    ? new OffscreenCanvas(width, height)
    : Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', settings) as CanvasRenderingContext2D | null;
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  return context;
}
