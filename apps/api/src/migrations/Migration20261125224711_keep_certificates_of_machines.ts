import { Migration } from '@mikro-orm/migrations';

export class Migration20261125224711_keep_certificates_of_machines extends Migration {
  override name = 'Migration20261125224711_keep_certificates_of_machines';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "certificates" ("id" uuid not null, "machine_id" uuid not null, "kind" varchar(20) not null, "name" varchar(80) null, "examined_on" date null, "due_on" date null, "due_at_hours" int null, "is_required" boolean not null, "opens_from_code" boolean not null, "file_id" uuid null, "added_by_id" uuid not null, "added_by" varchar(80) not null, "added_at" timestamptz(3) not null, "replaced_at" timestamptz(3) null, "told" varchar(4) not null default 'good', "looked_after_on" date null, "reminded_at" int null, "is_reminder_owed" boolean not null default false, primary key ("id"));`,
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
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "certificates" cascade;`);
    this.addSql(`drop table if exists "certificate_files" cascade;`);
  }
}
