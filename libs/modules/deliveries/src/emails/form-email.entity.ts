import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { RETURNED_STATES, type MailWords, type PdfRenderedPayload } from '@groundsheet/contracts';
import { Email, type MailedRecord, type Postmark } from './email.entity.js';
import { subjectOf } from './form-subject.js';

/** The condition of the index of mails that came back: it names them, and both have to say the same. */
export const RETURNED = `state in (${RETURNED_STATES.map((state) => `'${state}'`).join(', ')})`;

/** A mail about a form, with the facts it is made from. */
@Index({
  name: 'emails_returned',
  expression: `create index "emails_returned" on "emails" ("form_date") where ${RETURNED}`,
})
@Entity({ discriminatorValue: 'form' })
@Unique({ properties: ['formId', 'recipient', 'sendingNo'] })
export class FormEmail extends Email {
  override readonly about = 'form';

  @Property({ type: 'string', length: 20 })
  formKind!: PdfRenderedPayload['formKind'];

  @Property({ type: 'uuid' })
  formId!: string;

  /** Numbers the mails of one form to one recipient. An event that arrives twice finds its number taken. */
  @Property({ type: 'smallint' })
  sendingNo: number = 1;

  @Property({ type: 'string', length: 20 })
  reference!: string;

  /** The company of the register that the form is for, or the typed client. */
  @Property({ type: 'text' })
  companyName!: string;

  /** Week ending or check date. */
  @Property({ type: 'date' })
  formDate!: string;

  @Property({ type: 'datetime', length: 3 })
  submittedAt!: Date;

  /** Key of the PDF in object storage. */
  @Property({ type: 'string', length: 80 })
  objectKey!: string;

  @Property({ type: 'integer' })
  byteSize!: number;

  /** Name of the attached PDF. */
  @Property({ type: 'text' })
  fileName!: string;

  /** The account it is from, whose address replies go to; null for a guest's. */
  @Property({ type: 'uuid', nullable: true })
  senderId: string | null = null;

  /** What it says of the form. */
  @Property({ type: 'json' })
  words!: MailWords;

  /** Date of sending in the link. Stored, so that a retry on another day sends the same mail. */
  @Property({ type: 'date' })
  linkDate!: string;

  /**
   * A mail about a rendered form to one of its recipients.
   *
   * @param sending id and number of a mail after the first
   */
  static queue(
    form: PdfRenderedPayload,
    recipient: string,
    postmark: Postmark,
    sending: Partial<Pick<FormEmail, 'id' | 'sendingNo'>> = {},
  ): FormEmail {
    const { formKind, formId, reference, companyName, driverName, formDate, submittedAt } = form;
    const { objectKey, byteSize, fileName, words } = form;
    const email = Object.assign(new FormEmail(), {
      formKind,
      formId,
      reference,
      companyName,
      driverName,
      formDate,
      objectKey,
      byteSize,
      fileName,
      senderId: form.driverId,
      words,
      ...sending,
    });
    email.address(recipient, postmark);
    email.submittedAt = new Date(submittedAt);
    email.linkDate = postmark.today;
    email.subject = subjectOf(email);
    return email;
  }

  /** A further mail like this one, with links of today. */
  again(sendingNo: number, postmark: Postmark): FormEmail {
    const email = Object.assign(new FormEmail(), this.facts(), { sendingNo });
    email.address(this.recipient, postmark);
    email.linkDate = postmark.today;
    return email;
  }

  override get record(): MailedRecord {
    return { kind: this.formKind, id: this.formId };
  }

  private facts() {
    const { formKind, formId, reference, companyName, driverName, formDate, submittedAt } = this;
    const { objectKey, byteSize, fileName, subject, senderId, words } = this;
    return {
      formKind,
      formId,
      reference,
      companyName,
      driverName,
      formDate,
      submittedAt,
      objectKey,
      byteSize,
      fileName,
      subject,
      senderId,
      words,
    };
  }
}
