import { Migration } from '@mikro-orm/migrations';

export class Migration20261125164546_complete_a_set_without extends Migration {
  override name = 'Migration20261125164546_complete_a_set_without';

  override up(): void | Promise<void> {
    this.addSql(`alter table "form_sets" add "completed_without" varchar(12) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "form_sets" drop column "completed_without";`);
  }
}
