import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import type { FormFacts } from '@groundsheet/contracts';
import { FormSet } from './form-set.entity.js';

/**
 * A form that stands in a set; in one at most. What is known about it is kept here, so that a set is judged without reading
 * its forms. Of a completed set these rows are the snapshot: its forms are locked, so none moves on from this version.
 */
@Index({
  name: 'forms_in_sets_one_timesheet',
  expression: `create unique index "forms_in_sets_one_timesheet" on "forms_in_sets" ("set_id") where "kind" = 'timesheet' and "status" = 'submitted'`,
})
@Entity({ tableName: 'forms_in_sets' })
export class FormInSet {
  @PrimaryKey({ type: 'uuid' })
  formId!: string;

  @Index()
  @ManyToOne({ entity: () => FormSet, fieldName: 'set_id', deleteRule: 'cascade' })
  set!: Rel<FormSet>;

  @Property({ type: 'string', length: 20 })
  kind!: FormFacts['kind'];

  @Property({ type: 'string', length: 10 })
  status!: FormFacts['status'];

  /** As the form is now, or was when its set was completed. */
  @Property({ type: 'json' })
  facts!: FormFacts;

  isNow(facts: FormFacts): void {
    const { id: formId, kind, status } = facts;
    Object.assign(this, { formId, kind, status, facts });
  }

  get isComplete(): boolean {
    return this.facts.missing.length === 0;
  }
}
