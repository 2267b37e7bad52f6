import { Migration } from '@mikro-orm/migrations';

export class Migration20261123231100_remove_unconfirmed_accounts extends Migration {
  override name = 'Migration20261123231100_remove_unconfirmed_accounts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "drivers" add "removes_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "drivers" drop column "removes_at";`);
  }
}
