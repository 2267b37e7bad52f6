import { Migration } from '@mikro-orm/migrations';

export class Migration20261121084938_add_guest_limits_and_suppressions extends Migration {
  override name = 'Migration20261121084938_add_guest_limits_and_suppressions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "limit_counters" ("name" varchar(40) not null, "subject" char(64) not null, "count" int not null, "ends_at" timestamptz(3) not null, primary key ("name", "subject"));`,
    );
    this.addSql(`create index "limit_counters_ends_at_index" on "limit_counters" ("ends_at");`);

    this.addSql(
      `create table "suppressions" ("recipient_hash" char(64) not null, "created_at" timestamptz(3) not null, primary key ("recipient_hash"));`,
    );

    this.addSql(`create index "emails_held_back" on "emails" ("id") where "state" = 'waiting';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "limit_counters" cascade;`);
    this.addSql(`drop table if exists "suppressions" cascade;`);

    this.addSql(`drop index "emails_held_back";`);
  }
}
