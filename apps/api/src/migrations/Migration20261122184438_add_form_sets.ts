import { Migration } from '@mikro-orm/migrations';

export class Migration20261122184438_add_form_sets extends Migration {
  override name = 'Migration20261122184438_add_form_sets';

  override up(): void | Promise<void> {
    // What comes with PostgreSQL itself; whoever owns the database may add it.
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(
      `create table "form_sets" ("id" uuid not null, "version" int not null default 1, "reference" varchar(11) not null, "company_id" uuid null, "company_name" varchar(120) null, "company_email" varchar(254) null, "link_version" int not null default 1, "submitted_at" timestamptz(3) null, "pdf_key" varchar(80) null, "pdf_byte_size" int null, "driver_id" uuid null, "driver_name" varchar(80) not null default '', "plant_number" varchar(60) null, "week_ending" date not null, "status" varchar(10) not null default 'pending', "timesheet_complete" boolean not null default false, "check_sheet_complete" boolean not null default false, "timesheet_id" uuid null, "check_sheet_id" uuid null, "site_location" varchar(120) null, "machine_number" varchar(60) null, "order_numbers" text null, "searched" text generated always as (coalesce(driver_name, '') || chr(10) || coalesce(plant_number, '') || chr(10) || coalesce(company_name, '') || chr(10) || coalesce(order_numbers, '') || chr(10) || coalesce(reference, '')) stored null, "changed_at" timestamptz(3) not null, "client_name" varchar(80) null, "foreman_name" varchar(80) null, "supervisor_notes" text null, "signed_versions" jsonb null, "signatures_dropped_at" timestamptz(3) null, "rating" varchar(10) null, "rating_notes" text null, "rated_at" timestamptz(3) null, "dispatched_by" uuid null, "emails" jsonb not null default '[]', "plain_pdf_key" varchar(80) null, primary key ("id"));`,
    );
    this.addSql(`alter table "form_sets" add constraint "form_sets_reference_unique" unique ("reference");`);
    this.addSql(`create index "form_sets_company_id_index" on "form_sets" ("company_id");`);
    this.addSql(
      `create index "form_sets_searched" on "form_sets" using gin ("searched" gin_trgm_ops) where "status" = 'completed';`,
    );
    this.addSql(
      `create index "form_sets_of_driver" on "form_sets" ("driver_id", "status", "changed_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "form_sets_completed" on "form_sets" ("changed_at" desc, "id" desc) where "status" = 'completed';`,
    );
    this.addSql(
      `create index "form_sets_listed" on "form_sets" ("changed_at" desc, "id" desc) where "status" <> 'completed';`,
    );
    this.addSql(
      `create index "form_sets_counted" on "form_sets" ("timesheet_complete", "check_sheet_complete", "status") where "status" <> 'completed';`,
    );
    this.addSql(
      `create unique index "form_sets_open" on "form_sets" ("driver_id", "plant_number", "company_id", "week_ending") nulls not distinct where "status" <> 'completed';`,
    );

    this.addSql(
      `create table "forms_in_sets" ("form_id" uuid not null, "set_id" uuid not null, "kind" varchar(20) not null, "status" varchar(10) not null, "facts" jsonb not null, primary key ("form_id"));`,
    );
    this.addSql(`create index "forms_in_sets_set_id_index" on "forms_in_sets" ("set_id");`);
    this.addSql(
      `create unique index "forms_in_sets_one_timesheet" on "forms_in_sets" ("set_id") where "kind" = 'timesheet' and "status" = 'submitted';`,
    );

    this.addSql(
      `create table "form_set_signatures" ("set_id" uuid not null, "by" varchar(10) not null, "image" bytea not null, "signed_at" timestamptz(3) not null, primary key ("set_id", "by"));`,
    );

    this.addSql(`alter table "forms" add "is_mailed_with_set" boolean not null default false;`);

    this.addSql(
      `alter table "forms_in_sets" add constraint "forms_in_sets_set_id_foreign" foreign key ("set_id") references "form_sets" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "form_set_signatures" add constraint "form_set_signatures_set_id_foreign" foreign key ("set_id") references "form_sets" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "forms_in_sets" drop constraint "forms_in_sets_set_id_foreign";`);
    this.addSql(`alter table "form_set_signatures" drop constraint "form_set_signatures_set_id_foreign";`);

    this.addSql(`drop table if exists "form_sets" cascade;`);
    this.addSql(`drop table if exists "forms_in_sets" cascade;`);
    this.addSql(`drop table if exists "form_set_signatures" cascade;`);

    this.addSql(`alter table "forms" drop column "is_mailed_with_set";`);
  }
}
