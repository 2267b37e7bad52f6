import { Migration } from '@mikro-orm/migrations';

export class Migration20261122164525_claim_emails extends Migration {
  override name = 'Migration20261122164525_claim_emails';

  override up(): void | Promise<void> {
    this.addSql(`alter table "emails" add "claimed_until" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "emails" drop column "claimed_until";`);
  }
}
