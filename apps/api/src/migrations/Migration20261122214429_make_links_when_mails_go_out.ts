import { Migration } from '@mikro-orm/migrations';

export class Migration20261122214429_make_links_when_mails_go_out extends Migration {
  override name = 'Migration20261122214429_make_links_when_mails_go_out';

  override up(): void | Promise<void> {
    this.addSql(`alter table "emails" drop column "link_version";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "emails" add "link_version" int null;`);
  }
}
