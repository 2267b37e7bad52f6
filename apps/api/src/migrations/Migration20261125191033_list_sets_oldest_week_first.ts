import { Migration } from '@mikro-orm/migrations';

export class Migration20261125191033_list_sets_oldest_week_first extends Migration {
  override name = 'Migration20261125191033_list_sets_oldest_week_first';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "form_sets_oldest" on "form_sets" ("week_ending", "changed_at", "id") where "status" <> 'completed';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "form_sets_oldest";`);
  }
}
