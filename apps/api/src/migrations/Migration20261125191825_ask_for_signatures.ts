import { Migration } from '@mikro-orm/migrations';

export class Migration20261125191825_ask_for_signatures extends Migration {
  override name = 'Migration20261125191825_ask_for_signatures';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "sign_requests" ("id" uuid not null, "form_kind" varchar(20) not null, "form_id" uuid not null, "reference" varchar(11) not null, "owner_id" uuid null, "driver_name" varchar(80) not null, "signatory" varchar(10) not null, "channel" varchar(10) not null, "to_name" varchar(80) null, "to_address" varchar(254) null, "asked_by" uuid not null, "asked_device" char(64) not null, "shown_sha256" char(64) not null, "state" varchar(10) not null default 'open', "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "seen_at" timestamptz(3) null, "closed_at" timestamptz(3) null, "reminded_at" timestamptz(3) null, "signed_name" varchar(80) null, "passed_on_to" varchar(80) null, "denied_at" timestamptz(3) null, "follows" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "sign_requests_owner_id_index" on "sign_requests" ("owner_id");`);
    this.addSql(`create index "sign_requests_follows_index" on "sign_requests" ("follows");`);
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

    this.addSql(`alter table "forms" add "signed_how" jsonb not null default '{}';`);

    this.addSql(`alter table "emails" add "told" jsonb null;`);
    this.addSql(`alter table "emails" alter column "sending_no" drop default;`);

    this.addSql(`alter table "form_set_signatures" add "made" jsonb null;`);

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

  override down(): void | Promise<void> {
    this.addSql(`alter table "sign_queries" drop constraint "sign_queries_request_id_foreign";`);

    this.addSql(`drop trigger if exists "of_account" on "sign_requests";`);
    this.addSql(`drop function if exists "sign_requests_of_account_fn"();`);
    this.addSql(`drop table if exists "sign_requests" cascade;`);
    this.addSql(`drop table if exists "sign_queries" cascade;`);

    this.addSql(`alter table "emails" alter column "sending_no" set default 1;`);
    this.addSql(`alter table "emails" drop column "told";`);

    this.addSql(`alter table "form_set_signatures" drop column "made";`);

    this.addSql(`alter table "forms" drop column "signed_how";`);
  }
}
