import { Migration } from '@mikro-orm/migrations';

export class Migration20261123232143_list_sets_of_unconfirmed_accounts_apart extends Migration {
  override name = 'Migration20261123232143_list_sets_of_unconfirmed_accounts_apart';

  override up(): void | Promise<void> {
    this.addSql(`alter table "form_sets" add "is_of_confirmed" boolean not null default true;`);
    this.addSql(
      `update "form_sets" set "is_of_confirmed" = false from "drivers" where "drivers"."id" = "driver_id" and "confirmed_at" is null;`,
    );
    this.addSql(`drop index "form_sets_counted";`);
    this.addSql(
      `create index "form_sets_counted" on "form_sets" ("is_of_confirmed", "timesheet_complete", "check_sheet_complete", "status") where "status" <> 'completed';`,
    );
    this.addSql(
      `create index "form_sets_unconfirmed" on "form_sets" ("changed_at" desc, "id" desc) where not "is_of_confirmed";`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "form_sets_unconfirmed";`);
    this.addSql(`drop index "form_sets_counted";`);
    this.addSql(
      `create index "form_sets_counted" on "form_sets" ("timesheet_complete", "check_sheet_complete", "status") where "status" <> 'completed';`,
    );
    this.addSql(`alter table "form_sets" drop column "is_of_confirmed";`);
  }
}
