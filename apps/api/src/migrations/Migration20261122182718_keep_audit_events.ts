import { Migration } from '@mikro-orm/migrations';

export class Migration20261122182718_keep_audit_events extends Migration {
  override name = 'Migration20261122182718_keep_audit_events';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_events" ("id" uuid not null, "happened_at" timestamptz(3) not null, "what" varchar(60) not null, "who" uuid null, "about_kind" varchar(20) not null, "about_id" uuid null, "network" varchar(60) null, "device" varchar(80) null, "details" jsonb null, primary key ("id"));`,
    );
    this.addSql(`create index "audit_events_happened_at_index" on "audit_events" ("happened_at");`);
    this.addSql(`create index "audit_events_who_index" on "audit_events" ("who");`);
    this.addSql(
      `create index "audit_events_traced" on "audit_events" ("happened_at") where "network" is not null or "device" is not null;`,
    );
    this.addSql(
      `create index "audit_events_about_kind_about_id_id_index" on "audit_events" ("about_kind", "about_id", "id");`,
    );

    this
      .addSql(`create or replace function "audit_events_keep_audit_events_fn"() returns trigger as \$\$ begin if tg_op = 'UPDATE' and new.network is null and new.device is null
        and to_jsonb(new) - 'network' - 'device' = to_jsonb(old) - 'network' - 'device' then
      return new;     end if;     if tg_op = 'DELETE' and old.happened_at < now() - interval '364 days' then
      return old;     end if;     raise exception 'The audit log is not changed.'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "keep_audit_events" BEFORE UPDATE OR DELETE on "audit_events" for each ROW execute function "audit_events_keep_audit_events_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "keep_audit_events" on "audit_events";`);
    this.addSql(`drop function if exists "audit_events_keep_audit_events_fn"();`);
    this.addSql(`drop table if exists "audit_events" cascade;`);
  }
}
