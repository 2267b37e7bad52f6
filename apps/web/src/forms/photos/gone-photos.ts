import { ApiError } from '../../lib/api-error.js';

/** Refusals of a photo that is not on the server any more, or not for this form: the picture here can go again. */
const GONE = ['upload.unknown', 'upload.attached'];

/** Which photos of a form the server has not got, by the refusal of the form. */
export function gonePhotos(error: unknown, photos: readonly string[]): string[] {
  const details = error instanceof ApiError ? error.problem?.details : undefined;
  if (!Array.isArray(details)) return [];
  return photos.filter((_, index) =>
    details.some(({ path, code }) => path.endsWith(`photos.${index}`) && GONE.includes(code)),
  );
}
