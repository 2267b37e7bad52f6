import { Migration } from '@mikro-orm/migrations';

export class Migration20261122214742_count_changes_of_an_approval extends Migration {
  override name = 'Migration20261122214742_count_changes_of_an_approval';

  override up(): void | Promise<void> {
    this.addSql(`alter table "form_sets" add "approval_version" int not null default 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "form_sets" drop column "approval_version";`);
  }
}
