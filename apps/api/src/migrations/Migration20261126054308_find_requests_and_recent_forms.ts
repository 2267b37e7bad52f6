import { Migration } from '@mikro-orm/migrations';

export class Migration20261126054308_find_requests_and_recent_forms extends Migration {
  override name = 'Migration20261126054308_find_requests_and_recent_forms';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "sign_requests" add "company_id" uuid null, add "company_name" varchar(120) null, add "plant_number" varchar(60) null, add "searched" text generated always as (coalesce(reference, '') || chr(10) || coalesce(driver_name, '') || chr(10) || coalesce(plant_number, '') || chr(10) || coalesce(company_name, '') || chr(10) || coalesce(to_name, '') || chr(10) || coalesce(to_address, '') || chr(10) || coalesce(passed_on_to, '')) stored null;`,
    );
    this.addSql(
      `update "sign_requests" set "company_id" = "forms"."company_id", "company_name" = coalesce("forms"."company_name", "forms"."client_firm"), "plant_number" = coalesce("forms"."plant_number", "forms"."machine_number") from "forms" where "forms"."id" = "sign_requests"."form_id";`,
    );
    this.addSql(
      `update "sign_requests" set "company_id" = "form_sets"."company_id", "company_name" = "form_sets"."company_name", "plant_number" = "form_sets"."plant_number" from "form_sets" where "form_sets"."id" = "sign_requests"."form_id";`,
    );
    this.addSql(
      `create index "sign_requests_searched" on "sign_requests" using gin ("searched" gin_trgm_ops);`,
    );
    // A day in an index of trigrams.
    this.addSql(`create extension if not exists btree_gin;`);
    this.addSql(`drop index "forms_searched";`);
    this.addSql(
      `create index "forms_searched" on "forms" using gin ("searched" gin_trgm_ops, (("changed_at" at time zone 'UTC')::date));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "forms_searched";`);
    this.addSql(`create index "forms_searched" on "forms" using gin ("searched" gin_trgm_ops);`);
    this.addSql(`drop index "sign_requests_searched";`);
    this.addSql(
      `alter table "sign_requests" drop column "company_id", drop column "company_name", drop column "plant_number", drop column "searched";`,
    );
  }
}
