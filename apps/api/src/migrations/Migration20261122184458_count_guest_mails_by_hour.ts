import { Migration } from '@mikro-orm/migrations';

export class Migration20261122184458_count_guest_mails_by_hour extends Migration {
  override name = 'Migration20261122184458_count_guest_mails_by_hour';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "guest_mail_hours" ("hour" timestamptz(3) not null, "network" char(64) not null, "mails" int not null, "late" int not null, primary key ("hour", "network"));`,
    );
    this.indexHeldBack('queued_at');
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "guest_mail_hours" cascade;`);
    this.indexHeldBack('id');
  }

  /** Waiting mails are looked for by the hour in which they go. */
  private indexHeldBack(column: string): void {
    this.addSql(`drop index if exists "emails_held_back";`);
    this.addSql(`create index "emails_held_back" on "emails" ("${column}") where "state" = 'waiting';`);
  }
}
