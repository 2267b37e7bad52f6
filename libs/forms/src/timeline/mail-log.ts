import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EmailFailed, EmailSent } from '@groundsheet/contracts';
import { Audit, Clock, LiveSignals, Transaction } from '@groundsheet/platform';
import { DriverForm } from '../form/driver-form.entity.js';
import { FormLinks } from '../links/form-links.js';

/** How the mails of forms and sets fared: a line in the event log of each, and a hint to screens that have it open. */
@Injectable()
export class MailLog {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly audit: Audit,
    private readonly links: FormLinks,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
  ) {}

  /** One line for each state of a mail, however often it is told. */
  async write(mail: (EmailSent | EmailFailed)['payload']): Promise<void> {
    const { emailId, formKind, formId, driverId, recipient, state, at } = mail;
    const isSet = formKind === 'form-set';
    const entry = {
      what: `email.${state}` as const,
      about: { kind: isSet ? ('form-set' as const) : ('form' as const), id: formId },
      details: { mail: emailId, recipient: this.links.hashOf(recipient) },
    };
    await this.transaction.run(async () => {
      await this.clock.at(new Date(at), () => this.audit.recordOnce(entry));
      const ownerId = driverId ?? (isSet ? null : await this.claimedBy(formId));
      await this.signals.tell(isSet ? 'form-sets.changed' : 'forms.changed', { ownerId });
    });
  }

  /** A driver may have claimed since what a guest has sent. */
  private async claimedBy(id: string): Promise<string | null> {
    const form = await this.em.findOne(DriverForm, { id }, { fields: ['driverId'] });
    return form?.driverId ?? null;
  }
}
