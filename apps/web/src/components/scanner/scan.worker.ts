import { findCode } from './find-code.js';
import { pixelsOf } from './pixels.js';
import type { View } from './views.js';

/** What the page asks: a picture and where to look, or pixels it has drawn itself. */
export type ScanRequest = { id: number } & (
  { picture: ImageBitmap | Blob; views: readonly View[] } | { pixels: ImageData }
);

export interface ScanResult {
  id: number;
  code: string | null;
}

addEventListener('message', async ({ data }: MessageEvent<ScanRequest>) => {
  // A file that is no picture holds no code.
  const code = await search(data).catch(() => null);
  postMessage({ id: data.id, code } satisfies ScanResult);
});

async function search(request: ScanRequest): Promise<string | null> {
  if ('pixels' in request) return findCode(request.pixels);
  const { picture, views } = request;
  const bitmap = picture instanceof Blob ? await createImageBitmap(picture) : picture;
  try {
    for (const view of views) {
      const code = findCode(pixelsOf(bitmap, view));
      if (code) return code;
    }
    return null;
  } finally {
    bitmap.close();
  }
}
