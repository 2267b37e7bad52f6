import { EntityManager } from '@mikro-orm/postgresql';
import { CertificateRead } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { CertificateFile } from '../certificate-file.entity.js';

/** Nothing of it is entered: the form shows it, and a person judges it. */
@Subscriber(CertificateRead, { atOnce: true })
export class KeepProposalsWhenCertificateRead implements EventSubscriber<PayloadOf<typeof CertificateRead>> {
  constructor(private readonly em: EntityManager) {}

  async handle({ id, proposals }: PayloadOf<typeof CertificateRead>): Promise<void> {
    await this.em.nativeUpdate(CertificateFile, { id }, { proposals });
  }
}
