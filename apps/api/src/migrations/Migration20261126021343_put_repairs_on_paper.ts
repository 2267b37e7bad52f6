import { Migration } from '@mikro-orm/migrations';

export class Migration20261126021343_put_repairs_on_paper extends Migration {
  override name = 'Migration20261126021343_put_repairs_on_paper';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "repair_records" ("event_id" uuid not null, "reference" varchar(11) null, "png" bytea null, "made" jsonb null, "pdf_key" varchar(80) null, primary key ("event_id"));`,
    );
    this.addSql(
      `alter table "repair_records" add constraint "repair_records_reference_unique" unique ("reference");`,
    );

    // Repairs of before have their signatures, and neither a reference nor a PDF.
    this.addSql(
      `insert into "repair_records" ("event_id", "png") select "event_id", "png" from "repair_signatures";`,
    );
    this.addSql(`drop table if exists "repair_signatures" cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create table "repair_signatures" ("event_id" uuid not null, "png" bytea not null, primary key ("event_id"));`,
    );

    this.addSql(`drop table if exists "repair_records" cascade;`);
  }
}
