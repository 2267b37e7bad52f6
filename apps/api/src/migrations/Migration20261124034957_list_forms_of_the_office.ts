import { Migration } from '@mikro-orm/migrations';

export class Migration20261124034957_list_forms_of_the_office extends Migration {
  override name = 'Migration20261124034957_list_forms_of_the_office';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "forms" add "searched" text generated always as (coalesce(reference, '') || chr(10) || coalesce(driver_signed_name, '') || chr(10) || coalesce(operator_signed_name, '') || chr(10) || coalesce(plant_number, '') || chr(10) || coalesce(machine_number, '') || chr(10) || coalesce(order_number, '') || chr(10) || coalesce(site_location, '') || chr(10) || coalesce(company_name, '') || chr(10) || coalesce(client_firm, '')) stored null;`,
    );
    this.addSql(`create index "forms_searched" on "forms" using gin ("searched" gin_trgm_ops);`);
    this.addSql(
      `create index "forms_of_machine" on "forms" (upper(regexp_replace("plant_number", '\\s', '', 'g')), "changed_at" desc, "id" desc) where (status = 'submitted' or operator_signature is not null);`,
    );
    this.addSql(
      `create index "forms_of_office" on "forms" ("changed_at" desc, "id" desc) where (status = 'submitted' or operator_signature is not null);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "forms_searched";`);
    this.addSql(`drop index "forms_of_machine";`);
    this.addSql(`drop index "forms_of_office";`);
    this.addSql(`alter table "forms" drop column "searched";`);
  }
}
