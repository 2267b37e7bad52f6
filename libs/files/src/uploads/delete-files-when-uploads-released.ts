import { EntityManager } from '@mikro-orm/postgresql';
import { UploadsReleased } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { StoredUploads } from './stored-uploads.js';
import { Upload } from './upload.entity.js';

const AT_A_TIME = 100;

/** All that has been released so far, so that a job that comes late or twice does no harm. */
@Subscriber(UploadsReleased)
export class DeleteFilesWhenUploadsReleased implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly stored: StoredUploads,
  ) {}

  async handle(): Promise<void> {
    for (;;) {
      const released = await this.em.find(
        Upload,
        { state: 'released' },
        { orderBy: { id: 'asc' }, limit: AT_A_TIME, disableIdentityMap: true },
      );
      await this.stored.remove(released);
      if (released.length < AT_A_TIME) return;
    }
  }
}
