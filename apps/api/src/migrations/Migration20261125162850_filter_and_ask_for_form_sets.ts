import { Migration } from '@mikro-orm/migrations';

export class Migration20261125162850_filter_and_ask_for_form_sets extends Migration {
  override name = 'Migration20261125162850_filter_and_ask_for_form_sets';

  override up(): void | Promise<void> {
    this.addSql(`alter table "emails" add "asked" jsonb null;`);

    this.addSql(`alter table "form_sets" add "asked_at" timestamptz(3) null, add "asked_by" uuid null;`);
    this.addSql(
      `create index "form_sets_of_machine" on "form_sets" ("machine_key", "changed_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "form_sets_of_company" on "form_sets" ("company_id", "changed_at" desc, "id" desc);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "emails" drop column "asked";`);

    this.addSql(`drop index "form_sets_of_machine";`);
    this.addSql(`drop index "form_sets_of_company";`);
    this.addSql(`alter table "form_sets" drop column "asked_at", drop column "asked_by";`);
  }
}
