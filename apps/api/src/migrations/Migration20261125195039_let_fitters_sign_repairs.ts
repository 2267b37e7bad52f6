import { Migration } from '@mikro-orm/migrations';

export class Migration20261125195039_let_fitters_sign_repairs extends Migration {
  override name = 'Migration20261125195039_let_fitters_sign_repairs';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "repair_links" ("id" uuid not null, "machine_key" text not null, "plant_number" text not null, "expires_at" timestamptz(3) not null, "by_id" uuid not null, "by_name" varchar(80) not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "repair_links_machine_key_expires_at_index" on "repair_links" ("machine_key", "expires_at");`,
    );

    this.addSql(
      `create table "repair_signatures" ("event_id" uuid not null, "png" bytea not null, primary key ("event_id"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "repair_links" cascade;`);
    this.addSql(`drop table if exists "repair_signatures" cascade;`);
  }
}
