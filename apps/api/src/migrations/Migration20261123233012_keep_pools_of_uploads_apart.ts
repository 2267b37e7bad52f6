import { Migration } from '@mikro-orm/migrations';

export class Migration20261123233012_keep_pools_of_uploads_apart extends Migration {
  override name = 'Migration20261123233012_keep_pools_of_uploads_apart';

  override up(): void | Promise<void> {
    this.addSql(`alter table "uploads" add "pool" varchar(10) not null default 'guest';`);
    this.addSql(`create index "uploads_released" on "uploads" ("id") where "state" = 'released';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "uploads_released";`);
    this.addSql(`alter table "uploads" drop column "pool";`);
  }
}
