import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { GoneAfter } from '../database/gone-after.decorator.js';

/** How often something limited has been done by or to a person, until the count starts again. */
@GoneAfter('endsAt', 0)
@Entity({ tableName: 'limit_counters' })
export class LimitCounter {
  [PrimaryKeyProp]?: ['name', 'subject'];

  @Property({ type: 'string', length: 40, primary: true })
  name!: string;

  /** See `hashOf`: counting does not need the value itself. */
  @Property({ type: 'character', length: 64, primary: true })
  subject!: string;

  @Property({ type: 'integer' })
  count!: number;

  @Property({ type: 'datetime', length: 3, index: true })
  endsAt!: Date;
}
