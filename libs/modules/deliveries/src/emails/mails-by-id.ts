import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Audit, type AuditEntry } from '@groundsheet/platform';
import { Email } from './email.entity.js';
import type { FormEmail } from './form-email.entity.js';
import type { ToldEmail } from './told-email.entity.js';
import { mailProblems } from '../mails/mail.problems.js';

/** A mail of the table: it brings a form, or says what was told. */
export type KnownMail = FormEmail | ToldEmail;

/** Mails that the office asks for by their id. */
@Injectable()
export class MailsById {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
  ) {}

  /**
   * To be looked at, which is recorded once an hour.
   *
   * @throws {Problem} 404
   */
  async read(id: string, as: 'mail' | 'pdf'): Promise<KnownMail> {
    const email = await this.em.findOne(Email, { id });
    if (!email) throw mailProblems.unknown();
    await this.audit.recordHourly({ what: 'mail.read', about: subjectOf(email), details: { as, mail: id } });
    return email as KnownMail;
  }

  /**
   * To be sent once more. Two who ask for it come one after the other.
   *
   * @throws {Problem} 404
   */
  async locked(id: string): Promise<KnownMail> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['unwanted'] } as const;
    const email = await this.em.findOne(Email, { id }, options);
    if (!email) throw mailProblems.unknown();
    return email as KnownMail;
  }
}

/** In whose record it stands what was done to a mail. */
export function subjectOf({ record: { kind, id } }: Email): AuditEntry['about'] {
  // Its machine may be in no register.
  if (kind === 'defect') return { kind: 'machine', id: null };
  return { kind: kind === 'account' || kind === 'off-hire' || kind === 'form-set' ? kind : 'form', id };
}
