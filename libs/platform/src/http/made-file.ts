import { Logger, StreamableFile } from '@nestjs/common';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { describeError } from '../problems/describe-error.js';

const logger = new Logger('MadeFile');

/** How the browser saves a file. */
interface SavedAs {
  readonly type: string;
  /** `timesheets-and-check-sheets-2026-11-21.csv`; ASCII only. */
  readonly name: string;
}

/**
 * A file that is made while it is sent: nothing is made ahead of what the caller reads, and nothing more once they hang
 * up. A failure before the first bytes is refused as usual; after that the connection is broken off, so that half a
 * file is never taken for a whole one (docs/decisions/0018).
 */
export async function madeFile(content: Readable, { type, name }: SavedAs): Promise<StreamableFile> {
  await once(content, 'readable');
  // Too late to tell the caller; the log is for whoever runs the product.
  content.once('error', (error) => logger.error({ file: name, cause: describeError(error) }));
  return new StreamableFile(content, { type, disposition: `attachment; filename="${name}"` });
}
