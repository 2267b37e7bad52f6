import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { SignatureMailPayload } from '@groundsheet/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Email, type Postmark } from './email.entity.js';
import { typed } from './form-subject.js';

const LONGEST_SUBJECT = 160;

/** What the mail says, as it was told. */
type Told = Pick<
  SignatureMailPayload,
  'requestId' | 'title' | 'sentence' | 'lines' | 'note' | 'button' | 'leadsTo'
>;

/** A mail about a request to sign. The key of its link is made when it is sent; what is stored opens nothing. */
@Entity({ discriminatorValue: 'signature' })
export class SignatureEmail extends Email {
  override readonly about = 'signature';

  @Property({ type: 'string', length: 20 })
  formKind!: SignatureMailPayload['formKind'];

  @Property({ type: 'uuid' })
  formId!: string;

  @Property({ type: 'string', length: 20 })
  reference!: string;

  /** None: it is not one of the numbered mails that bring a form. */
  @Property({ type: 'smallint', nullable: true })
  sendingNo: null = null;

  /** The account whose form it is, whose address replies go to; null for a guest's. */
  @Property({ type: 'uuid', nullable: true })
  senderId: string | null = null;

  @Property({ type: 'json' })
  told!: Told;

  /** @param payload its id becomes the mail's, so an event that arrives twice finds it taken */
  static queue(payload: SignatureMailPayload, postmark: Postmark): SignatureEmail {
    const { mailId: id, recipient, formKind, formId, reference, driverName, senderId, subject } = payload;
    const { requestId, title, sentence, lines, note, button, leadsTo } = payload;
    const told: Told = { requestId, title, sentence, lines, note, button, leadsTo };
    const email = Object.assign(new SignatureEmail(), {
      ...{ id, formKind, formId, reference, driverName, senderId, told },
      subject: typed(subject, LONGEST_SUBJECT),
    });
    email.address(recipient, postmark);
    return email;
  }

  /** A further mail like this one. */
  again(postmark: Postmark): SignatureEmail {
    const { formKind, formId, reference, driverName, senderId, told, subject } = this;
    const facts = { formKind, formId, reference, driverName, senderId, told, subject };
    const email: SignatureEmail = Object.assign(new SignatureEmail(), facts, { id: uuidv7() });
    email.address(this.recipient, postmark);
    return email;
  }
}
