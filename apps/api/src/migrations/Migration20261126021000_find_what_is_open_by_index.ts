import { Migration } from '@mikro-orm/migrations';

export class Migration20261126021000_find_what_is_open_by_index extends Migration {
  override name = 'Migration20261126021000_find_what_is_open_by_index';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "defects_closed" on "defects" ((not "is_repeat"), "severity", "opened_at", "id") where not (state in ('open', 'in hand', 'repaired'));`,
    );

    this.addSql(
      `create index "sign_requests_denied" on "sign_requests" ("id") where "denied_at" is not null;`,
    );

    this.addSql(
      `create index "sign_queries_open" on "sign_queries" ("request_id") where "answered_at" is null and "accepted_at" is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "defects_closed";`);

    this.addSql(`drop index "sign_queries_open";`);

    this.addSql(`drop index "sign_requests_denied";`);
  }
}
