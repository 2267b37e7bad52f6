import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FormEmail } from '../emails/form-email.entity.js';
import { isAttached } from '../emails/form-email.js';
import { MailsById, type KnownMail } from '../emails/mails-by-id.js';
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
    private readonly mails: MailsById,
    private readonly letters: Letters,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id }: GetMail): Promise<MailInFullResponse> {
    const email = await this.mails.read(id, 'mail');
    const { text } = await this.letters.preview(email);
    return { ...factsOf(email), text };
  }
}

function factsOf(email: KnownMail): Omit<MailInFullResponse, 'text'> {
  const { id, recipient, subject, driverName, state, attempts, reference } = email;
  const { kind: about, id: formId } = email.record;
  return {
    id,
    recipient,
    subject,
    driverName,
    state,
    attempts,
    reference,
    about,
    formId: about === 'account' || about === 'defect' ? null : formId,
    attachment: email instanceof FormEmail && isAttached(email) ? email.fileName : null,
    error: email.lastError,
    queuedAt: email.queuedAt.toISOString(),
    sentAt: email.sentAt?.toISOString() ?? null,
    reportedAt: email.reportedAt?.toISOString() ?? null,
  };
}
