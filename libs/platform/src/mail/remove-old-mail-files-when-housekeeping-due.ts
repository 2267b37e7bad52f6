import { HousekeepingDue } from '@groundsheet/contracts';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Clock } from '../clock.js';
import { Config } from '../config/config.js';
import type { EventSubscriber } from '../events/domain-event.js';
import { Subscriber } from '../events/subscriber.decorator.js';

const KEPT_DAYS = 90;

/** Mails written to files are kept 90 days (docs/safeguards.md, Retention). */
@Subscriber(HousekeepingDue)
export class RemoveOldMailFilesWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const folder = join(this.config.dataDir, 'mail');
    const oldest = this.clock.now().getTime() - KEPT_DAYS * 86_400_000;
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.eml'))) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < oldest) await rm(path, { force: true });
    }
  }
}
