import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Clock, Config, type EventSubscriber, Subscriber } from '@groundsheet/platform';
import { HALF_OBJECTS } from '../storage/folder-storage.js';
import { StoredUploads } from './stored-uploads.js';
import { oldestUnattached, Upload } from './upload.entity.js';

/** A file may still be on its way when its address is too old for a new one; no request takes that long. */
const GRACE = 3_600_000;
const AT_A_TIME = 100;

/**
 * Removes what nobody has taken within a day, addresses that no file has come to, and half files of a process that
 * was killed.
 */
@Subscriber(HousekeepingDue)
export class RemoveAbandonedUploadsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly stored: StoredUploads,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async handle(): Promise<void> {
    while ((await this.removeSome()) === AT_A_TIME);
    for (const folder of ['incoming', join('objects', HALF_OBJECTS)]) {
      await this.removeHalfFiles(join(this.config.dataDir, folder));
    }
  }

  /** A holder that asks for one meanwhile finds it too old (`isThereFor`). */
  private async removeSome(): Promise<number> {
    const now = this.clock.now();
    const abandoned = await this.em.find(
      Upload,
      {
        heldBy: null,
        $or: [
          { createdAt: { $lte: oldestUnattached(now) } },
          { state: { $ne: 'stored' }, expiresAt: { $lte: new Date(now.getTime() - GRACE) } },
        ],
      },
      { limit: AT_A_TIME, disableIdentityMap: true },
    );
    await this.stored.remove(abandoned);
    return abandoned.length;
  }

  private async removeHalfFiles(folder: string): Promise<void> {
    const oldest = this.clock.now().getTime() - GRACE;
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < oldest) await rm(path, { force: true });
    }
  }
}
