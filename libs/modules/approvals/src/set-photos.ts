import type { DriverForm, FormResponse } from '@groundsheet/forms';

/** Ids of the photos on a form, in their order. */
export function photoIdsOf(form: DriverForm): string[] {
  return form.files().map((url) => url.slice(url.lastIndexOf('/') + 1));
}

/** A form as its set shows it: whoever may read the set may see its photos, though not the form by itself. */
export function withPhotosOfSet(setId: string, form: DriverForm, response: FormResponse): FormResponse {
  const photoURLs = photoIdsOf(form).map((photo) => `/api/combined-forms/${setId}/photos/${photo}`);
  return photoURLs.length > 0 ? Object.assign(response, { photoURLs }) : response;
}
