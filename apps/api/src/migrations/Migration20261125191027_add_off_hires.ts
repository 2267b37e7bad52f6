import { Migration } from '@mikro-orm/migrations';

export class Migration20261125191027_add_off_hires extends Migration {
  override name = 'Migration20261125191027_add_off_hires';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "off_hires" ("id" uuid not null, "reference" varchar(11) not null, "driver_id" uuid null, "machine_id" uuid null, "plant_number" varchar(40) not null, "machine_number" text null, "vehicle_type" varchar(20) null, "firm" varchar(120) not null, "company_id" uuid null, "company_email" varchar(254) null, "contact_name" varchar(80) not null, "phone" varchar(40) not null, "email" varchar(254) not null, "machine_hours" varchar(20) not null, "site_location" varchar(120) null, "ready_from" date not null, "photos" jsonb not null, "given_at" timestamptz(3) not null, "given_on" date not null, "notice_days" smallint not null, "notice_ends" date not null, "state" varchar(10) not null default 'waiting', "collected_at" timestamptz(3) null, "collected_by" varchar(80) null, "collected_note" varchar(500) null, "collected_photos" jsonb not null, "withdrawn_at" timestamptz(3) null, "withdrawn_reason" varchar(500) null, "searched" text generated always as (reference || chr(10) || plant_number || chr(10) || firm || chr(10) || contact_name || chr(10) || coalesce(site_location, '')) stored null, primary key ("id"));`,
    );
    this.addSql(`alter table "off_hires" add constraint "off_hires_reference_unique" unique ("reference");`);
    this.addSql(`create index "off_hires_driver_id_index" on "off_hires" ("driver_id");`);
    this.addSql(`create index "off_hires_searched" on "off_hires" using gin ("searched" gin_trgm_ops);`);
    this.addSql(
      `create index "off_hires_of_machine" on "off_hires" ((upper(regexp_replace("plant_number", '[^[:alnum:]]', '', 'g'))));`,
    );
    this.addSql(`create index "off_hires_of_state" on "off_hires" ("state", "given_at" desc, "id" desc);`);
    this.addSql(`create index "off_hires_listed" on "off_hires" ("given_at" desc, "id" desc);`);

    this.addSql(`alter table "companies" add "off_hire_notice_days" smallint null;`);

    this.addSql(`alter table "emails" add "off_hire_id" uuid null, add "news" jsonb null;`);
    this.addSql(
      `create index "emails_of_off_hire" on "emails" ("off_hire_id") where "off_hire_id" is not null;`,
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
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "of_account" on "off_hires";`);
    this.addSql(`drop function if exists "off_hires_of_account_fn"();`);
    this.addSql(`drop table if exists "off_hires" cascade;`);

    this.addSql(`alter table "companies" drop column "off_hire_notice_days";`);

    this.addSql(`drop index "emails_of_off_hire";`);
    this.addSql(`alter table "emails" drop column "off_hire_id", drop column "news";`);
  }
}
