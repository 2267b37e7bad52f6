import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Audit, type AuditEntry } from '@groundsheet/platform';
import type { AccountEmail } from './account-email.entity.js';
import { DefectEmail } from './defect-email.entity.js';
import { Email } from './email.entity.js';
import { FormEmail } from './form-email.entity.js';
import { OffHireEmail } from './off-hire-email.entity.js';
import { SignatureEmail } from './signature-email.entity.js';
import { mailProblems } from '../mails/mail.problems.js';

/** Mails that the office asks for by their id. */
@Injectable()
export class KnownMails {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
  ) {}

  /**
   * To be looked at, which is recorded once an hour.
   *
   * @throws {Problem} 404
   */
  async read(id: string, as: 'mail' | 'pdf'): Promise<Email> {
    const email = await this.em.findOne(Email, { id });
    if (!email) throw mailProblems.unknown();
    await this.audit.recordReading({ what: 'mail.read', about: subjectOf(email), details: { as, mail: id } });
    return email;
  }

  /**
   * To be sent once more. Two who ask for it come one after the other.
   *
   * @throws {Problem} 404
   */
  async locked(id: string): Promise<Email> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['unwanted'] } as const;
    const email = await this.em.findOne(Email, { id }, options);
    if (!email) throw mailProblems.unknown();
    return email;
  }
}

/** In whose record it stands what was done to a mail. */
export function subjectOf(email: Email): AuditEntry['about'] {
  if (email instanceof OffHireEmail) return { kind: 'off-hire', id: email.offHireId };
  // Its machine may be in no register.
  if (email instanceof DefectEmail) return { kind: 'machine', id: null };
  if (!(email instanceof FormEmail || email instanceof SignatureEmail))
    return { kind: 'account', id: (email as AccountEmail).driverId };
  return { kind: email.formKind === 'form-set' ? 'form-set' : 'form', id: email.formId };
}
