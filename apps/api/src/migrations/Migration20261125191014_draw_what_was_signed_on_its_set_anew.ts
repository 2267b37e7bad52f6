import { Migration } from '@mikro-orm/migrations';

export class Migration20261125191014_draw_what_was_signed_on_its_set_anew extends Migration {
  override name = 'Migration20261125191014_draw_what_was_signed_on_its_set_anew';

  override up(): void | Promise<void> {
    this.addSql(`alter table "forms" add "first_pdf_key" varchar(80) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "forms" drop column "first_pdf_key";`);
  }
}
