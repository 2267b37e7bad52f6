import { Migration } from '@mikro-orm/migrations';

export class Migration20261122184443_add_notices_to_account_mails extends Migration {
  override name = 'Migration20261122184443_add_notices_to_account_mails';

  override up(): void | Promise<void> {
    this.addSql(`alter table "emails" add "noticed_at" timestamptz(3) null, add "device" varchar(80) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "emails" drop column "noticed_at", drop column "device";`);
  }
}
