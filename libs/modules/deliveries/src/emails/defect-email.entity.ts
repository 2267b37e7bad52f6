import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { isList, type DefectNews } from './defect-news.js';
import { subjectOfDefect } from './defect-words.js';
import { Email, type Postmark } from './email.entity.js';

/** A mail about a defect to a person who has to act on it, or was told of it before. */
@Index({
  name: 'emails_of_defect',
  expression: `create index "emails_of_defect" on "emails" ("defect_id") where "defect_id" is not null`,
})
@Entity({ discriminatorValue: 'defect' })
export class DefectEmail extends Email {
  override readonly about = 'defect';

  /** Null where it is about several. */
  @Property({ type: 'uuid', nullable: true })
  defectId: string | null = null;

  @Property({ type: 'json' })
  defectNews!: DefectNews;

  /** The id follows from the event and the recipient: an event that arrives twice finds it taken. */
  static queue(news: DefectNews, recipient: string, postmark: Postmark): DefectEmail {
    const id = uuidv5(recipient, news.requestId);
    return new DefectEmail().filled(id, news, recipient, postmark);
  }

  /** A further mail like this one. */
  again(postmark: Postmark): DefectEmail {
    return new DefectEmail().filled(uuidv7(), this.defectNews, this.recipient, postmark);
  }

  private filled(id: string, defectNews: DefectNews, recipient: string, postmark: Postmark): this {
    const defectId = isList(defectNews) ? null : defectNews.defectId;
    Object.assign(this, { id, defectId, defectNews, driverName: '', subject: subjectOfDefect(defectNews) });
    this.address(recipient, postmark);
    return this;
  }
}
