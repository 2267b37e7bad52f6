import { Migration } from '@mikro-orm/migrations';

export class Migration20261123233347_take_turns_at_reading extends Migration {
  override name = 'Migration20261123233347_take_turns_at_reading';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "reading_times" ("owner_id" uuid not null, "turn_at" timestamptz(3) not null, "hour" timestamptz(3) not null, "of_hour" int not null, "day" date not null, "of_day" int not null, primary key ("owner_id"));`,
    );
    this.addSql(
      `alter table "documents" add "turns" int not null default 0, add "turn_id" uuid null, add "read_for" int not null default 0;`,
    );
    this.addSql(
      `create index "documents_waiting" on "documents" ("owner_id", "turns") where "status" = 'processing';`,
    );
    this.addSql(
      `alter table "document_files" add "pages_read" int not null default 0, add "is_read" boolean not null default false;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "document_files" drop column "pages_read", drop column "is_read";`);
    this.addSql(`drop index "documents_waiting";`);
    this.addSql(
      `alter table "documents" drop column "turns", drop column "turn_id", drop column "read_for";`,
    );
    this.addSql(`drop table if exists "reading_times" cascade;`);
  }
}
