import { Migration } from '@mikro-orm/migrations';

export class Migration20261126054801_find_events_by_account extends Migration {
  override name = 'Migration20261126054801_find_events_by_account';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "defect_events_by_account" on "defect_events" ("by_id", "id") where by_id is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "defect_events_by_account";`);
  }
}
