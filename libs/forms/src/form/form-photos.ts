import { FORM_KINDS } from '@groundsheet/form-rules';
import type { Uploads } from '@groundsheet/files';
import type { Picture } from '@groundsheet/paper';
import { buffer } from 'node:stream/consumers';
import type { DriverForm } from './driver-form.entity.js';

/** Where the photos of a form can be read, by anyone who may read it. */
export const PHOTO_URLS = {
  type: [String] as [StringConstructor],
  description: 'Where the photos can be read, by anyone who may read the form.',
};

/** See `PHOTO_URLS`. */
export function photoUrlsOf(form: DriverForm): string[] {
  return form.fileIds().map((photo) => `/api/${FORM_KINDS[form.kind].path}/${form.id}/photos/${photo}`);
}

/**
 * The photos of a form for its paper, in their order.
 *
 * @param captionOf what a photo shows, by its address on the form
 */
export async function picturesOf(
  uploads: Uploads,
  form: DriverForm,
  captionOf: (url: string) => string | null = () => null,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [at, photo] of form.fileIds().entries()) {
    const { content } = await uploads.open(photo, form.id);
    pictures.push({ jpeg: await buffer(content), caption: captionOf(form.files()[at]!) });
  }
  return pictures;
}
