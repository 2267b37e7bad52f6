import { Migration } from '@mikro-orm/migrations';

export class Migration20261125163046_find_open_defects_and_returned_mails extends Migration {
  override name = 'Migration20261125163046_find_open_defects_and_returned_mails';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "forms_with_defects" on "forms" (upper(regexp_replace("plant_number", '[^[:alnum:]]', '', 'g')), "date" desc, "id" desc) where "kind" = 'check-sheet' and "status" = 'submitted' and "superseded_by" is null and "attention_count" > 0;`,
    );

    this.addSql(
      `create index "emails_returned" on "emails" ("form_date") where state in ('bounced', 'failed');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "emails_returned";`);

    this.addSql(`drop index "forms_with_defects";`);
  }
}
