import { open, readFile } from 'node:fs/promises';
import { cleanPhoto, LONGEST_SIDE } from '../images/photo.js';
import type { UploadedFile, UploadKind } from './upload.entity.js';

/** A file with nothing in it but what it is for. */
export interface CleanFile extends UploadedFile {
  readonly content: Buffer;
}

/**
 * Judges a stranger's file by its content. Pictures are drawn anew (see `cleanPhoto`). A PDF is kept as it is: it is
 * parsed only in a process of its own, and shown by readers that trust nobody.
 *
 * @param path of a file of at most `LARGEST_UPLOAD`
 * @throws {Problem} as `cleanPhoto` does
 */
export async function cleanFile(kind: UploadKind, path: string, mostDots: number): Promise<CleanFile> {
  if (kind === 'document' && (await isPdf(path))) {
    const content = await readFile(path);
    return { content, contentType: 'application/pdf', byteSize: content.length, width: null, height: null };
  }
  return cleanPhoto(path, mostDots, LONGEST_SIDE[kind]);
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
