import { Migration } from '@mikro-orm/migrations';

export class Migration20261123231000_know_when_the_password_was_given extends Migration {
  override name = 'Migration20261123231000_know_when_the_password_was_given';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sessions" add "password_given_at" timestamptz(3);`);
    this.addSql(`update "sessions" set "password_given_at" = "created_at";`);
    this.addSql(`alter table "sessions" alter column "password_given_at" set not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sessions" drop column "password_given_at";`);
  }
}
