import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Config, type IncomingFile, Transaction } from '@groundsheet/platform';
import { Pictures } from '../images/pictures.js';
import { ObjectStorage } from '../storage/object-storage.js';
import { cleanFile, type CleanFile } from './clean-file.js';
import { receiveFile } from './receive-file.js';
import { Upload } from './upload.entity.js';
import { uploadProblems } from './upload.problems.js';
import { urlOfUpload } from './upload-url.js';
import { UploadRoom } from './upload-room.js';

/**
 * Takes the files that come to the addresses. While one is on its way there is only a temporary file: no
 * transaction, no connection to the database. Whatever breaks off before its end has not used the address up.
 */
@Injectable()
export class IncomingUploads {
  private readonly folder: string;

  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly room: UploadRoom,
    private readonly storage: ObjectStorage,
    private readonly pictures: Pictures,
    config: Config,
  ) {
    this.folder = join(config.dataDir, 'incoming');
  }

  /**
   * @param id of an address that has been checked
   * @param mostDots that a picture of this sender may have
   * @returns what the file is called in a form
   * @throws {Problem}
   */
  async receive(id: string, file: IncomingFile, mostDots: number): Promise<string> {
    const upload = await this.em.findOne(Upload, { id });
    this.refuseUsed(id, upload);
    await this.room.refuseWithout(upload);
    const path = await receiveFile(file, this.folder);
    try {
      const clean = await cleanFile(this.pictures, upload.kind, path, mostDots);
      await this.store(id, clean, await sha256Of(path));
    } finally {
      await rm(path, { force: true });
    }
    return urlOfUpload(id);
  }

  /** Claimed first and stored then: of two files to one address, the second never touches the first's object. */
  private async store(id: string, file: CleanFile, sha256: string): Promise<void> {
    const { objectKey } = await this.claim(id, file, sha256);
    try {
      await this.storage.put(objectKey, file.content);
    } catch (error) {
      await this.change(id, (upload) => upload.takeBack());
      throw error;
    }
    await this.change(id, (upload) => upload.stored());
  }

  private claim(id: string, file: CleanFile, sha256: string): Promise<Upload> {
    return this.transaction.run(async () => {
      await this.room.hold();
      const upload = await this.locked(id);
      this.refuseUsed(id, upload);
      await this.room.refuseWithout(upload, file.byteSize);
      upload.claim(file, sha256);
      return upload;
    });
  }

  private change(id: string, change: (upload: Upload) => void): Promise<void> {
    return this.transaction.run(async () => {
      const upload = await this.locked(id);
      if (upload) change(upload);
    });
  }

  private locked(id: string): Promise<Upload | null> {
    return this.em.findOne(Upload, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  private refuseUsed(id: string, upload: Upload | null): asserts upload is Upload {
    // Signed by us, but removed since.
    if (!upload) throw uploadProblems.addressExpired();
    if (upload.state !== 'expected') throw uploadProblems.addressUsed(urlOfUpload(id));
  }
}

/** Of what was sent, not of what is made of it: the phone compares it with what it has. */
async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
