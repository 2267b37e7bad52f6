const URL_OF_UPLOAD = /^\/api\/objects\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What an uploaded file is called in a form: `/api/objects/<uuid>`. Only the sender of a photo can read it there. */
export function urlOfUpload(id: string): string {
  return `/api/objects/${id}`;
}

/** The id in such a name; undefined where it is none. */
export function uploadIdOf(url: string): string | undefined {
  return URL_OF_UPLOAD.exec(url)?.[1];
}
