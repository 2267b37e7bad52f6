import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { RepairPdf } from '@groundsheet/contracts';
import { download } from '@groundsheet/platform';
import { ObjectMissing, ObjectStorage } from '@groundsheet/files';
import { DefectEmail } from '../emails/defect-email.entity.js';
import type { Email } from '../emails/email.entity.js';
import { FormEmail } from '../emails/form-email.entity.js';
import { isAttached } from '../emails/form-email.js';
import { KnownMails } from '../emails/known-mails.js';
import { RepairPdfs } from '../letters/repair-pdfs.js';
import { mailProblems } from '../mails/mail.problems.js';

/** The PDF that went out with a mail. */
export class GetMailAttachment extends Query<StreamableFile> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetMailAttachment)
export class GetMailAttachmentHandler implements IQueryHandler<GetMailAttachment> {
  constructor(
    private readonly mails: KnownMails,
    private readonly storage: ObjectStorage,
    private readonly repairs: RepairPdfs,
  ) {}

  /** @throws {Problem} 404 where there is no such mail, or no PDF to it */
  async execute({ id }: GetMailAttachment): Promise<StreamableFile> {
    const attached = await this.attachedTo(await this.mails.read(id, 'pdf'));
    if (!attached?.objectKey) throw mailProblems.noAttachment();
    const content = await this.storage.stream(attached.objectKey).catch((error: unknown) => {
      throw error instanceof ObjectMissing ? mailProblems.noAttachment() : error;
    });
    return download(content, { type: 'application/pdf', name: attached.fileName });
  }

  private async attachedTo(email: Email): Promise<RepairPdf | null> {
    if (email instanceof DefectEmail) return this.repairs.told(email);
    return email instanceof FormEmail && isAttached(email) ? email : null;
  }
}
