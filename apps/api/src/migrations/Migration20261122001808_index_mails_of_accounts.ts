import { Migration } from '@mikro-orm/migrations';

export class Migration20261122001808_index_mails_of_accounts extends Migration {
  override name = 'Migration20261122001808_index_mails_of_accounts';

  override up(): void | Promise<void> {
    this.addSql(`create index "emails_of_account" on "emails" ("driver_id") where "driver_id" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "emails_of_account";`);
  }
}
