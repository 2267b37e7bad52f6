import { Migration } from '@mikro-orm/migrations';

export class Migration20261122214657_list_companies extends Migration {
  override name = 'Migration20261122214657_list_companies';

  override up(): void | Promise<void> {
    this.addSql(`alter table "companies" add "version" int not null default 1;`);
    this.addSql(`create index "companies_searched" on "companies" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "companies_listed" on "companies" ("is_active", lower("name"), "id");`);
    this.addSql(
      `create unique index "companies_active_name" on "companies" (lower("name")) where "is_active";`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "companies_searched";`);
    this.addSql(`drop index "companies_listed";`);
    this.addSql(`drop index "companies_active_name";`);
    this.addSql(`alter table "companies" drop column "version";`);
  }
}
