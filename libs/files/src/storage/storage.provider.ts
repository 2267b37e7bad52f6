import type { FactoryProvider } from '@nestjs/common';
import { join } from 'node:path';
import { Config } from '@groundsheet/platform';
import { FolderStorage } from './folder-storage.js';
import { ObjectStorage } from './object-storage.js';

/** The bucket of `STORAGE_URL`, otherwise the data folder. */
export const storageProvider: FactoryProvider<ObjectStorage> = {
  provide: ObjectStorage,
  inject: [Config],
  useFactory: async ({ storage, dataDir }: Config) => {
    if (!storage) return new FolderStorage(join(dataDir, 'objects'));
    // The S3 client is large, so it is only loaded when it is used.
    const { S3Storage } = await import('./s3-storage.js');
    return new S3Storage(storage);
  },
};
