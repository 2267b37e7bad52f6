import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { Email, type Postmark } from './email.entity.js';
import type { OffHireTold } from './off-hire-news.js';
import { offHireSubject } from './off-hire-words.js';

/** A mail about an off-hire notice: to the side that has the machine on hire, or to the office. */
@Entity({ discriminatorValue: 'off-hire' })
export class OffHireEmail extends Email {
  override readonly about = 'off-hire';

  @Index({
    name: 'emails_of_off_hire',
    expression: `create index "emails_of_off_hire" on "emails" ("off_hire_id") where "off_hire_id" is not null`,
  })
  @Property({ type: 'uuid' })
  offHireId!: string;

  @Property({ type: 'string', length: 20 })
  reference!: string;

  /** What it is made from, as it was on that day. */
  @Property({ type: 'json' })
  news!: OffHireTold;

  /**
   * @param sender the firm or the product, which the subject begins with; an event that arrives twice makes the same id
   */
  static queue(recipient: string, news: OffHireTold, postmark: Postmark, sender: string): OffHireEmail {
    const { offHireId } = news.facts;
    const id = OffHireEmail.idOf(recipient, news);
    return OffHireEmail.make(id, recipient, news, offHireSubject(news, sender), offHireId, postmark);
  }

  /** One for each piece of news and recipient. */
  static idOf(recipient: string, { what, side, facts }: OffHireTold): string {
    return uuidv5(`${what} ${side} ${recipient}`, facts.offHireId);
  }

  /** A further mail like this one. */
  again(postmark: Postmark): OffHireEmail {
    return OffHireEmail.make(uuidv7(), this.recipient, this.news, this.subject, this.offHireId, postmark);
  }

  private static make(
    id: string,
    recipient: string,
    news: OffHireTold,
    subject: string,
    offHireId: string,
    postmark: Postmark,
  ): OffHireEmail {
    const { reference } = news.facts;
    const email: OffHireEmail = Object.assign(new OffHireEmail(), {
      id,
      news,
      subject,
      offHireId,
      reference,
    });
    // Who gave the notice is in the mail itself; the account of a driver it is not about.
    email.driverName = '';
    email.address(recipient, postmark);
    return email;
  }
}
