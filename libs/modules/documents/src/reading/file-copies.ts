import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Uploads } from '@groundsheet/files';
import { Config } from '@groundsheet/platform';

/** Copies of documents' files on this machine, for the processes that read and draw them. */
@Injectable()
export class FileCopies {
  constructor(
    private readonly uploads: Uploads,
    private readonly config: Config,
  ) {}

  /** The copy is gone afterwards; should this process be killed, housekeeping removes it. */
  async with<Result>(
    { documentId, fileId }: { documentId: string; fileId: string },
    use: (path: string) => Promise<Result>,
  ): Promise<Result> {
    const folder = join(this.config.dataDir, 'incoming');
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    try {
      const { content } = await this.uploads.open(fileId, documentId);
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }
}
