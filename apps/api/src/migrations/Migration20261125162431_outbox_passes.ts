import { Migration } from '@mikro-orm/migrations';

export class Migration20261125162431_outbox_passes extends Migration {
  override name = 'Migration20261125162431_outbox_passes';

  override up(): void | Promise<void> {
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
      `alter table "outbox_passes" add constraint "outbox_passes_driver_id_foreign" foreign key ("driver_id") references "drivers" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "outbox_passes" cascade;`);
  }
}
