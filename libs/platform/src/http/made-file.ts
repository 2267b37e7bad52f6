import { Logger, StreamableFile } from '@nestjs/common';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { describeError } from '../problems/describe-error.js';

const logger = new Logger('MadeFile');

/** What a browser is told of a file that it is to save. */
interface SavedAs {
  readonly type: string;
  /** `timesheets-and-check-sheets-2026-11-21.csv`; plain letters. */
  readonly name: string;
}

/**
 * A file that is made while it is sent: nothing is made ahead of what the caller takes, and nothing more once he hangs
 * up. What fails before the first of it is there is refused as usual; later the connection is broken off, so that half
 * a file is never taken for a whole one.
 */
export async function madeFile(content: Readable, { type, name }: SavedAs): Promise<StreamableFile> {
  await once(content, 'readable');
  // Nobody is told any more but whoever runs the product.
  content.once('error', (error) => logger.error({ file: name, cause: describeError(error) }));
  return new StreamableFile(content, { type, disposition: `attachment; filename="${name}"` });
}
