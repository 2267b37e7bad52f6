import { Migration } from '@mikro-orm/migrations';

export class Migration20261122225314_say_more_in_mails extends Migration {
  override name = 'Migration20261122225314_say_more_in_mails';

  override up(): void | Promise<void> {
    this.addSql(`alter table "emails" add "sender_id" uuid null, add "words" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "emails" drop column "sender_id", drop column "words";`);
  }
}
