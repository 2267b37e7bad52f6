import { Migration } from '@mikro-orm/migrations';

export class Migration20261122220340_manage_the_register_of_machines extends Migration {
  override name = 'Migration20261122220340_manage_the_register_of_machines';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "forms_checks_of_machine" on "forms" (upper(regexp_replace("plant_number", '\\s', '', 'g')), "date" desc, "id" desc) where "kind" = 'check-sheet' and "status" = 'submitted' and "superseded_by" is null;`,
    );

    this.addSql(
      `alter table "machines" alter column "machine_number" type varchar(60) using ("machine_number"::varchar(60));`,
    );
    this.addSql(
      `alter table "machines" add "photo" varchar(60) null, add "archived_at" timestamptz(3) null, add "searched" text generated always as (plant_number || chr(10) || machine_number || chr(10) || description || chr(10) || qr_code) stored null;`,
    );
    this.addSql(
      `alter table "machines" add constraint "machines_plant_number_unique" unique ("plant_number");`,
    );
    this.addSql(`create index "machines_searched" on "machines" using gin ("searched" gin_trgm_ops);`);
    this.addSql(
      `create index "machines_archived" on "machines" ("plant_number") where "archived_at" is not null;`,
    );
    this.addSql(
      `create index "machines_of_type" on "machines" ("vehicle_type", "plant_number") where "archived_at" is null;`,
    );
    this.addSql(`create index "machines_listed" on "machines" ("plant_number") where "archived_at" is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "forms_checks_of_machine";`);

    this.addSql(`alter table "machines" drop constraint "machines_plant_number_unique";`);
    this.addSql(`drop index "machines_searched";`);
    this.addSql(`drop index "machines_archived";`);
    this.addSql(`drop index "machines_of_type";`);
    this.addSql(`drop index "machines_listed";`);
    this.addSql(
      `alter table "machines" drop column "photo", drop column "archived_at", drop column "searched";`,
    );
    this.addSql(
      `alter table "machines" alter column "machine_number" type varchar(80) using ("machine_number"::varchar(80));`,
    );
  }
}
