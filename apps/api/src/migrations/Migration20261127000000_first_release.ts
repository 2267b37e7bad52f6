import { Migration } from '@mikro-orm/migrations';

/** All tables, as the ORM writes them from the entities. */
export class Migration20261127000000_first_release extends Migration {
  override name = 'Migration20261127000000_first_release';

  override async up(): Promise<void> {
    const executed = (await this.execute('select name from mikro_orm_migrations')) as unknown[];
    if (executed.length > 0)
      throw new Error(
        'This database is from before the first release. Move its data folder away and start again.',
      );
    // As `folded` of form-rules: `folding.spec.ts` of the API compares them, sign by sign.
    this
      .addSql(String.raw`create function folded(typed text) returns text language sql immutable strict parallel safe return
      replace(replace(replace(replace(translate(
        regexp_replace(normalize(
          lower(regexp_replace(normalize(
            translate(
              regexp_replace(typed, '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e01ef]', '', 'g'),
              '‘’‛ʹʻʼˈ´${'`'}′＇“”„‟″＂‐‑‒–—―⁃−﹘﹣－', '''''''''''''''''''''''""""""-----------'
            ), nfkc), '[\t\v\f\r \u1680\u2028\u2029]+', ' ', 'g')),
          nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g'),
        'łøđðħıŧς', 'loddhitσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');`);
    this.addSql('create extension if not exists pg_trgm;');
    // A day in an index of trigrams.
    this.addSql('create extension if not exists btree_gin;');
    this.addSql(
      `create table "audit_events" ("id" uuid not null, "happened_at" timestamptz(3) not null, "what" varchar(60) not null, "who" uuid null, "about_kind" varchar(20) not null, "about_id" uuid null, "network" varchar(60) null, "device" varchar(80) null, "details" jsonb null, "sha256" char(64) null, "name" varchar(300) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "audit_events_named" on "audit_events" using gin (folded("name") gin_trgm_ops) where "name" is not null;`,
    );
    this.addSql(
      `create index "audit_events_traced" on "audit_events" ("happened_at") where "network" is not null or "device" is not null;`,
    );
    this.addSql(
      `create index "audit_events_about_kind_about_id_happened_at_id_index" on "audit_events" ("about_kind", "about_id", "happened_at", "id");`,
    );
    this.addSql(
      `create index "audit_events_who_happened_at_id_index" on "audit_events" ("who", "happened_at", "id");`,
    );
    this.addSql(`create index "audit_events_happened_at_id_index" on "audit_events" ("happened_at", "id");`);

    this.addSql(
      `create table "backups" ("id" uuid not null, "made_at" timestamptz(3) not null, "bytes" double precision not null, "encrypted" boolean not null, "restored_at" timestamptz(3) null, primary key ("id"));`,
    );

    this.addSql(
      `create table "certificates" ("id" uuid not null, "machine_id" uuid not null, "kind" varchar(20) not null, "name" varchar(80) null, "examined_on" date null, "due_on" date null, "due_at_hours" int null, "is_required" boolean not null, "opens_from_code" boolean not null, "file_id" uuid null, "added_by_id" uuid not null, "added_by" varchar(80) not null, "added_at" timestamptz(3) not null, "replaced_at" timestamptz(3) null, "looked_after_on" date null, "reminded_at" int null, "is_reminder_owed" boolean not null default false, primary key ("id"));`,
    );
    this.addSql(
      `create index "certificates_of_machine" on "certificates" ("machine_id") where replaced_at is null;`,
    );

    this.addSql(
      `create table "certificate_files" ("id" uuid not null, "added_by_id" uuid not null, "certificate_id" uuid null, "expected_at" timestamptz(3) not null, "content_type" varchar(40) null, "proposals" jsonb null, primary key ("id"));`,
    );
    this.addSql(
      `create index "certificate_files_certificate_id_index" on "certificate_files" ("certificate_id");`,
    );
    this.addSql(`create index "certificate_files_expected_at_index" on "certificate_files" ("expected_at");`);

    this.addSql(
      `create table "companies" ("id" uuid not null, "version" int not null default 1, "name" varchar(120) not null, "contact_person" varchar(120) null, "contact_email" varchar(254) null, "contact_phone" varchar(40) null, "default_order_pattern" varchar(1000) null, "requires_order_validation" boolean not null default false, "off_hire_notice_days" smallint null, "rules_changed_at" timestamptz(3) null, "is_active" boolean not null default true, primary key ("id"));`,
    );
    this.addSql(`create index "companies_searched" on "companies" using gin (folded("name") gin_trgm_ops);`);
    this.addSql(`create index "companies_listed" on "companies" ("is_active", lower("name"), "id");`);
    this.addSql(
      `create unique index "companies_active_name" on "companies" (folded("name")) where "is_active";`,
    );

    this.addSql(
      `create table "defects" ("id" uuid not null, "number" int not null, "machine_key" text not null, "plant_number" text not null, "vehicle" varchar(20) null, "item" varchar(60) not null, "opened_at" timestamptz(3) not null, "found_at" timestamptz(3) not null, "form_id" uuid null, "reporter_id" uuid null, "stranger_hash" char(64) null, "finding" varchar(20) not null, "note" text null, "photo_id" uuid null, "proposed" char(1) not null, "severity" char(1) not null, "state" varchar(10) not null, "is_released" boolean not null default false, "is_withdrawn" boolean not null default false, "is_repeat" boolean not null default false, "due_on" date null, "owner" varchar(80) null, "released_at" timestamptz(3) null, "closed_at" timestamptz(3) null, "repaired_at" timestamptz(3) null, "reminders" smallint not null default 0, "reminded_on" date null, primary key ("id"));`,
    );
    this.addSql(`alter table "defects" add constraint "defects_number_unique" unique ("number");`);
    this.addSql(
      `create index "defects_closed" on "defects" ((not "is_repeat"), "severity", "opened_at", "id") where not (state in ('open', 'in hand', 'repaired'));`,
    );
    this.addSql(
      `create index "defects_open" on "defects" ("state", "severity", "opened_at", "id") where state in ('open', 'in hand', 'repaired');`,
    );
    this.addSql(
      `create index "defects_of_stranger" on "defects" ("stranger_hash") where "stranger_hash" is not null;`,
    );
    this.addSql(`create index "defects_of_machine" on "defects" ("machine_key", "number" desc);`);

    this.addSql(
      `create table "defect_events" ("id" uuid not null, "defect_id" uuid not null, "seq" int not null, "kind" varchar(12) not null, "at" timestamptz(3) not null, "recorded_at" timestamptz(3) not null, "form_id" uuid null, "by_id" uuid null, "by_name" varchar(80) null, "severity" char(1) null, "details" jsonb not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "defect_events_by_account" on "defect_events" ("by_id", "id") where by_id is not null;`,
    );
    this.addSql(
      `alter table "defect_events" add constraint "defect_events_form_id_defect_id_kind_unique" unique ("form_id", "defect_id", "kind");`,
    );
    this.addSql(
      `alter table "defect_events" add constraint "defect_events_defect_id_seq_unique" unique ("defect_id", "seq");`,
    );

    this.addSql(
      `create table "documents" ("id" uuid not null, "owner_id" uuid not null, "category" varchar(20) not null, "description" varchar(500) null, "file_name" varchar(200) not null, "status" varchar(10) not null default 'expected', "expiry_date" date null, "document_number" varchar(60) null, "holder_name" varchar(120) null, "extracted_text" text not null default '', "note" varchar(300) null, "drawing" varchar(10) null, "searched" text not null, "created_at" timestamptz(3) not null, "reminded_at" int null, "deleted_at" timestamptz(3) null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`create index "documents_owner_id_id_index" on "documents" ("owner_id", "id");`);
    this.addSql(`create index "documents_searched" on "documents" using gin ("searched" gin_trgm_ops);`);
    this.addSql(
      `create index "documents_expiring" on "documents" ("expiry_date") where "expiry_date" is not null and "deleted_at" is null;`,
    );

    this.addSql(
      `create table "document_files" ("id" uuid not null, "side" varchar(5) not null, "position" int not null, "expected_at" timestamptz(3) not null, "replaces" uuid null, "content_type" varchar(40) null, "byte_size" int null, "document_id" uuid not null, "pages" int null, "drawn_pages" int null, "all_pages" int null, "thumbnail" bytea null, primary key ("id"));`,
    );
    this.addSql(`create index "document_files_document_id_index" on "document_files" ("document_id");`);

    this.addSql(
      `create table "document_pages" ("file_id" uuid not null, "number" int not null, "picture" bytea not null, primary key ("file_id", "number"));`,
    );

    this.addSql(
      `create table "document_proposals" ("document_id" uuid not null, "field" varchar(20) not null, "value" varchar(120) not null, "confidence" double precision not null, "picture" bytea not null, primary key ("document_id", "field"));`,
    );

    this.addSql(
      `create table "drivers" ("id" uuid not null, "email" varchar(254) not null, "full_name" varchar(80) not null, "password_hash" varchar(200) null, "password_version" int not null default 1, "role" varchar(10) not null default 'driver', "confirmed_at" timestamptz(3) null, "deactivated_at" timestamptz(3) null, "invited_until" timestamptz(3) null, "removes_at" timestamptz(3) null, "last_signed_in_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`alter table "drivers" add constraint "drivers_email_unique" unique ("email");`);
    this.addSql(
      `create index "drivers_searched" on "drivers" using gin (folded("full_name" || ' ' || "email") gin_trgm_ops);`,
    );
    this.addSql(
      `create index "drivers_deactivated" on "drivers" (lower("full_name"), "id") where "deactivated_at" is not null;`,
    );
    this.addSql(
      `create index "drivers_invited" on "drivers" (lower("full_name"), "id") where "invited_until" is not null;`,
    );
    this.addSql(`create index "drivers_of_role" on "drivers" ("role", lower("full_name"), "id");`);
    this.addSql(`create index "drivers_by_name" on "drivers" (lower("full_name"), "id");`);

    this.addSql(
      `create table "forms" ("id" uuid not null, "version" int not null default 1, "reference" varchar(11) not null, "company_id" uuid null, "company_name" varchar(120) null, "company_email" varchar(254) null, "link_version" int not null default 1, "submitted_at" timestamptz(3) null, "pdf_key" varchar(80) null, "pdf_byte_size" int null, "body_sha256" char(64) null, "signed_at" timestamptz(3) null, "clock_offset_ms" bigint null, "is_order_outdated" boolean not null default false, "signed_how" jsonb not null default '{}', "kind" varchar(20) not null, "status" varchar(10) not null default 'draft', "driver_id" uuid null, "date" date not null, "changed_at" timestamptz(3) not null, "corrects" uuid null, "superseded_by" uuid null, "first_pdf_key" varchar(80) null, "is_mailed_with_set" boolean not null default false, "is_mailed_to_company" boolean not null default false, "sender_hash" char(64) null, "searched" text generated always as (folded(coalesce(reference, '') || chr(10) || coalesce(driver_signed_name, '') || chr(10) || coalesce(operator_signed_name, '') || chr(10) || coalesce(plant_number, '') || chr(10) || coalesce(machine_number, '') || chr(10) || coalesce(order_number, '') || chr(10) || coalesce(site_location, '') || chr(10) || coalesce(company_name, '') || chr(10) || coalesce(client_firm, ''))) stored null, "order_number" varchar(40) null, "driver_firm" varchar(120) null, "client_firm" varchar(120) null, "site_location" varchar(120) null, "selected_vehicle" varchar(20) null, "plant_number" varchar(40) null, "machine_number" varchar(60) null, "machine_hours" varchar(20) null, "driver_signed_name" varchar(80) null, "operator_signature" bytea null, "operator_signed_name" varchar(80) null, "client_signature" bytea null, "client_signed_name" varchar(80) null, "correction_reason" varchar(200) null, "signature_date" date null, "submit_via_email" boolean not null default false, "submit_via_whats_app" boolean not null default false, "submission_emails" jsonb not null default '[]', "submission_whats_apps" jsonb not null default '[]', "answers" jsonb null, "attention_count" smallint null, "may_stop" boolean null, "on_hire_to" varchar(120) null, "defects_notes" text null, "item_notes" jsonb null default '[]', "stoppage_reason" varchar(400) null, "fuel_level" varchar(40) null, "hydraulic_oil_level" varchar(40) null, "engine_oil_level" varchar(40) null, "coolant_level" varchar(40) null, "seat_belt_check" boolean null, "emergency_stop_check" boolean null, "warning_lights_check" boolean null, "horn_check" boolean null, "defect_id" uuid null, "defect_number" int null, "defect_item" varchar(60) null, "repair_link_id" uuid null, "work" text null, "parts" text null, "work_hours" double precision null, "photos" jsonb null default '[]', "photo_hashes" jsonb null default '[]', "severity" varchar(20) null, "finding" varchar(20) null, "defect_note" text null, "found_on" date null, "recorded_by" varchar(80) null, "days" jsonb null, "day_hours" double precision[] generated always as (array[(days->'monday'->>'netHours')::float8, (days->'tuesday'->>'netHours')::float8, (days->'wednesday'->>'netHours')::float8, (days->'thursday'->>'netHours')::float8, (days->'friday'->>'netHours')::float8, (days->'saturday'->>'netHours')::float8, (days->'sunday'->>'netHours')::float8]) stored null, "breakdown" double precision generated always as (coalesce((days->'monday'->>'breakdown')::float8, 0) + coalesce((days->'tuesday'->>'breakdown')::float8, 0) + coalesce((days->'wednesday'->>'breakdown')::float8, 0) + coalesce((days->'thursday'->>'breakdown')::float8, 0) + coalesce((days->'friday'->>'breakdown')::float8, 0) + coalesce((days->'saturday'->>'breakdown')::float8, 0) + coalesce((days->'sunday'->>'breakdown')::float8, 0)) stored null, "breakdown_notes" text null, "total_hours" double precision null, "standing_time" double precision null, "supervisor_rating" varchar(20) null, "supervisor_notes" text null, primary key ("id"));`,
    );
    this.addSql(`alter table "forms" add constraint "forms_reference_unique" unique ("reference");`);
    this.addSql(`alter table "forms" add constraint "forms_corrects_unique" unique ("corrects");`);
    this.addSql(
      `create index "forms_searched" on "forms" using gin ("searched" gin_trgm_ops, (("changed_at" at time zone 'UTC')::date));`,
    );
    this.addSql(
      `create index "forms_of_machine" on "forms" (upper(regexp_replace(folded("plant_number"), '[^[:alnum:]]', '', 'g')), "changed_at" desc, "id" desc) where (status = 'submitted' or operator_signature is not null);`,
    );
    this.addSql(
      `create index "forms_corrected" on "forms" ("changed_at" desc, "id" desc) where "superseded_by" is not null;`,
    );
    this.addSql(
      `create index "forms_of_office" on "forms" ("changed_at" desc, "id" desc) where (status = 'submitted' or operator_signature is not null);`,
    );
    this.addSql(`create index "forms_of_company" on "forms" ("company_id");`);
    this.addSql(
      `create index "forms_dated" on "forms" ("kind", "date", "driver_id") include ("status", "day_hours") where "superseded_by" is null;`,
    );
    this.addSql(
      `create index "forms_checks_of_machine" on "forms" (upper(regexp_replace(folded("plant_number"), '[^[:alnum:]]', '', 'g')), "date" desc, (coalesce(signed_at, submitted_at)) desc, "id" desc) where "kind" = 'check-sheet' and "status" = 'submitted' and "superseded_by" is null;`,
    );
    this.addSql(`create index "forms_drafts" on "forms" ("driver_id") where "status" = 'draft';`);
    this.addSql(`create index "forms_sent" on "forms" ("submitted_at") where "status" = 'submitted';`);
    this.addSql(
      `create index "forms_of_driver" on "forms" ("driver_id", "changed_at" desc, "id" desc) where "driver_id" is not null;`,
    );
    this.addSql(
      `create index "forms_by_repair_link" on "forms" ("repair_link_id") where repair_link_id is not null;`,
    );

    this.addSql(
      `create table "driver_preferences" ("driver_id" uuid not null, "key" varchar(20) not null, "value" jsonb not null, "changed_at" timestamptz(3) not null, primary key ("driver_id", "key"));`,
    );

    this.addSql(
      `create table "emails" ("id" uuid not null, "about" varchar(10) not null, "recipient" varchar(254) not null, "recipient_hash" char(64) not null, "driver_name" text not null, "subject" text not null default '', "searched" text generated always as (folded(recipient || chr(10) || subject || chr(10) || coalesce(reference, ''))) stored null, "message_id" varchar(300) not null, "state" varchar(12) not null default 'queued', "claimed_until" timestamptz(3) null, "attempts" int not null default 0, "last_error" text null, "queued_at" timestamptz(3) not null, "sent_at" timestamptz(3) null, "reported_at" timestamptz(3) null, "company_name" text null, "form_date" date null, "submitted_at" timestamptz(3) null, "object_key" varchar(80) null, "byte_size" int null, "file_name" text null, "words" jsonb null, "link_date" date null, "record_kind" varchar(20) null, "record_id" uuid null, "driver_id" uuid null, "purpose" varchar(20) null, "form_kind" varchar(20) null, "form_id" uuid null, "sending_no" smallint null default 1, "reference" varchar(20) null, "sender_id" uuid null, "told" jsonb null, primary key ("id"));`,
    );
    this.addSql(`create index "emails_recipient_hash_index" on "emails" ("recipient_hash");`);
    this.addSql(`alter table "emails" add constraint "emails_message_id_unique" unique ("message_id");`);
    this.addSql(`create index "emails_searched" on "emails" using gin ("searched" gin_trgm_ops);`);
    this.addSql(`create index "emails_of_state" on "emails" ("state", "queued_at" desc, "id" desc);`);
    this.addSql(`create index "emails_listed" on "emails" ("queued_at" desc, "id" desc);`);
    this.addSql(
      `create index "emails_returned" on "emails" ("form_date") where state in ('bounced', 'failed');`,
    );
    this.addSql(`create index "emails_of_account" on "emails" ("driver_id") where "driver_id" is not null;`);
    this.addSql(`create index "emails_of_record" on "emails" ("record_id") where "record_id" is not null;`);
    this.addSql(
      `alter table "emails" add constraint "emails_form_id_recipient_sending_no_unique" unique ("form_id", "recipient", "sending_no");`,
    );

    this.addSql(
      `create table "firm" ("id" uuid not null default '00000000-0000-7000-8000-00000000f100', "version" int not null default 1, "name" varchar(120) not null, "address_lines" jsonb not null, "telephone" varchar(40) null, "reply_address" varchar(254) null, "accent" varchar(7) null, "logo" varchar(60) null, primary key ("id"));`,
    );

    this.addSql(
      `create table "form_sets" ("id" uuid not null, "version" int not null default 1, "reference" varchar(11) not null, "company_id" uuid null, "company_name" varchar(120) null, "company_email" varchar(254) null, "link_version" int not null default 1, "submitted_at" timestamptz(3) null, "pdf_key" varchar(80) null, "pdf_byte_size" int null, "driver_id" uuid null, "is_of_confirmed" boolean not null default true, "driver_name" varchar(80) not null default '', "plant_number" varchar(60) null, "machine_key" varchar(60) null, "week_ending" date not null, "status" varchar(10) not null default 'pending', "timesheet_complete" boolean not null default false, "check_sheet_complete" boolean not null default false, "completed_without" varchar(12) null, "timesheet_id" uuid null, "check_sheet_id" uuid null, "site_location" varchar(120) null, "machine_number" varchar(60) null, "order_numbers" text null, "form_references" text null, "searched" text generated always as (folded(coalesce(driver_name, '') || chr(10) || coalesce(plant_number, '') || chr(10) || coalesce(machine_key, '') || chr(10) || coalesce(company_name, '') || chr(10) || coalesce(order_numbers, '') || chr(10) || coalesce(reference, '') || chr(10) || coalesce(form_references, ''))) stored null, "changed_at" timestamptz(3) not null, "asked_at" timestamptz(3) null, "asked_by" uuid null, "approval_version" int not null default 0, "client_name" varchar(80) null, "foreman_name" varchar(80) null, "supervisor_notes" text null, "signed_versions" jsonb null, "signatures_dropped_at" timestamptz(3) null, "rating" varchar(10) null, "rating_notes" text null, "rated_at" timestamptz(3) null, "dispatched_by" uuid null, "is_sent_by_driver" boolean not null default false, "emails" jsonb not null default '[]', "plain_pdf_key" varchar(80) null, primary key ("id"));`,
    );
    this.addSql(`alter table "form_sets" add constraint "form_sets_reference_unique" unique ("reference");`);
    this.addSql(
      `create index "form_sets_of_machine" on "form_sets" ("machine_key", "changed_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "form_sets_of_company" on "form_sets" ("company_id", "changed_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "form_sets_searched" on "form_sets" using gin ("searched" gin_trgm_ops) where "status" = 'completed';`,
    );
    this.addSql(
      `create index "form_sets_of_driver" on "form_sets" ("driver_id", "status", "changed_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "form_sets_unconfirmed" on "form_sets" ("changed_at" desc, "id" desc) where not "is_of_confirmed";`,
    );
    this.addSql(
      `create index "form_sets_completed" on "form_sets" ("changed_at" desc, "id" desc) where "status" = 'completed';`,
    );
    this.addSql(
      `create index "form_sets_oldest" on "form_sets" ("week_ending", "changed_at", "id") where "status" <> 'completed';`,
    );
    this.addSql(
      `create index "form_sets_listed" on "form_sets" ("changed_at" desc, "id" desc) where "status" <> 'completed';`,
    );
    this.addSql(
      `create index "form_sets_counted" on "form_sets" ("is_of_confirmed", "timesheet_complete", "check_sheet_complete", "status") where "status" <> 'completed';`,
    );
    this.addSql(
      `create unique index "form_sets_open" on "form_sets" ("driver_id", "machine_key", "company_id", "week_ending") nulls not distinct where "status" <> 'completed';`,
    );

    this.addSql(
      `create table "forms_in_sets" ("form_id" uuid not null, "set_id" uuid not null, "kind" varchar(20) not null, "status" varchar(10) not null, "facts" jsonb not null, primary key ("form_id"));`,
    );
    this.addSql(`create index "forms_in_sets_set_id_index" on "forms_in_sets" ("set_id");`);
    this.addSql(
      `create unique index "forms_in_sets_one_timesheet" on "forms_in_sets" ("set_id") where "kind" = 'timesheet' and "status" = 'submitted';`,
    );

    this.addSql(
      `create table "form_set_signatures" ("set_id" uuid not null, "by" varchar(10) not null, "image" bytea not null, "signed_at" timestamptz(3) not null, "made" jsonb null, primary key ("set_id", "by"));`,
    );

    this.addSql(
      `create table "idempotency_keys" ("key" varchar(300) not null, "body_hash" bytea not null, "answer" bytea null, "created_at" timestamptz(3) not null, primary key ("key"));`,
    );
    this.addSql(`create index "idempotency_keys_created_at_index" on "idempotency_keys" ("created_at");`);

    this.addSql(
      `create table "limit_counters" ("name" varchar(40) not null, "subject" char(64) not null, "count" int not null, "ends_at" timestamptz(3) not null, primary key ("name", "subject"));`,
    );
    this.addSql(`create index "limit_counters_ends_at_index" on "limit_counters" ("ends_at");`);

    this.addSql(
      `create table "machine_statuses" ("machine_key" text not null, "status" varchar(20) not null default 'in-use', "causes" jsonb not null, "open_defects" int not null default 0, "due_certificates" int not null default 0, primary key ("machine_key"));`,
    );

    this.addSql(
      `create table "machines" ("id" uuid not null, "qr_code" varchar(80) not null, "label_key" varchar(12) not null default substr(md5((gen_random_uuid())::text), 1, 12), "plant_number" varchar(40) not null, "machine_number" varchar(60) not null, "vehicle_type" varchar(20) not null, "description" varchar(200) not null, "photo" varchar(60) null, "archived_at" timestamptz(3) null, "searched" text generated always as (folded(plant_number || chr(10) || machine_number || chr(10) || description || chr(10) || qr_code)) stored null, primary key ("id"));`,
    );
    this.addSql(`alter table "machines" add constraint "machines_qr_code_unique" unique ("qr_code");`);
    this.addSql(
      `create unique index "machines_numbered" on "machines" (upper(regexp_replace(folded("plant_number"), '[^[:alnum:]]', '', 'g')));`,
    );
    this.addSql(`create index "machines_searched" on "machines" using gin ("searched" gin_trgm_ops);`);
    this.addSql(
      `create index "machines_archived" on "machines" ("plant_number") where "archived_at" is not null;`,
    );
    this.addSql(
      `create index "machines_of_type" on "machines" ("vehicle_type", "plant_number") where "archived_at" is null;`,
    );
    this.addSql(`create index "machines_listed" on "machines" ("plant_number") where "archived_at" is null;`);

    this.addSql(
      `create table "made_pdfs" ("object_key" varchar(80) not null, "reference" varchar(11) not null, "form_id" uuid not null, "sha256" varchar(64) not null, "made_at" timestamptz(3) not null, "replaced_at" timestamptz(3) null, "replaced_by" varchar(10) null, "is_signed" boolean not null, "version" varchar(100) null, primary key ("object_key"));`,
    );
    this.addSql(`create index "made_pdfs_form_id_index" on "made_pdfs" ("form_id");`);
    this.addSql(`create index "made_pdfs_reference_sha256_index" on "made_pdfs" ("reference", "sha256");`);

    this.addSql(
      `create table "off_hires" ("id" uuid not null, "reference" varchar(11) not null, "driver_id" uuid null, "machine_id" uuid null, "plant_number" varchar(40) not null, "machine_number" text null, "vehicle_type" varchar(20) null, "firm" varchar(120) not null, "company_id" uuid null, "company_email" varchar(254) null, "contact_name" varchar(80) not null, "phone" varchar(40) not null, "email" varchar(254) not null, "machine_hours" varchar(20) not null, "site_location" varchar(120) null, "ready_from" date not null, "photos" jsonb not null, "given_at" timestamptz(3) not null, "given_on" date not null, "notice_days" smallint not null, "notice_ends" date not null, "state" varchar(10) not null default 'waiting', "collected_at" timestamptz(3) null, "collected_by" varchar(80) null, "collected_note" varchar(500) null, "collected_photos" jsonb not null, "withdrawn_at" timestamptz(3) null, "withdrawn_reason" varchar(500) null, "searched" text generated always as (folded(reference || chr(10) || plant_number || chr(10) || firm || chr(10) || contact_name || chr(10) || coalesce(site_location, ''))) stored null, primary key ("id"));`,
    );
    this.addSql(`alter table "off_hires" add constraint "off_hires_reference_unique" unique ("reference");`);
    this.addSql(`create index "off_hires_driver_id_index" on "off_hires" ("driver_id");`);
    this.addSql(`create index "off_hires_searched" on "off_hires" using gin ("searched" gin_trgm_ops);`);
    this.addSql(
      `create index "off_hires_of_machine" on "off_hires" ((upper(regexp_replace(folded("plant_number"), '[^[:alnum:]]', '', 'g'))));`,
    );
    this.addSql(`create index "off_hires_of_state" on "off_hires" ("state", "given_at" desc, "id" desc);`);
    this.addSql(`create index "off_hires_listed" on "off_hires" ("given_at" desc, "id" desc);`);

    this.addSql(
      `create table "outbox_passes" ("id" uuid not null, "token_hash" char(64) not null, "driver_id" uuid not null, "session_id" uuid not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "outbox_passes" add constraint "outbox_passes_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(`create index "outbox_passes_driver_id_index" on "outbox_passes" ("driver_id");`);
    this.addSql(`create index "outbox_passes_session_id_index" on "outbox_passes" ("session_id");`);
    this.addSql(`create index "outbox_passes_expires_at_index" on "outbox_passes" ("expires_at");`);

    this.addSql(
      `create table "record_days" ("day" date not null, "entries" int not null, "before" varchar(64) not null, "root" char(64) not null, "leaves" jsonb not null, primary key ("day"));`,
    );

    this.addSql(
      `create table "repair_links" ("id" uuid not null, "machine_key" text not null, "plant_number" text not null, "expires_at" timestamptz(3) not null, "by_id" uuid not null, "by_name" varchar(80) not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "repair_links_machine_key_expires_at_index" on "repair_links" ("machine_key", "expires_at");`,
    );

    this.addSql(
      `create table "sessions" ("id" uuid not null, "token_hash" char(64) not null, "driver_id" uuid not null, "device" varchar(80) not null, "created_at" timestamptz(3) not null, "password_given_at" timestamptz(3) not null, "used_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`alter table "sessions" add constraint "sessions_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "sessions_driver_id_index" on "sessions" ("driver_id");`);
    this.addSql(`create index "sessions_used_at_index" on "sessions" ("used_at");`);

    this.addSql(
      `create table "severities" ("id" uuid not null, "vehicle" varchar(20) not null, "item" varchar(60) not null, "finding" varchar(20) not null, "severity" char(1) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "severities" add constraint "severities_vehicle_item_finding_unique" unique ("vehicle", "item", "finding");`,
    );

    this.addSql(
      `create table "share_packs" ("id" uuid not null, "owner_id" uuid not null, "owner_name" varchar(80) not null, "title" varchar(120) not null, "ends_on" date not null, "created_at" timestamptz(3) not null, "withdrawn_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "share_packs_owner_id_id_index" on "share_packs" ("owner_id", "id");`);

    this.addSql(
      `create table "share_pack_documents" ("share_pack_id" uuid not null, "document_id" uuid not null, primary key ("share_pack_id", "document_id"));`,
    );

    this.addSql(
      `create table "sign_requests" ("id" uuid not null, "form_kind" varchar(20) not null, "form_id" uuid not null, "reference" varchar(11) not null, "owner_id" uuid null, "driver_name" varchar(80) not null, "company_id" uuid null, "company_name" varchar(120) null, "plant_number" varchar(60) null, "signatory" varchar(10) not null, "channel" varchar(10) not null, "to_name" varchar(80) null, "to_address" varchar(254) null, "asked_by" uuid not null, "asked_device" char(64) not null, "asked_network" char(64) not null, "same_network" boolean not null default false, "shown_sha256" char(64) not null, "state" varchar(10) not null default 'open', "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "seen_at" timestamptz(3) null, "closed_at" timestamptz(3) null, "reminded_at" timestamptz(3) null, "signed_name" varchar(80) null, "passed_on_to" varchar(80) null, "denied_at" timestamptz(3) null, "rating" varchar(10) null, "rating_notes" varchar(500) null, "rated_at" timestamptz(3) null, "corrected_at" timestamptz(3) null, "follows" uuid null, "searched" text generated always as (folded(coalesce(reference, '') || chr(10) || coalesce(driver_name, '') || chr(10) || coalesce(plant_number, '') || chr(10) || coalesce(company_name, '') || chr(10) || coalesce(to_name, '') || chr(10) || coalesce(to_address, '') || chr(10) || coalesce(passed_on_to, ''))) stored null, primary key ("id"));`,
    );
    this.addSql(`create index "sign_requests_owner_id_index" on "sign_requests" ("owner_id");`);
    this.addSql(`create index "sign_requests_follows_index" on "sign_requests" ("follows");`);
    this.addSql(
      `create index "sign_requests_searched" on "sign_requests" using gin ("searched" gin_trgm_ops);`,
    );
    this.addSql(
      `create index "sign_requests_denied" on "sign_requests" ("id") where "denied_at" is not null;`,
    );
    this.addSql(
      `create index "sign_requests_waiting" on "sign_requests" ("created_at" desc, "id" desc) where "state" in ('open', 'seen', 'disagreed');`,
    );
    this.addSql(
      `create index "sign_requests_form_id_created_at_index" on "sign_requests" ("form_id", "created_at");`,
    );

    this.addSql(
      `create table "sign_queries" ("id" uuid not null, "request_id" uuid not null, "name" varchar(80) not null, "lines" jsonb not null, "note" varchar(500) null, "after_signing" boolean not null default false, "created_at" timestamptz(3) not null, "answer" varchar(500) null, "answered_by" uuid null, "answered_at" timestamptz(3) null, "accepted_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "sign_queries_request_id_index" on "sign_queries" ("request_id");`);
    this.addSql(
      `create index "sign_queries_open" on "sign_queries" ("request_id") where "answered_at" is null and "accepted_at" is null;`,
    );

    this.addSql(
      `create table "suppressions" ("id" uuid not null, "recipient_hash" char(64) not null, "address" varchar(254) null, "reason" varchar(10) not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "suppressions" add constraint "suppressions_recipient_hash_unique" unique ("recipient_hash");`,
    );
    this.addSql(
      `create index "suppressions_searched" on "suppressions" using gin (folded("address") gin_trgm_ops);`,
    );
    this.addSql(`create index "suppressions_listed" on "suppressions" ("created_at" desc, "id" desc);`);

    this.addSql(
      `create table "uploads" ("id" uuid not null, "kind" varchar(10) not null, "uploader" varchar(40) not null, "pool" varchar(10) not null default 'guest', "network" varchar(60) null, "state" varchar(10) not null default 'expected', "content_type" varchar(40) null, "byte_size" int null, "width" int null, "height" int null, "sha256" char(64) null, "object_key" varchar(80) not null, "held_by" uuid null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "uploads_object_key_index" on "uploads" ("object_key");`);
    this.addSql(`create index "uploads_held_by_index" on "uploads" ("held_by");`);
    this.addSql(`create index "uploads_unattached" on "uploads" ("created_at") where "held_by" is null;`);
    this.addSql(`create index "uploads_released" on "uploads" ("id") where "state" = 'released';`);

    this
      .addSql(`create or replace function "audit_events_keep_audit_events_fn"() returns trigger as \$\$ begin if tg_op = 'UPDATE' and to_jsonb(old) @> jsonb_strip_nulls(to_jsonb(new))
        and to_jsonb(new) - '{network,device,name}'::text[] = to_jsonb(old) - '{network,device,name}'::text[] then
      return new;     end if;     if tg_op = 'DELETE' and old.happened_at < now() - interval '364 days' then
      return old;     end if;     raise exception 'The audit log is not changed.'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "keep_audit_events" BEFORE UPDATE OR DELETE on "audit_events" for each ROW execute function "audit_events_keep_audit_events_fn"();`,
    );

    this.addSql(
      `create or replace function "defect_events_keep_defect_events_fn"() returns trigger as \$\$ begin raise exception 'The history of a defect is not changed.'; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "keep_defect_events" BEFORE UPDATE on "defect_events" for each ROW execute function "defect_events_keep_defect_events_fn"();`,
    );

    this
      .addSql(`create or replace function "documents_of_account_fn"() returns trigger as \$\$ begin if new.owner_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.owner_id is not distinct from old.owner_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.owner_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "documents" for each ROW execute function "documents_of_account_fn"();`,
    );

    this.addSql(
      `alter table "document_files" add constraint "document_files_document_id_foreign" foreign key ("document_id") references "documents" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "document_pages" add constraint "document_pages_file_id_foreign" foreign key ("file_id") references "document_files" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "document_proposals" add constraint "document_proposals_document_id_foreign" foreign key ("document_id") references "documents" ("id") on delete cascade;`,
    );

    this
      .addSql(`create or replace function "forms_of_account_fn"() returns trigger as \$\$ begin if new.driver_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.driver_id is not distinct from old.driver_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.driver_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "forms" for each ROW execute function "forms_of_account_fn"();`,
    );

    this.addSql(
      `alter table "driver_preferences" add constraint "driver_preferences_driver_id_foreign" foreign key ("driver_id") references "drivers" ("id") on delete cascade;`,
    );

    this
      .addSql(`create or replace function "emails_of_account_fn"() returns trigger as \$\$ begin if new.driver_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.driver_id is not distinct from old.driver_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.driver_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "emails" for each ROW execute function "emails_of_account_fn"();`,
    );

    this
      .addSql(`create or replace function "form_sets_of_account_fn"() returns trigger as \$\$ begin if new.driver_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.driver_id is not distinct from old.driver_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.driver_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "form_sets" for each ROW execute function "form_sets_of_account_fn"();`,
    );

    this.addSql(
      `alter table "forms_in_sets" add constraint "forms_in_sets_set_id_foreign" foreign key ("set_id") references "form_sets" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "form_set_signatures" add constraint "form_set_signatures_set_id_foreign" foreign key ("set_id") references "form_sets" ("id") on delete cascade;`,
    );

    this
      .addSql(`create or replace function "off_hires_of_account_fn"() returns trigger as \$\$ begin if new.driver_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.driver_id is not distinct from old.driver_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.driver_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "off_hires" for each ROW execute function "off_hires_of_account_fn"();`,
    );

    this.addSql(
      `alter table "outbox_passes" add constraint "outbox_passes_driver_id_foreign" foreign key ("driver_id") references "drivers" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "sessions" add constraint "sessions_driver_id_foreign" foreign key ("driver_id") references "drivers" ("id") on delete cascade;`,
    );

    this
      .addSql(`create or replace function "share_packs_of_account_fn"() returns trigger as \$\$ begin if new.owner_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.owner_id is not distinct from old.owner_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.owner_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "share_packs" for each ROW execute function "share_packs_of_account_fn"();`,
    );

    this.addSql(
      `alter table "share_pack_documents" add constraint "share_pack_documents_share_pack_id_foreign" foreign key ("share_pack_id") references "share_packs" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "share_pack_documents" add constraint "share_pack_documents_document_id_foreign" foreign key ("document_id") references "documents" ("id") on update cascade on delete cascade;`,
    );

    this
      .addSql(`create or replace function "sign_requests_of_account_fn"() returns trigger as \$\$ begin if new.owner_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.owner_id is not distinct from old.owner_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.owner_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "sign_requests" for each ROW execute function "sign_requests_of_account_fn"();`,
    );

    this.addSql(
      `alter table "sign_queries" add constraint "sign_queries_request_id_foreign" foreign key ("request_id") references "sign_requests" ("id") on delete cascade;`,
    );
  }
}
