import { Migration } from '@mikro-orm/migrations';

export class Migration20261126092004_keep_photos_of_repairs extends Migration {
  override name = 'Migration20261126092004_keep_photos_of_repairs';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "forms" add "repair_link_id" uuid null, add "photo_hashes" jsonb null default '[]';`,
    );
    this.addSql(
      `create index "forms_by_repair_link" on "forms" ("repair_link_id") where repair_link_id is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "forms_by_repair_link";`);
    this.addSql(`alter table "forms" drop column "repair_link_id", drop column "photo_hashes";`);
  }
}
