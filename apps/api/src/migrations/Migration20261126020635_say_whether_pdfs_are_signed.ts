import { Migration } from '@mikro-orm/migrations';

export class Migration20261126020635_say_whether_pdfs_are_signed extends Migration {
  override name = 'Migration20261126020635_say_whether_pdfs_are_signed';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "made_pdfs" add "replaced_by" varchar(10) null, add "is_signed" boolean null, add "version" varchar(100) null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "made_pdfs" drop column "replaced_by", drop column "is_signed", drop column "version";`,
    );
  }
}
