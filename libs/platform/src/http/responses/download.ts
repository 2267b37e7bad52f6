import { StreamableFile } from '@nestjs/common';
import type { Readable } from 'node:stream';

/** How the browser saves a file. */
export interface SavedAs {
  readonly type: string;
  /** `timesheet-2026-11-21-TS-7K3M9QXD.pdf`; ASCII only. */
  readonly name: string;
}

/** A file that the browser saves, and does not show. */
export function download(content: Readable | Uint8Array, { type, name }: SavedAs): StreamableFile {
  return new StreamableFile(content as Uint8Array, { type, disposition: `attachment; filename="${name}"` });
}
