import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type IncomingFile, Problem } from '@groundsheet/platform';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { uploadProblems } from './upload.problems.js';

/** In bytes: 10 MB (docs/product.md, Photos and uploads). */
export const LARGEST_UPLOAD = 10_485_760;

/**
 * Streams a file into a folder, under a name of its own, and counts it on the way.
 *
 * @param folder made on first use, readable by its owner only
 * @returns the path of the file, which is the caller's to remove
 * @throws {Problem} 413 as soon as it is too large, 400 when it does not come to its end; nothing is left then
 */
export async function receiveFile({ stream, announcedSize }: IncomingFile, folder: string): Promise<string> {
  if (announcedSize !== undefined && announcedSize > LARGEST_UPLOAD) throw uploadProblems.tooLarge();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.part`);
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(counted(stream, LARGEST_UPLOAD, uploadProblems.tooLarge));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return path;
}

/**
 * Reads a small file at once, for a route of its own.
 *
 * @throws {Problem} the given one as soon as it is too large, 400 when it does not come to its end
 */
export async function readFile(
  { stream, announcedSize }: IncomingFile,
  mostBytes: number,
  tooLarge: () => Problem,
): Promise<Buffer> {
  if (announcedSize !== undefined && announcedSize > mostBytes) throw tooLarge();
  return buffer(counted(stream, mostBytes, tooLarge));
}

/** Leaves the stream open where it stops: closing it would cut the connection that the refusal goes back by. */
async function* counted(
  stream: Readable,
  mostBytes: number,
  tooLarge: () => Problem,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Problem ? error : uploadProblems.brokenOff();
  }
}
