import { Migration } from '@mikro-orm/migrations';

export class Migration20261125161730_keep_how_forms_were_sent extends Migration {
  override name = 'Migration20261125161730_keep_how_forms_were_sent';

  override up(): void | Promise<void> {
    this.addSql(`alter table "companies" add "rules_changed_at" timestamptz(3) null;`);

    this.addSql(
      `alter table "forms" add "body_sha256" char(64) null, add "signed_at" timestamptz(3) null, add "clock_offset_ms" bigint null, add "is_order_outdated" boolean not null default false;`,
    );

    this.addSql(`alter table "uploads" add "sha256" char(64) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "companies" drop column "rules_changed_at";`);

    this.addSql(
      `alter table "forms" drop column "body_sha256", drop column "signed_at", drop column "clock_offset_ms", drop column "is_order_outdated";`,
    );

    this.addSql(`alter table "uploads" drop column "sha256";`);
  }
}
