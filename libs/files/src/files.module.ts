import { Global, Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Pictures } from './images/pictures.js';
import { FreeSpace } from './storage/free-space.js';
import { storageProvider } from './storage/storage.provider.js';
import { GuestUploads } from './uploads/guest-uploads.js';
import { IncomingUploads } from './uploads/incoming-uploads.js';
import { RemoveAbandonedUploadsWhenHousekeepingDue } from './uploads/remove-abandoned-uploads-when-housekeeping-due.js';
import { UploadAddresses } from './uploads/upload-addresses.js';
import { UploadRoom } from './uploads/upload-room.js';
import { DeleteFilesWhenUploadsReleased } from './uploads/delete-files-when-uploads-released.js';
import { StoredUploads } from './uploads/stored-uploads.js';
import { Upload } from './uploads/upload.entity.js';
import { Uploads } from './uploads/uploads.js';
import { UploadsController } from './uploads/uploads.controller.js';

const shared = [Pictures, Uploads, UploadAddresses, FreeSpace, storageProvider];

/** What strangers send, and where it is kept: uploads, the process that decodes pictures, object storage. Global, as platform is. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([Upload])],
  controllers: [UploadsController],
  providers: [
    ...shared,
    UploadRoom,
    GuestUploads,
    IncomingUploads,
    StoredUploads,
    DeleteFilesWhenUploadsReleased,
    RemoveAbandonedUploadsWhenHousekeepingDue,
  ],
  exports: shared,
})
export class FilesModule {}
