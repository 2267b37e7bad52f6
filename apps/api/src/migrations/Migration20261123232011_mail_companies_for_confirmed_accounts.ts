import { Migration } from '@mikro-orm/migrations';

export class Migration20261123232011_mail_companies_for_confirmed_accounts extends Migration {
  override name = 'Migration20261123232011_mail_companies_for_confirmed_accounts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "forms" add "is_mailed_to_company" boolean not null default false;`);
    this.addSql(`update "forms" set "is_mailed_to_company" = true where "driver_id" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "forms" drop column "is_mailed_to_company";`);
  }
}
