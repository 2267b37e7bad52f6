import { open, readFile } from 'node:fs/promises';
import { DRAWN, type Pictures } from '../images/pictures.js';
import type { UploadedFile, UploadKind } from './upload.entity.js';

/** A file with nothing in it but what it is for. */
export interface CleanFile extends UploadedFile {
  readonly content: Buffer;
}

/**
 * Judges a stranger's file by its content. Pictures are redrawn. A PDF is kept as it is: it is parsed only in a process of
 * its own, and shown by readers that trust nobody.
 *
 * @param path of a file of at most `LARGEST_UPLOAD`
 * @throws {Problem} as {@link Pictures.photo} does
 */
export async function cleanFile(
  pictures: Pictures,
  kind: UploadKind,
  path: string,
  mostDots: number,
): Promise<CleanFile> {
  if (kind === 'document' && (await isPdf(path))) {
    const content = await readFile(path);
    return { content, contentType: 'application/pdf', byteSize: content.length, width: null, height: null };
  }
  const photo = await pictures.photo({ path, mostDots, ...DRAWN[kind] });
  const content = Buffer.from(photo.content.buffer, photo.content.byteOffset, photo.content.byteLength);
  return { ...photo, content, contentType: `image/${DRAWN[kind].as}`, byteSize: content.length };
}

/** At the very beginning: what has anything before it is also something else. */
async function isPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(5), 0, 5, 0);
    return buffer.toString('latin1', 0, bytesRead) === '%PDF-';
  } finally {
    await file.close();
  }
}
