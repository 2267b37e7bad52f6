import { Migration } from '@mikro-orm/migrations';

export class Migration20261121074823_begin extends Migration {
  override name = 'Migration20261121074823_begin';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "companies" ("id" uuid not null, "name" varchar(120) not null, "contact_person" varchar(120) null, "contact_email" varchar(254) null, "contact_phone" varchar(40) null, "default_order_pattern" varchar(1000) null, "requires_order_validation" boolean not null default false, "is_active" boolean not null default true, primary key ("id"));`,
    );

    this.addSql(
      `create table "emails" ("id" uuid not null, "form_kind" varchar(20) not null, "form_id" uuid not null, "sending_no" smallint not null default 1, "recipient" varchar(254) not null, "recipient_hash" char(64) not null, "reference" varchar(20) not null, "driver_name" text not null, "company_name" text not null, "form_date" date not null, "submitted_at" timestamptz(3) not null, "object_key" varchar(80) not null, "byte_size" int not null, "file_name" text not null, "link_version" int not null, "link_date" date not null, "message_id" varchar(300) not null, "state" varchar(12) not null default 'queued', "attempts" int not null default 0, "last_error" text null, "queued_at" timestamptz(3) not null, "sent_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "emails_recipient_hash_index" on "emails" ("recipient_hash");`);
    this.addSql(`alter table "emails" add constraint "emails_message_id_unique" unique ("message_id");`);
    this.addSql(`create index "emails_waiting" on "emails" ("queued_at") where "state" = 'queued';`);
    this.addSql(
      `alter table "emails" add constraint "emails_form_id_recipient_sending_no_unique" unique ("form_id", "recipient", "sending_no");`,
    );

    this.addSql(
      `create table "idempotency_keys" ("key" varchar(300) not null, "body_hash" bytea not null, "answer" json null, "created_at" timestamptz(3) not null, primary key ("key"));`,
    );
    this.addSql(`create index "idempotency_keys_created_at_index" on "idempotency_keys" ("created_at");`);

    this.addSql(
      `create table "machines" ("id" uuid not null, "qr_code" varchar(80) not null, "plant_number" varchar(40) not null, "machine_number" varchar(80) not null, "vehicle_type" varchar(20) not null, "description" varchar(200) not null, primary key ("id"));`,
    );
    this.addSql(`alter table "machines" add constraint "machines_qr_code_unique" unique ("qr_code");`);

    this.addSql(
      `create table "timesheets" ("id" uuid not null, "version" int not null default 1, "reference" varchar(11) not null, "status" varchar(10) not null, "company_id" uuid not null, "company_name" varchar(120) not null, "company_email" varchar(254) null, "order_number" varchar(40) null, "week_ending" date not null, "driver_signed_name" varchar(80) null, "driver_firm" varchar(120) null, "client_firm" varchar(120) null, "site_location" varchar(120) null, "selected_vehicle" varchar(20) null, "plant_number" varchar(40) null, "machine_number" varchar(60) null, "machine_hours" varchar(20) null, "days" jsonb not null, "total_hours" double precision not null, "standing_time" double precision not null, "breakdown_notes" text null, "operator_signed_name" varchar(80) null, "client_signed_name" varchar(80) null, "signature_date" date null, "submit_via_email" boolean not null default false, "submit_via_whats_app" boolean not null default false, "submission_emails" jsonb not null, "submission_whats_apps" jsonb not null, "supervisor_rating" varchar(10) null, "supervisor_notes" text null, "link_version" int not null default 1, "submitted_at" timestamptz(3) null, "pdf_key" varchar(80) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "timesheets" add constraint "timesheets_reference_unique" unique ("reference");`,
    );
    this.addSql(`create index "timesheets_company_id_index" on "timesheets" ("company_id");`);

    this.addSql(
      `create table "timesheet_signatures" ("timesheet_id" uuid not null, "by" varchar(10) not null, "image" bytea not null, primary key ("timesheet_id", "by"));`,
    );

    this.addSql(
      `alter table "timesheet_signatures" add constraint "timesheet_signatures_timesheet_id_foreign" foreign key ("timesheet_id") references "timesheets" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "timesheet_signatures" drop constraint "timesheet_signatures_timesheet_id_foreign";`,
    );

    this.addSql(`drop table if exists "companies" cascade;`);
    this.addSql(`drop table if exists "emails" cascade;`);
    this.addSql(`drop table if exists "idempotency_keys" cascade;`);
    this.addSql(`drop table if exists "machines" cascade;`);
    this.addSql(`drop table if exists "timesheets" cascade;`);
    this.addSql(`drop table if exists "timesheet_signatures" cascade;`);
  }
}
