import { Migration } from '@mikro-orm/migrations';

export class Migration20261124022549_mark_sets_sent_by_their_driver extends Migration {
  override name = 'Migration20261124022549_mark_sets_sent_by_their_driver';

  override up(): void | Promise<void> {
    this.addSql(`alter table "form_sets" add "is_sent_by_driver" boolean not null default false;`);
    this.addSql(
      `update "form_sets" set "is_sent_by_driver" = true where "status" = 'completed' and "dispatched_by" = "driver_id";`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "form_sets" drop column "is_sent_by_driver";`);
  }
}
