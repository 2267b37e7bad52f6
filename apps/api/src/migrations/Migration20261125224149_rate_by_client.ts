import { Migration } from '@mikro-orm/migrations';

export class Migration20261125224149_rate_by_client extends Migration {
  override name = 'Migration20261125224149_rate_by_client';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "sign_requests" add "rating" varchar(10) null, add "rating_notes" varchar(500) null, add "rated_at" timestamptz(3) null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "sign_requests" drop column "rating", drop column "rating_notes", drop column "rated_at";`,
    );
  }
}
