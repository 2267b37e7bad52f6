import { Migration } from '@mikro-orm/migrations';

export class Migration20261122183127_know_senders_and_find_drafts extends Migration {
  override name = 'Migration20261122183127_know_senders_and_find_drafts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "forms" add "sender_hash" char(64) null;`);
    this.addSql(`create index "forms_drafts" on "forms" ("driver_id") where "status" = 'draft';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "forms_drafts";`);
    this.addSql(`alter table "forms" drop column "sender_hash";`);
  }
}
