import { Migration } from '@mikro-orm/migrations';

export class Migration20261122214928_add_invitations_and_sort_the_audit_log extends Migration {
  override name = 'Migration20261122214928_add_invitations_and_sort_the_audit_log';

  override up(): void | Promise<void> {
    this.addSql(`drop index "audit_events_about_kind_about_id_id_index";`);
    this.addSql(`drop index "audit_events_happened_at_index";`);
    this.addSql(`drop index "audit_events_who_index";`);
    this.addSql(
      `create index "audit_events_about_kind_about_id_happened_at_id_index" on "audit_events" ("about_kind", "about_id", "happened_at", "id");`,
    );
    this.addSql(
      `create index "audit_events_who_happened_at_id_index" on "audit_events" ("who", "happened_at", "id");`,
    );
    this.addSql(`create index "audit_events_happened_at_id_index" on "audit_events" ("happened_at", "id");`);

    this.addSql(
      `alter table "drivers" add "invited_until" timestamptz(3) null, add "last_signed_in_at" timestamptz(3) null;`,
    );
    this.addSql(`alter table "drivers" alter column "password_hash" drop not null;`);
    this.addSql(
      `create index "drivers_searched" on "drivers" using gin (("full_name" || ' ' || "email") gin_trgm_ops);`,
    );
    this.addSql(
      `create index "drivers_deactivated" on "drivers" (lower("full_name"), "id") where "deactivated_at" is not null;`,
    );
    this.addSql(
      `create index "drivers_invited" on "drivers" (lower("full_name"), "id") where "invited_until" is not null;`,
    );
    this.addSql(`create index "drivers_of_role" on "drivers" ("role", lower("full_name"), "id");`);
    this.addSql(`create index "drivers_by_name" on "drivers" (lower("full_name"), "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "audit_events_about_kind_about_id_happened_at_id_index";`);
    this.addSql(`drop index "audit_events_who_happened_at_id_index";`);
    this.addSql(`drop index "audit_events_happened_at_id_index";`);
    this.addSql(
      `create index "audit_events_about_kind_about_id_id_index" on "audit_events" ("about_kind", "about_id", "id");`,
    );
    this.addSql(`create index "audit_events_happened_at_index" on "audit_events" ("happened_at");`);
    this.addSql(`create index "audit_events_who_index" on "audit_events" ("who");`);

    this.addSql(`drop index "drivers_searched";`);
    this.addSql(`drop index "drivers_deactivated";`);
    this.addSql(`drop index "drivers_invited";`);
    this.addSql(`drop index "drivers_of_role";`);
    this.addSql(`drop index "drivers_by_name";`);
    this.addSql(`alter table "drivers" drop column "invited_until", drop column "last_signed_in_at";`);
    this.addSql(`alter table "drivers" alter column "password_hash" set not null;`);
  }
}
