import { extractDocument, Scanner, type CornerPoints } from 'scanic';

import { QUALITY } from '../../upload/shrink-photo.js';

/** Where its edges are, or, where that is said, the picture straightened. */
export interface EdgesRequest {
  picture: ImageData;
  corners?: CornerPoints;
}

/** So large a picture is searched: more dots are slower, and find no more. */
const SEARCHED = 500;
/** Edges as faint as those of white paper on a light table. */
const FAINT = { lowThreshold: 20, highThreshold: 60 };
/** Where it is less sure than that, a line of print or a frame was taken for an edge. */
const SURE = 0.85;

// The library makes its canvas by the document, which there is none of here.
Object.assign(globalThis, { document: { createElement: () => new OffscreenCanvas(1, 1) } });

addEventListener('message', ({ data }: MessageEvent<EdgesRequest>) => {
  const answer = data.corners ? straighten(data.picture, data.corners) : find(data.picture);
  answer.catch(() => null).then((found) => postMessage(found));
});

async function find(picture: ImageData): Promise<CornerPoints | null> {
  const { success, confidence, corners } = await new Scanner().scan(picture, {
    maxProcessingDimension: SEARCHED,
    ...FAINT,
  });
  return success && (confidence ?? 0) >= SURE ? corners : null;
}

async function straighten(picture: ImageData, corners: CornerPoints): Promise<Blob | null> {
  const { output } = await extractDocument(picture, corners, { output: 'canvas' });
  const canvas = output as unknown as OffscreenCanvas | null;
  return canvas && canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
