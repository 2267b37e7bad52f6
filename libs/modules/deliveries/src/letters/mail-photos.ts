import { Injectable } from '@nestjs/common';
import { shrinkForMail, Uploads } from '@groundsheet/files';
import { Problem } from '@groundsheet/platform';
import { buffer } from 'node:stream/consumers';
import type { FormEmail } from '../emails/form-email.entity.js';
import type { SmallPhoto } from '../emails/form-email.js';

/** All others are in the PDF. */
const MOST_PHOTOS = 3;

/** The photos that a mail shows, small; they take some 100 KB of it at most. */
@Injectable()
export class MailPhotos {
  constructor(private readonly uploads: Uploads) {}

  /** One that has been erased meanwhile is left out. */
  async of({ words }: FormEmail): Promise<SmallPhoto[]> {
    const photos: SmallPhoto[] = [];
    for (const { defect, uploadId, heldBy } of words.photos.slice(0, MOST_PHOTOS)) {
      const upload = await this.uploads.open(uploadId, heldBy).catch(gone);
      const jpeg = upload && (await shrinkForMail(await buffer(upload.content)));
      if (jpeg) photos.push({ defect, jpeg });
    }
    return photos;
  }
}

function gone(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}
