import { Migration } from '@mikro-orm/migrations';

const SEARCHED = ['driver_name', 'plant_number', 'company_name', 'order_numbers', 'reference'];

export class Migration20261124034637_find_sets_by_their_forms extends Migration {
  override name = 'Migration20261124034637_find_sets_by_their_forms';

  override up(): void | Promise<void> {
    this.addSql(`alter table "form_sets" drop column "searched", add "form_references" text null;`);
    this.addSql(
      `update "form_sets" set "form_references" = (select string_agg("facts"->>'reference', ', ' order by "form_id") from "forms_in_sets" where "set_id" = "form_sets"."id");`,
    );
    this.makeSearched([...SEARCHED, 'form_references']);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "form_sets" drop column "searched", drop column "form_references";`);
    this.makeSearched(SEARCHED);
  }

  /** The index went with the column that it was on. */
  private makeSearched(columns: readonly string[]): void {
    const text = columns.map((column) => `coalesce(${column}, '')`).join(' || chr(10) || ');
    this.addSql(`alter table "form_sets" add "searched" text generated always as (${text}) stored null;`);
    this.addSql(
      `create index "form_sets_searched" on "form_sets" using gin ("searched" gin_trgm_ops) where "status" = 'completed';`,
    );
  }
}
