import { Migration } from '@mikro-orm/migrations';

export class Migration20261121194929_add_check_sheets extends Migration {
  override name = 'Migration20261121194929_add_check_sheets';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "check_sheets" ("id" uuid not null, "version" int not null default 1, "reference" varchar(11) not null, "status" varchar(10) not null, "company_id" uuid not null, "company_name" varchar(120) not null, "company_email" varchar(254) null, "order_number" varchar(40) null, "check_date" date not null, "driver_signed_name" varchar(80) null, "driver_firm" varchar(120) null, "client_firm" varchar(120) null, "on_hire_to" varchar(120) null, "site_location" varchar(120) null, "selected_vehicle" varchar(20) null, "plant_number" varchar(40) null, "machine_number" varchar(60) null, "machine_hours" varchar(20) null, "answers" jsonb not null, "defects_notes" text null, "photos" jsonb not null, "stoppage_reason" varchar(400) null, "fuel_level" varchar(40) null, "hydraulic_oil_level" varchar(40) null, "engine_oil_level" varchar(40) null, "coolant_level" varchar(40) null, "seat_belt_check" boolean null, "emergency_stop_check" boolean null, "warning_lights_check" boolean null, "horn_check" boolean null, "operator_signed_name" varchar(80) null, "client_signed_name" varchar(80) null, "signature_date" date null, "submit_via_email" boolean not null default false, "submit_via_whats_app" boolean not null default false, "submission_emails" jsonb not null, "submission_whats_apps" jsonb not null, "link_version" int not null default 1, "submitted_at" timestamptz(3) null, "pdf_key" varchar(80) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "check_sheets" add constraint "check_sheets_reference_unique" unique ("reference");`,
    );
    this.addSql(`create index "check_sheets_company_id_index" on "check_sheets" ("company_id");`);

    this.addSql(
      `create table "check_sheet_signatures" ("check_sheet_id" uuid not null, "by" varchar(10) not null, "image" bytea not null, primary key ("check_sheet_id", "by"));`,
    );

    this.addSql(
      `alter table "check_sheet_signatures" add constraint "check_sheet_signatures_check_sheet_id_foreign" foreign key ("check_sheet_id") references "check_sheets" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "check_sheet_signatures" drop constraint "check_sheet_signatures_check_sheet_id_foreign";`,
    );

    this.addSql(`drop table if exists "check_sheets" cascade;`);
    this.addSql(`drop table if exists "check_sheet_signatures" cascade;`);
  }
}
