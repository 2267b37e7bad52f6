import type { DriverForm, FormResponse } from '@groundsheet/forms';

/** A form as its set shows it: readers of the set may see its photos, though not the form by itself. */
export function withPhotosOfSet(setId: string, form: DriverForm, response: FormResponse): FormResponse {
  const photoURLs = form.fileIds().map((photo) => `/api/combined-forms/${setId}/photos/${photo}`);
  return photoURLs.length > 0 ? Object.assign(response, { photoURLs }) : response;
}
