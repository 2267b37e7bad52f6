import { Migration } from '@mikro-orm/migrations';

export class Migration20261121193924_add_accounts extends Migration {
  override name = 'Migration20261121193924_add_accounts';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "drivers" ("id" uuid not null, "email" varchar(254) not null, "full_name" varchar(80) not null, "password_hash" varchar(200) not null, "password_version" int not null default 1, "role" varchar(10) not null default 'driver', "confirmed_at" timestamptz(3) null, "deactivated_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`alter table "drivers" add constraint "drivers_email_unique" unique ("email");`);

    this.addSql(
      `create table "sessions" ("id" uuid not null, "token_hash" char(64) not null, "driver_id" uuid not null, "device" varchar(80) not null, "created_at" timestamptz(3) not null, "used_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`alter table "sessions" add constraint "sessions_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "sessions_driver_id_index" on "sessions" ("driver_id");`);
    this.addSql(`create index "sessions_used_at_index" on "sessions" ("used_at");`);

    this.addSql(
      `alter table "emails" add "about" varchar(10) not null default 'form', add "purpose" varchar(20) null, add "driver_id" uuid null, add "password_version" int null, add "link_until" timestamptz(3) null;`,
    );
    // What is there already is about forms.
    this.addSql(`alter table "emails" alter column "about" drop default;`);
    this.addSql(`alter table "emails" alter column "byte_size" drop not null;`);
    this.addSql(`alter table "emails" alter column "company_name" drop not null;`);
    this.addSql(`alter table "emails" alter column "file_name" drop not null;`);
    this.addSql(`alter table "emails" alter column "form_date" drop not null;`);
    this.addSql(`alter table "emails" alter column "form_id" drop not null;`);
    this.addSql(`alter table "emails" alter column "form_kind" drop not null;`);
    this.addSql(`alter table "emails" alter column "link_date" drop not null;`);
    this.addSql(`alter table "emails" alter column "link_version" drop not null;`);
    this.addSql(`alter table "emails" alter column "object_key" drop not null;`);
    this.addSql(`alter table "emails" alter column "reference" drop not null;`);
    this.addSql(`alter table "emails" alter column "sending_no" drop not null;`);
    this.addSql(`alter table "emails" alter column "submitted_at" drop not null;`);
    this.addSql(`create index "emails_about_index" on "emails" ("about");`);

    this.addSql(
      `alter table "sessions" add constraint "sessions_driver_id_foreign" foreign key ("driver_id") references "drivers" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "emails" where "about" = 'account';`);
    this.addSql(`alter table "sessions" drop constraint "sessions_driver_id_foreign";`);

    this.addSql(`drop table if exists "drivers" cascade;`);
    this.addSql(`drop table if exists "sessions" cascade;`);

    this.addSql(`drop index "emails_about_index";`);
    this.addSql(
      `alter table "emails" drop column "about", drop column "purpose", drop column "driver_id", drop column "password_version", drop column "link_until";`,
    );
    this.addSql(`alter table "emails" alter column "form_kind" set not null;`);
    this.addSql(`alter table "emails" alter column "form_id" set not null;`);
    this.addSql(`alter table "emails" alter column "sending_no" set not null;`);
    this.addSql(`alter table "emails" alter column "reference" set not null;`);
    this.addSql(`alter table "emails" alter column "company_name" set not null;`);
    this.addSql(`alter table "emails" alter column "form_date" set not null;`);
    this.addSql(`alter table "emails" alter column "submitted_at" set not null;`);
    this.addSql(`alter table "emails" alter column "object_key" set not null;`);
    this.addSql(`alter table "emails" alter column "byte_size" set not null;`);
    this.addSql(`alter table "emails" alter column "file_name" set not null;`);
    this.addSql(`alter table "emails" alter column "link_version" set not null;`);
    this.addSql(`alter table "emails" alter column "link_date" set not null;`);
  }
}
