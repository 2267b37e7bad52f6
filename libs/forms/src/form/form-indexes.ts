import { Index } from '@mikro-orm/decorators/legacy';
import { SIGNED } from '../rows/checks-sql.js';
import { CHANGED_ON, OF_OFFICE } from '../rows/listed-forms-sql.js';
import { machineKeySql } from '../rows/packed-sql.js';

const SEARCHED = [
  'reference',
  'driver_signed_name',
  'operator_signed_name',
  'plant_number',
  'machine_number',
  'order_number',
  'site_location',
  'company_name',
  'client_firm',
];

/** What lists are searched by, as a generated column. */
export const SEARCHED_TEXT = `(folded(${SEARCHED.map((column) => `coalesce(${column}, '')`).join(` || chr(10) || `)})) stored`;

/** Each in the order, and under the condition, of the list that reads it. */
const INDEXES: Readonly<Record<string, string>> = {
  forms_of_driver: `("driver_id", "changed_at" desc, "id" desc) where "driver_id" is not null`,
  forms_sent: `("submitted_at") where "status" = 'submitted'`,
  forms_drafts: `("driver_id") where "status" = 'draft'`,
  forms_checks_of_machine: `(${machineKeySql('"plant_number"')}, "date" desc, (${SIGNED}) desc, "id" desc) where "kind" = 'check-sheet' and "status" = 'submitted' and "superseded_by" is null`,
  forms_dated: `("kind", "date", "driver_id") include ("status", "day_hours") where "superseded_by" is null`,
  forms_of_company: `("company_id")`,
  forms_of_office: `("changed_at" desc, "id" desc) where ${OF_OFFICE}`,
  forms_corrected: `("changed_at" desc, "id" desc) where "superseded_by" is not null`,
  forms_of_machine: `(${machineKeySql('"plant_number"')}, "changed_at" desc, "id" desc) where ${OF_OFFICE}`,
  forms_searched: `using gin ("searched" gin_trgm_ops, ${CHANGED_ON})`,
};

/** Gives the table of all forms the indexes of the lists that are read of it. */
export function FormIndexes(): ClassDecorator {
  return (form) => {
    // As decorators that stand above each other, the last one first.
    for (const [name, on] of Object.entries(INDEXES).toReversed())
      Index({ name, expression: `create index "${name}" on "forms" ${on}` })(form);
  };
}
