import { Migration } from '@mikro-orm/migrations';

const KEY = (column: string) => `upper(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`;
const PACKED = (column: string) => `upper(regexp_replace(${column}, '\\s', '', 'g'))`;
const SEARCHED = [
  'driver_name',
  'plant_number',
  'company_name',
  'order_numbers',
  'reference',
  'form_references',
];

export class Migration20261125154957_tell_machines_by_letters_and_digits extends Migration {
  override name = 'Migration20261125154957_tell_machines_by_letters_and_digits';

  override up(): void | Promise<void> {
    this.addSql(`alter table "form_sets" drop column "searched", add "machine_key" varchar(60) null;`);
    this.addSql(`update "form_sets" set "machine_key" = nullif(${KEY('"plant_number"')}, '');`);
    this.makeSearched(SEARCHED.toSpliced(2, 0, 'machine_key'));
    this.addSql(`drop index "form_sets_open";`);
    this.joinSets();
    this.makeOpen('machine_key');
    this.makeOfMachine(KEY('"plant_number"'));
    this.addSql(`create index "machines_numbered" on "machines" (${KEY('"plant_number"')});`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "machines_numbered";`);
    this.makeOfMachine(PACKED('"plant_number"'));
    this.addSql(`alter table "form_sets" drop column "searched", drop column "machine_key";`);
    this.makeSearched(SEARCHED);
    this.makeOpen('plant_number');
  }

  /**
   * Open sets of one machine, written in several ways, become one: what is in the others follows its forms there, by the jobs
   * that always do that. Two timesheets that were sent have no room in one set, so the second keeps a set of its own.
   */
  private joinSets(): void {
    this.addSql(`
      create temporary table "joined_sets" on commit drop as
      select id, place, has_timesheet
        from (select id, has_timesheet, row_number() over (
                       partition by driver_id, company_id, week_ending, machine_key
                       order by has_timesheet desc, signed_versions is not null desc, id) as place
                from (select *, exists (select from "forms_in_sets" where set_id = "form_sets".id
                                          and kind = 'timesheet' and status = 'submitted') as has_timesheet
                        from "form_sets" where status <> 'completed') as open) as placed
       where place > 1;`);
    // No number of a machine looks like this, so nothing new joins them.
    this.addSql(
      `update "form_sets" set "machine_key" = '#' || id where id in (select id from "joined_sets");`,
    );
    this.addSql(`
      select graphile_worker.add_job('RefreshSetWhenFormSaved', forms.facts::json)
        from "joined_sets" join "forms_in_sets" as forms on forms.set_id = "joined_sets".id
       where not "joined_sets".has_timesheet;`);
  }

  private makeOpen(column: string): void {
    this.addSql(
      `create unique index "form_sets_open" on "form_sets" ("driver_id", "${column}", "company_id", "week_ending") nulls not distinct where "status" <> 'completed';`,
    );
  }

  /** The index went with the column that it was on. */
  private makeSearched(columns: readonly string[]): void {
    const text = columns.map((column) => `coalesce(${column}, '')`).join(' || chr(10) || ');
    this.addSql(`alter table "form_sets" add "searched" text generated always as (${text}) stored null;`);
    this.addSql(
      `create index "form_sets_searched" on "form_sets" using gin ("searched" gin_trgm_ops) where "status" = 'completed';`,
    );
  }

  private makeOfMachine(key: string): void {
    this.addSql(`drop index "forms_checks_of_machine", "forms_of_machine";`);
    this.addSql(
      `create index "forms_checks_of_machine" on "forms" (${key}, "date" desc, "id" desc) where "kind" = 'check-sheet' and "status" = 'submitted' and "superseded_by" is null;`,
    );
    this.addSql(
      `create index "forms_of_machine" on "forms" (${key}, "changed_at" desc, "id" desc) where (status = 'submitted' or operator_signature is not null);`,
    );
  }
}
