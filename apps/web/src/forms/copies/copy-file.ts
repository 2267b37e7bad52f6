import { zipSync, type Zippable } from 'fflate';

import type { KeptDraft } from '../drafts/draft-store.js';

/** A form with its pictures, as it leaves the phone. */
export interface CopiedForm extends KeptDraft {
  /** By the names under which the device keeps them, see `picture-store.ts`. */
  pictures: readonly { name: string; picture: Blob }[];
}

/** What the file says of itself: a later version of ours may write it in another way. */
export const COPY_FORMAT = 'groundsheet-form-1';
export const COPY_TYPE = 'application/zip';
export const COPY_EXTENSION = '.groundsheet';
export const COPY_ABOUT = 'form.json';
export const COPY_PICTURES_TYPE = 'image/jpeg';

/**
 * Packs a form into a `.groundsheet` file, a ZIP of `form.json` and its pictures, which any device can send. Nothing in
 * it is compressed: pictures are JPEG, and opening one cannot make it grow.
 */
export async function packCopy({ kind, draft, pictures }: CopiedForm): Promise<Uint8Array<ArrayBuffer>> {
  const named = pictures.map(({ name, picture }, at) => ({ name, file: `pictures/${at + 1}.jpg`, picture }));
  const about = {
    format: COPY_FORMAT,
    kind,
    draft,
    pictures: named.map(({ name, file }) => ({ name, file })),
  };
  const files: Zippable = { [COPY_ABOUT]: new TextEncoder().encode(JSON.stringify(about)) };
  for (const { file, picture } of named) files[file] = new Uint8Array(await picture.arrayBuffer());
  return zipSync(files, { level: 0 }) as Uint8Array<ArrayBuffer>;
}
