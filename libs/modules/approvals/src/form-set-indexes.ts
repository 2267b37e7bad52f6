import { Index } from '@mikro-orm/decorators/legacy';

const SEARCHED = [
  'driver_name',
  'plant_number',
  'machine_key',
  'company_name',
  'order_numbers',
  'reference',
  'form_references',
];

/** What lists are searched by, as a generated column. */
export const SEARCHED_TEXT = `(folded(${SEARCHED.map((column) => `coalesce(${column}, '')`).join(` || chr(10) || `)})) stored`;

const OPEN = `where "status" <> 'completed'`;
const BY_CHANGE = `"changed_at" desc, "id" desc`;

/** Each in the order, and under the condition, of what reads it. */
const INDEXES: Readonly<Record<string, string>> = {
  form_sets_counted: `("is_of_confirmed", "timesheet_complete", "check_sheet_complete", "status") ${OPEN}`,
  form_sets_listed: `(${BY_CHANGE}) ${OPEN}`,
  form_sets_oldest: `("week_ending", "changed_at", "id") ${OPEN}`,
  form_sets_completed: `(${BY_CHANGE}) where "status" = 'completed'`,
  form_sets_unconfirmed: `(${BY_CHANGE}) where not "is_of_confirmed"`,
  form_sets_of_driver: `("driver_id", "status", ${BY_CHANGE})`,
  form_sets_searched: `using gin ("searched" gin_trgm_ops) where "status" = 'completed'`,
  form_sets_of_company: `("company_id", ${BY_CHANGE})`,
  form_sets_of_machine: `("machine_key", ${BY_CHANGE})`,
};

/** Gives the table of form sets the indexes of its lists, and the one that there is one open set of a kind. */
export function FormSetIndexes(): ClassDecorator {
  return (set) => {
    // As decorators that stand above each other, the last one first.
    for (const [name, on] of Object.entries(INDEXES).toReversed())
      Index({ name, expression: `create index "${name}" on "form_sets" ${on}` })(set);
    Index({
      name: 'form_sets_open',
      expression: `create unique index "form_sets_open" on "form_sets" ("driver_id", "machine_key", "company_id", "week_ending") nulls not distinct ${OPEN}`,
    })(set);
  };
}
