import { Migration } from '@mikro-orm/migrations';

export class Migration20261125155057_keep_the_firm extends Migration {
  override name = 'Migration20261125155057_keep_the_firm';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "firm" ("id" uuid not null default '00000000-0000-7000-8000-00000000f100', "version" int not null default 1, "name" varchar(120) not null, "address_lines" jsonb not null, "telephone" varchar(40) null, "reply_address" varchar(254) null, "accent" varchar(7) null, "logo" varchar(60) null, primary key ("id"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "firm" cascade;`);
  }
}
