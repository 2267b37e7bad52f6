import type { CornerPoints } from 'scanic';

import { drawnPhoto } from '../../upload/shrink-photo.js';
import type { EdgesRequest } from './edges.worker.js';

/** As large as corners are shown and dragged. */
const SHOWN = 1200;
/** A driver does not wait longer for it: the picture is used as it is. */
const FIND_WITHIN_MS = 3000;
const STRAIGHTEN_WITHIN_MS = 15_000;
/** A page that fills so much of its picture is as good as cropped, in parts of the picture. */
const NEXT_TO_BORDER = 0.03;

export interface FoundPage {
  picture: HTMLCanvasElement;
  /** In dots of that picture. */
  corners: CornerPoints;
}

/** Looks for the edges of a page in a photo; null where there are none, or they are the photo's own. */
export async function findPage(photo: Blob): Promise<FoundPage | null> {
  const picture = await drawnPhoto(photo, SHOWN).catch(() => null);
  if (!picture) return null;
  const corners = await ask<CornerPoints>({ picture: dotsOf(picture) }, FIND_WITHIN_MS);
  return corners && !fills(picture, corners) ? { picture, corners } : null;
}

/**
 * The page of a photo by itself, as if looked at from straight above, as JPEG.
 *
 * @param corners in dots of the picture
 * @returns null where the browser is too weak for it
 */
export function straightened(picture: HTMLCanvasElement, corners: CornerPoints): Promise<Blob | null> {
  return ask<Blob>({ picture: dotsOf(picture), corners }, STRAIGHTEN_WITHIN_MS);
}

/** Corners in dots of a picture of another size. */
export function scaled(corners: CornerPoints, by: number): CornerPoints {
  const place = ({ x, y }: CornerPoints['topLeft']) => ({ x: x * by, y: y * by });
  const { topLeft, topRight, bottomRight, bottomLeft } = corners;
  return {
    topLeft: place(topLeft),
    topRight: place(topRight),
    bottomRight: place(bottomRight),
    bottomLeft: place(bottomLeft),
  };
}

function dotsOf(picture: HTMLCanvasElement): ImageData {
  return picture.getContext('2d')!.getImageData(0, 0, picture.width, picture.height);
}

function fills({ width, height }: HTMLCanvasElement, corners: CornerPoints): boolean {
  return Object.values(corners).every(
    ({ x, y }: CornerPoints['topLeft']) =>
      Math.min(x, width - x) < width * NEXT_TO_BORDER && Math.min(y, height - y) < height * NEXT_TO_BORDER,
  );
}

/** Asks a worker of its own, which is ended with the answer or when the time is over. */
function ask<Answer>(request: EdgesRequest, withinMs: number): Promise<Answer | null> {
  const worker = new Worker(new URL('./edges.worker.ts', import.meta.url), { type: 'module', name: 'edges' });
  const answer = new Promise<Answer | null>((resolve) => {
    setTimeout(() => resolve(null), withinMs);
    worker.addEventListener('error', () => resolve(null));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | null>) => resolve(data));
    worker.postMessage(request, [request.picture.data.buffer]);
  });
  return answer.finally(() => worker.terminate());
}
