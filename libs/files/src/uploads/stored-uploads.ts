import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ObjectStorage } from '../storage/object-storage.js';
import { Upload } from './upload.entity.js';

/** Takes files out of the storage for good. */
@Injectable()
export class StoredUploads {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
  ) {}

  /** The rows go last: what breaks off is found again by the next attempt. */
  async remove(uploads: readonly Upload[]): Promise<void> {
    const ids = uploads.map(({ id }) => id);
    const keys = new Set(uploads.map(({ objectKey }) => objectKey));
    // A copy that another form or document holds needs the same object.
    const needed = await this.em.find(
      Upload,
      { objectKey: { $in: [...keys] }, id: { $nin: ids } },
      { disableIdentityMap: true },
    );
    for (const { objectKey } of needed) keys.delete(objectKey);
    for (const key of keys) await this.storage.delete(key);
    await this.em.nativeDelete(Upload, { id: { $in: ids } });
  }
}
