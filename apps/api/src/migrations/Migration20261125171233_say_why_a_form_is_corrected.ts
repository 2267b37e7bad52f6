import { Migration } from '@mikro-orm/migrations';

export class Migration20261125171233_say_why_a_form_is_corrected extends Migration {
  override name = 'Migration20261125171233_say_why_a_form_is_corrected';

  override up(): void | Promise<void> {
    this.addSql(`alter table "forms" add "correction_reason" varchar(200) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "forms" drop column "correction_reason";`);
  }
}
