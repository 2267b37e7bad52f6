import { Migration } from '@mikro-orm/migrations';

export class Migration20261125231415_take_reports_and_versions_of_severities extends Migration {
  override name = 'Migration20261125231415_take_reports_and_versions_of_severities';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "severity_changes" ("id" uuid not null, "version" int not null, "vehicle" varchar(20) not null, "item" varchar(60) not null, "finding" varchar(20) not null, "previous" char(1) not null, "severity" char(1) not null, "changed_at" timestamptz(3) not null, "by_name" varchar(80) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "severity_changes" add constraint "severity_changes_version_unique" unique ("version");`,
    );

    this.addSql(`alter table "defects" add "severity_version" int not null default 0;`);
    this.addSql(`alter table "defects" alter column "form_id" drop not null;`);

    this.addSql(
      `create or replace function "severity_changes_keep_severity_changes_fn"() returns trigger as \$\$ begin raise exception 'The versions of the severities are not changed.'; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "keep_severity_changes" BEFORE UPDATE OR DELETE on "severity_changes" for each ROW execute function "severity_changes_keep_severity_changes_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "keep_severity_changes" on "severity_changes";`);
    this.addSql(`drop function if exists "severity_changes_keep_severity_changes_fn"();`);
    this.addSql(`drop table if exists "severity_changes" cascade;`);

    this.addSql(`alter table "defects" drop column "severity_version";`);
    this.addSql(`alter table "defects" alter column "form_id" set not null;`);
  }
}
