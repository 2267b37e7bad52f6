import { Migration } from '@mikro-orm/migrations';

export class Migration20261122215004_add_office_mail extends Migration {
  override name = 'Migration20261122215004_add_office_mail';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "emails" add "subject" text not null default '', add "searched" text generated always as (recipient || chr(10) || replace(subject, chr(8204), '') || chr(10) || coalesce(reference, '')) stored null, add "reported_at" timestamptz(3) null;`,
    );
    this.addSql(this.subjects());
    this.addSql(`create index "emails_searched" on "emails" using gin ("searched" gin_trgm_ops);`);
    this.addSql(`create index "emails_of_state" on "emails" ("state", "queued_at" desc, "id" desc);`);
    this.addSql(`create index "emails_listed" on "emails" ("queued_at" desc, "id" desc);`);

    this.addSql(`alter table "suppressions" drop constraint "suppressions_pkey";`);
    this.addSql(
      `alter table "suppressions" add "id" uuid not null default gen_random_uuid(), add "address" varchar(254) null, add "reason" varchar(10) not null default 'asked';`,
    );
    this.addSql(
      `alter table "suppressions" alter column "id" drop default, alter column "reason" drop default;`,
    );
    this.addSql(`update "suppressions" set "address" = (
        select "recipient" from "emails" where "emails"."recipient_hash" = "suppressions"."recipient_hash" limit 1);`);
    this.addSql(
      `alter table "suppressions" add constraint "suppressions_recipient_hash_unique" unique ("recipient_hash");`,
    );
    this.addSql(`create index "suppressions_searched" on "suppressions" using gin ("address" gin_trgm_ops);`);
    this.addSql(`create index "suppressions_listed" on "suppressions" ("created_at" desc, "id" desc);`);
    this.addSql(`alter table "suppressions" add primary key ("id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "emails_searched";`);
    this.addSql(`drop index "emails_of_state";`);
    this.addSql(`drop index "emails_listed";`);
    this.addSql(
      `alter table "emails" drop column "subject", drop column "searched", drop column "reported_at";`,
    );

    this.addSql(`alter table "suppressions" drop constraint "suppressions_recipient_hash_unique";`);
    this.addSql(`drop index "suppressions_searched";`);
    this.addSql(`drop index "suppressions_listed";`);
    this.addSql(`alter table "suppressions" drop constraint "suppressions_pkey";`);
    this.addSql(`alter table "suppressions" drop column "id", drop column "address", drop column "reason";`);
    this.addSql(`alter table "suppressions" add primary key ("recipient_hash");`);
  }

  /** As mails that are there already were headed; dots and at signs of what was typed are kept from being links. */
  private subjects(): string {
    const shy = (column: string) =>
      `replace(replace(${column}, '.', chr(8204) || '.' || chr(8204)), '@', chr(8204) || '@' || chr(8204))`;
    return `update "emails" set "subject" = case
        when "about" = 'form' then
          case "form_kind" when 'timesheet' then 'Weekly timesheet: ' when 'check-sheet' then 'Daily check sheet: '
            else 'Weekly form set: ' end
          || case when "driver_name" = '' then '' else ${shy('left("driver_name", 80)')} || ', ' end
          || case "form_kind" when 'check-sheet' then '' else 'week ending ' end
          || to_char("form_date", 'Dy FMDD Mon YYYY')
          || case when "company_name" = '' then '' else ' (' || ${shy('left("company_name", 80)')} || ')' end
        else 'Groundsheet: ' || case "purpose"
          when 'confirm-email' then 'confirm your address'
          when 'reset-password' then 'set a new password'
          when 'password-changed' then 'your password has been changed'
          when 'password-guessed' then 'somebody is trying your password'
          when 'form-set-asked' then 'your supervisor is waiting for your forms'
          else 'half of the guests’ mails for a day are gone' end
        end;`;
  }
}
