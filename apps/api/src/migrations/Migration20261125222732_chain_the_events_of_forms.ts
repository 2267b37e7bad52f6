import { Migration } from '@mikro-orm/migrations';

export class Migration20261125222732_chain_the_events_of_forms extends Migration {
  override name = 'Migration20261125222732_chain_the_events_of_forms';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "event_chains" ("about_kind" varchar(20) not null, "about_id" uuid not null, "length" int not null, "head" varchar(64) not null, "erased" int not null default 0, "erased_head" varchar(64) not null default '', primary key ("about_kind", "about_id"));`,
    );

    this.addSql(`alter table "audit_events" add "position" int null, add "hash" char(64) null;`);
    this.addSql(
      `create unique index "audit_events_chained" on "audit_events" ("about_kind", "about_id", "position") where "position" is not null;`,
    );

    // As `hashOf` does for new entries; the trigger refuses any change, and the owner may do without it.
    this.addSql(`alter table "audit_events" disable trigger "keep_audit_events";`);
    this.addSql(`do \$\$
      declare
        entry record;
        place int := 0;
        head text := '';
        kind text := '';
        record_id uuid;
      begin
        for entry in
          select * from audit_events where about_kind in ('form', 'form-set') and about_id is not null
           order by about_kind, about_id, id
        loop
          if entry.about_kind <> kind or entry.about_id is distinct from record_id then
            place := 0; head := ''; kind := entry.about_kind; record_id := entry.about_id;
          end if;
          place := place + 1;
          head := encode(sha256(convert_to(head
            || '{"aboutId":' || to_json(record_id::text)::text
            || ',"aboutKind":' || to_json(kind)::text
            || ',"at":"' || to_char(entry.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            || '","details":' || case when entry.details is null then 'null' else '{' || coalesce((
                 select string_agg(to_json(key)::text || ':' || value::text, ',' order by key collate "C")
                   from jsonb_each(entry.details)), '') || '}' end
            || ',"id":' || to_json(entry.id::text)::text
            || ',"position":' || place
            || ',"what":' || to_json(entry.what::text)::text
            || ',"who":' || coalesce(to_json(entry.who::text)::text, 'null')
            || '}', 'UTF8')), 'hex');
          update audit_events set position = place, hash = head where id = entry.id;
        end loop;
      end \$\$;`);
    this.addSql(`alter table "audit_events" enable trigger "keep_audit_events";`);
    this.addSql(
      `insert into "event_chains" ("about_kind", "about_id", "length", "head")
       select distinct on (about_kind, about_id) about_kind, about_id, position, hash from audit_events
        where position is not null order by about_kind, about_id, position desc;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "event_chains" cascade;`);

    this.addSql(`drop index if exists "audit_events_chained";`);
    this.addSql(`alter table "audit_events" drop column "position", drop column "hash";`);
  }
}
