import { ObjectMissing, ObjectStorage } from '@groundsheet/files';
import { download } from '@groundsheet/platform';
import type { StreamableFile } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { FormEmail } from '../emails/form-email.entity.js';
import { isAttached } from '../emails/form-email.js';
import { MailsById } from '../emails/mails-by-id.js';
import { Letters } from '../letters/letters.js';
import { mailProblems } from '../mails/mail.problems.js';

/** The HTML part of a mail, for the frame on the page of the mail; asked for by itself it is recorded as well. */
export class GetMailPage extends Query<string> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetMailPage)
export class GetMailPageHandler implements IQueryHandler<GetMailPage> {
  constructor(
    private readonly mails: MailsById,
    private readonly letters: Letters,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id }: GetMailPage): Promise<string> {
    const { html } = await this.letters.preview(await this.mails.read(id, 'mail'));
    return html;
  }
}

/** The PDF that went out with a mail. */
export class GetMailAttachment extends Query<StreamableFile> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetMailAttachment)
export class GetMailAttachmentHandler implements IQueryHandler<GetMailAttachment> {
  constructor(
    private readonly mails: MailsById,
    private readonly storage: ObjectStorage,
  ) {}

  /** @throws {Problem} 404 where there is no such mail, or no PDF to it */
  async execute({ id }: GetMailAttachment): Promise<StreamableFile> {
    const email = await this.mails.read(id, 'pdf');
    if (!(email instanceof FormEmail) || !isAttached(email)) throw mailProblems.noAttachment();
    const content = await this.storage.stream(email.objectKey).catch((error: unknown) => {
      throw error instanceof ObjectMissing ? mailProblems.noAttachment() : error;
    });
    return download(content, { type: 'application/pdf', name: email.fileName });
  }
}
