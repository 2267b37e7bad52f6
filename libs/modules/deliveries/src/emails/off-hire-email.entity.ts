import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { Email, type Postmark } from './email.entity.js';
import type { OffHireTold } from './off-hire-news.js';
import { offHireSubject } from './off-hire-words.js';

/** A mail about off-hire: to the side that has the machine on hire, or to the office. */
@Entity({ discriminatorValue: 'off-hire' })
export class OffHireEmail extends Email {
  override readonly about = 'off-hire';

  @Index({
    name: 'emails_of_off_hire',
    expression: `create index "emails_of_off_hire" on "emails" ("off_hire_id") where "off_hire_id" is not null`,
  })
  @Property({ type: 'uuid', nullable: true })
  offHireId: string | null = null;

  @Property({ type: 'string', length: 20, nullable: true })
  reference: string | null = null;

  /** What it is made from, as it was on that day. */
  @Property({ type: 'json' })
  news!: OffHireTold;

  /**
   * @param sender the firm or the product, which the subject begins with; an event that arrives twice makes the same id
   */
  static queue(recipient: string, news: OffHireTold, postmark: Postmark, sender: string): OffHireEmail {
    return OffHireEmail.make(idOf(recipient, news), recipient, news, offHireSubject(news, sender), postmark);
  }

  /** A further mail like this one. */
  again(postmark: Postmark): OffHireEmail {
    return OffHireEmail.make(uuidv7(), this.recipient, this.news, this.subject, postmark);
  }

  private static make(
    id: string,
    recipient: string,
    news: OffHireTold,
    subject: string,
    postmark: Postmark,
  ): OffHireEmail {
    const email: OffHireEmail = Object.assign(new OffHireEmail(), { id, news, subject });
    email.offHireId = news.facts.offHireId;
    email.reference = news.facts.reference;
    // Who gave the notice is in the mail itself; the account of a driver it is not about.
    email.driverName = '';
    email.address(recipient, postmark);
    return email;
  }
}

/** One for each piece of news and recipient. */
function idOf(recipient: string, news: OffHireTold): string {
  return uuidv5(`${news.what} ${news.side} ${recipient}`, news.facts.offHireId);
}
