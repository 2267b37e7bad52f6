import { Logger, type StreamableFile } from '@nestjs/common';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { describeError } from '../../problems/describe-error.js';
import { download, type SavedAs } from './download.js';

const logger = new Logger('MadeFile');

/**
 * A file that is made while it is sent: nothing is made ahead of what the caller reads, and nothing more once they hang
 * up. A failure before the first bytes is refused as usual; after that the connection is broken off, so that half a
 * file is never taken for a whole one (docs/decisions/0014).
 */
export async function madeFile(content: Readable, as: SavedAs): Promise<StreamableFile> {
  await once(content, 'readable');
  // Too late to tell the caller; the log is for the people who run the product.
  content.once('error', (error) => logger.error({ file: as.name, cause: describeError(error) }));
  return download(content, as);
}
