import { open, readFile } from 'node:fs/promises';
import { photoProblems } from '../images/photo.problems.js';
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
  const start = await startOf(path);
  // At the very beginning: what has anything before it is also something else.
  if (kind === 'document' && start.startsWith('%PDF-')) {
    const content = await readFile(path);
    return { content, contentType: 'application/pdf', byteSize: content.length, width: null, height: null };
  }
  if (kind === 'document' && start.includes('%PDF')) throw photoProblems.damagedPdf();
  const photo = await pictures.photo({ path, mostDots, ...DRAWN[kind] });
  const content = Buffer.from(photo.content.buffer, photo.content.byteOffset, photo.content.byteLength);
  return { ...photo, content, contentType: `image/${DRAWN[kind].as}`, byteSize: content.length };
}

const FIRST_BYTES = 1024;

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
