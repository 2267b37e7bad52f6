import { Migration } from '@mikro-orm/migrations';

export class Migration20261125191755_keep_defects_of_machines extends Migration {
  override name = 'Migration20261125191755_keep_defects_of_machines';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "defects" ("id" uuid not null, "number" int not null, "machine_key" text not null, "plant_number" text not null, "vehicle" varchar(20) null, "item" varchar(60) not null, "opened_at" timestamptz(3) not null, "found_at" timestamptz(3) not null, "form_id" uuid not null, "reporter_id" uuid null, "finding" varchar(20) not null, "note" text null, "photo_id" uuid null, "proposed" char(1) not null, "severity" char(1) not null, "state" varchar(10) not null, "is_released" boolean not null default false, "is_withdrawn" boolean not null default false, "is_repeat" boolean not null default false, "due_on" date null, "owner" varchar(80) null, "released_at" timestamptz(3) null, "closed_at" timestamptz(3) null, "repaired_at" timestamptz(3) null, "reminders" smallint not null default 0, "reminded_on" date null, primary key ("id"));`,
    );
    this.addSql(`alter table "defects" add constraint "defects_number_unique" unique ("number");`);
    this.addSql(
      `create index "defects_open" on "defects" ("state", "severity", "opened_at", "id") where state in ('open', 'in hand', 'repaired');`,
    );
    this.addSql(`create index "defects_of_machine" on "defects" ("machine_key", "number" desc);`);

    this.addSql(
      `create table "defect_events" ("id" uuid not null, "defect_id" uuid not null, "seq" int not null, "kind" varchar(12) not null, "at" timestamptz(3) not null, "recorded_at" timestamptz(3) not null, "form_id" uuid null, "by_id" uuid null, "by_name" varchar(80) null, "severity" char(1) null, "details" jsonb not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "defect_events" add constraint "defect_events_form_id_defect_id_kind_unique" unique ("form_id", "defect_id", "kind");`,
    );
    this.addSql(
      `alter table "defect_events" add constraint "defect_events_defect_id_seq_unique" unique ("defect_id", "seq");`,
    );

    this.addSql(`alter table "forms" add "may_stop" boolean null;`);

    this.addSql(`alter table "emails" add "defect_id" uuid null, add "defect_news" jsonb null;`);
    this.addSql(`create index "emails_of_defect" on "emails" ("defect_id") where "defect_id" is not null;`);

    this.addSql(
      `create or replace function "defect_events_keep_defect_events_fn"() returns trigger as \$\$ begin raise exception 'The history of a defect is not changed.'; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "keep_defect_events" BEFORE UPDATE on "defect_events" for each ROW execute function "defect_events_keep_defect_events_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "defects" cascade;`);
    this.addSql(`drop trigger if exists "keep_defect_events" on "defect_events";`);
    this.addSql(`drop function if exists "defect_events_keep_defect_events_fn"();`);
    this.addSql(`drop table if exists "defect_events" cascade;`);

    this.addSql(`drop index "emails_of_defect";`);
    this.addSql(`alter table "emails" drop column "defect_id", drop column "defect_news";`);

    this.addSql(`alter table "forms" drop column "may_stop";`);
  }
}
