import { Migration } from '@mikro-orm/migrations';

export class Migration20261124105914_find_corrected_forms extends Migration {
  override name = 'Migration20261124105914_find_corrected_forms';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "forms_corrected" on "forms" ("changed_at" desc, "id" desc) where "superseded_by" is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "forms_corrected";`);
  }
}
