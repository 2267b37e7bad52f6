import { findCode } from './find-code.js';
import { pixelsOf } from './pixels.js';
import type { View } from './views.js';

/** What the page asks: a picture and where to look, or pixels it has drawn itself. */
export type ScanQuestion = { id: number } & (
  { picture: ImageBitmap | Blob; views: readonly View[] } | { pixels: ImageData }
);

export interface ScanAnswer {
  id: number;
  code: string | null;
}

addEventListener('message', async ({ data }: MessageEvent<ScanQuestion>) => {
  // A file that is no picture holds no code.
  const code = await answer(data).catch(() => null);
  postMessage({ id: data.id, code } satisfies ScanAnswer);
});

async function answer(question: ScanQuestion): Promise<string | null> {
  if ('pixels' in question) return findCode(question.pixels);
  const { picture, views } = question;
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
