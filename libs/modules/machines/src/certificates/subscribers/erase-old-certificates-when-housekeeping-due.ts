import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock, Retention, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { CertificateFile } from '../certificate-file.entity.js';
import { Certificate } from '../certificate.entity.js';
import { CertificateFiles } from '../certificate-files.js';

const AT_A_TIME = 100;
const UNUSED_MS = 24 * 3_600_000;

/** Certificates that were replaced as long ago as forms are kept go, and files that nobody has made a certificate of. */
@Subscriber(HousekeepingDue)
export class EraseOldCertificatesWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly files: CertificateFiles,
    private readonly transaction: Transaction,
    private readonly retention: Retention,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    while ((await this.transaction.run(() => this.eraseOld())) === AT_A_TIME);
    while ((await this.transaction.run(() => this.eraseUnused())) === AT_A_TIME);
  }

  private async eraseOld(): Promise<number> {
    const old = await this.em.find(
      Certificate,
      { replacedAt: { $lte: this.retention.over() } },
      { limit: AT_A_TIME, disableIdentityMap: true },
    );
    await this.files.erase(old.flatMap(({ fileId }) => fileId ?? []));
    await this.em.nativeDelete(Certificate, { id: { $in: old.map(({ id }) => id) } });
    return old.length;
  }

  private async eraseUnused(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - UNUSED_MS);
    const unused = await this.em.find(
      CertificateFile,
      { certificateId: null, expectedAt: { $lte: before } },
      // One that is being taken for a certificate is none of them any more.
      { limit: AT_A_TIME, disableIdentityMap: true, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    await this.files.erase(unused.map(({ id }) => id));
    return unused.length;
  }
}
