import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Email } from '../emails/email.entity.js';
import { FormEmail } from '../emails/form-email.entity.js';
import { OffHireEmail } from '../emails/off-hire-email.entity.js';
import { isAttached } from '../emails/form-email.js';
import { KnownMails } from '../emails/known-mails.js';
import { Letters } from '../letters/letters.js';
import type { MailInFullResponse } from '../mails/mail.dto.js';

export class GetMail extends Query<MailInFullResponse> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetMail)
export class GetMailHandler implements IQueryHandler<GetMail> {
  constructor(
    private readonly mails: KnownMails,
    private readonly letters: Letters,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id }: GetMail): Promise<MailInFullResponse> {
    const email = await this.mails.read(id, 'mail');
    const { text } = await this.letters.preview(email);
    return { ...factsOf(email), text };
  }
}

function factsOf(email: Email): Omit<MailInFullResponse, 'text'> {
  const form = email instanceof FormEmail ? email : null;
  const notice = email instanceof OffHireEmail ? email : null;
  const { id, recipient, subject, driverName, state, attempts } = email;
  return {
    ...{ id, recipient, subject, driverName, state, attempts },
    about: form?.formKind ?? notice?.about ?? (email.about === 'defect' ? 'defect' : 'account'),
    formId: form?.formId ?? notice?.offHireId ?? null,
    reference: (form ?? notice)?.reference ?? null,
    attachment: form && isAttached(form) ? form.fileName : null,
    error: email.lastError,
    queuedAt: email.queuedAt.toISOString(),
    sentAt: email.sentAt?.toISOString() ?? null,
    reportedAt: email.reportedAt?.toISOString() ?? null,
  };
}
