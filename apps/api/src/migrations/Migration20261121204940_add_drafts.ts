import { Migration } from '@mikro-orm/migrations';

export class Migration20261121204940_add_drafts extends Migration {
  override name = 'Migration20261121204940_add_drafts';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "check_sheets" add "driver_id" uuid null, add "changed_at" timestamptz(3) null, add "corrects" uuid null, add "superseded_by" uuid null;`,
    );
    this.addSql(`update "check_sheets" set "changed_at" = coalesce("submitted_at", now());`);
    this.addSql(`alter table "check_sheets" alter column "changed_at" set not null;`);
    this.addSql(`alter table "check_sheets" alter column "company_id" drop not null;`);
    this.addSql(`alter table "check_sheets" alter column "company_name" drop not null;`);
    this.addSql(`alter table "check_sheets" alter column "status" set default 'draft';`);
    this.addSql(
      `alter table "check_sheets" add constraint "check_sheets_corrects_unique" unique ("corrects");`,
    );
    this.addSql(
      `create index "check_sheets_of_driver" on "check_sheets" ("driver_id", "changed_at" desc, "id" desc) where "driver_id" is not null;`,
    );

    this.addSql(
      `alter table "timesheets" add "driver_id" uuid null, add "changed_at" timestamptz(3) null, add "corrects" uuid null, add "superseded_by" uuid null;`,
    );
    this.addSql(`update "timesheets" set "changed_at" = coalesce("submitted_at", now());`);
    this.addSql(`alter table "timesheets" alter column "changed_at" set not null;`);
    this.addSql(`alter table "timesheets" alter column "company_id" drop not null;`);
    this.addSql(`alter table "timesheets" alter column "company_name" drop not null;`);
    this.addSql(`alter table "timesheets" alter column "status" set default 'draft';`);
    this.addSql(`alter table "timesheets" add constraint "timesheets_corrects_unique" unique ("corrects");`);
    this.addSql(
      `create index "timesheets_of_driver" on "timesheets" ("driver_id", "changed_at" desc, "id" desc) where "driver_id" is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "check_sheets" drop constraint "check_sheets_corrects_unique";`);
    this.addSql(`drop index "check_sheets_of_driver";`);
    this.addSql(
      `alter table "check_sheets" drop column "driver_id", drop column "changed_at", drop column "corrects", drop column "superseded_by";`,
    );
    this.addSql(`alter table "check_sheets" alter column "status" drop default;`);
    this.addSql(`delete from "check_sheets" where "company_id" is null;`);
    this.addSql(`alter table "check_sheets" alter column "company_id" set not null;`);
    this.addSql(`alter table "check_sheets" alter column "company_name" set not null;`);

    this.addSql(`alter table "timesheets" drop constraint "timesheets_corrects_unique";`);
    this.addSql(`drop index "timesheets_of_driver";`);
    this.addSql(
      `alter table "timesheets" drop column "driver_id", drop column "changed_at", drop column "corrects", drop column "superseded_by";`,
    );
    this.addSql(`alter table "timesheets" alter column "status" drop default;`);
    this.addSql(`delete from "timesheets" where "company_id" is null;`);
    this.addSql(`alter table "timesheets" alter column "company_id" set not null;`);
    this.addSql(`alter table "timesheets" alter column "company_name" set not null;`);
  }
}
