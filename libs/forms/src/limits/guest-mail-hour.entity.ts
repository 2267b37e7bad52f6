import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';

/** The guests' mails of one network that go in one hour, or have been promised for it. */
@Entity({ tableName: 'guest_mail_hours' })
export class GuestMailHour {
  [PrimaryKeyProp]?: ['hour', 'network'];

  /** When the hour begins. */
  @Property({ type: 'datetime', length: 3, primary: true })
  hour!: Date;

  /** See `hashOf` of platform. */
  @Property({ type: 'character', length: 64, primary: true })
  network!: string;

  @Property({ type: 'integer' })
  mails!: number;

  /** Those that were taken after half of the day's count had gone. */
  @Property({ type: 'integer' })
  late!: number;
}
