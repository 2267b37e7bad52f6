import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000409_add_driver_preferences extends Migration {
  override name = 'Migration20261122000409_add_driver_preferences';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "driver_preferences" ("driver_id" uuid not null, "key" varchar(20) not null, "value" jsonb not null, "changed_at" timestamptz(3) not null, primary key ("driver_id", "key"));`,
    );

    this.addSql(
      `alter table "driver_preferences" add constraint "driver_preferences_driver_id_foreign" foreign key ("driver_id") references "drivers" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "driver_preferences" cascade;`);
  }
}
