import { Migration } from '@mikro-orm/migrations';

export class Migration20261122231405_find_forms_by_date extends Migration {
  override name = 'Migration20261122231405_find_forms_by_date';

  override up(): void | Promise<void> {
    this.addSql(`create index "forms_dated" on "forms" ("date") where "superseded_by" is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "forms_dated";`);
  }
}
