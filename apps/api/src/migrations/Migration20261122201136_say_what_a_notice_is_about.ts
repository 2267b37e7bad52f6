import { Migration } from '@mikro-orm/migrations';

export class Migration20261122201136_say_what_a_notice_is_about extends Migration {
  override name = 'Migration20261122201136_say_what_a_notice_is_about';

  override up(): void | Promise<void> {
    this.addSql(`alter table "emails" add "matter" varchar(160) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "emails" drop column "matter";`);
  }
}
