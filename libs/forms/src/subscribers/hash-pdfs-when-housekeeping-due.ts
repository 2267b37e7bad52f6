import { HousekeepingDue } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { MadePdfs } from '../pdf/made-pdfs.js';

/** In an hour, so that what else waits for housekeeping gets its turn. */
const MOST = 5_000;

/** PDFs from before hashes were kept are hashed, the latest first (docs/decisions/0022). */
@Subscriber(HousekeepingDue)
export class HashPdfsWhenHousekeepingDue implements EventSubscriber {
  constructor(private readonly made: MadePdfs) {}

  async handle(): Promise<void> {
    for (let hashed = 0; hashed < MOST; hashed += 1) if (!(await this.made.hashNext())) return;
  }
}
