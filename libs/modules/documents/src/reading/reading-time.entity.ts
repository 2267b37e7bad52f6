import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How long the documents of an account have been read lately, and when it was last their turn (docs/decisions/0040). */
@Entity({ tableName: 'reading_times' })
export class ReadingTime {
  @PrimaryKey({ type: 'uuid' })
  ownerId!: string;

  @Property({ type: 'datetime', length: 3 })
  turnAt!: Date;

  /** The hour, as of the clock, and the day on site that it is counted for; milliseconds. */
  @Property({ type: 'datetime', length: 3 })
  hour!: Date;

  @Property({ type: 'integer' })
  ofHour!: number;

  @Property({ type: 'date' })
  day!: string;

  @Property({ type: 'integer' })
  ofDay!: number;
}
