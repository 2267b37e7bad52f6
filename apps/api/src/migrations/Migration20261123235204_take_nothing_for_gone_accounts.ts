import { Migration } from '@mikro-orm/migrations';

export class Migration20261123235204_take_nothing_for_gone_accounts extends Migration {
  override name = 'Migration20261123235204_take_nothing_for_gone_accounts';

  override up(): void | Promise<void> {
    this
      .addSql(`create or replace function "documents_of_account_fn"() returns trigger as \$\$ begin if new.owner_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.owner_id is not distinct from old.owner_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.owner_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "documents" for each ROW execute function "documents_of_account_fn"();`,
    );

    this
      .addSql(`create or replace function "forms_of_account_fn"() returns trigger as \$\$ begin if new.driver_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.driver_id is not distinct from old.driver_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.driver_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "forms" for each ROW execute function "forms_of_account_fn"();`,
    );

    this
      .addSql(`create or replace function "emails_of_account_fn"() returns trigger as \$\$ begin if new.driver_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.driver_id is not distinct from old.driver_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.driver_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "emails" for each ROW execute function "emails_of_account_fn"();`,
    );

    this
      .addSql(`create or replace function "form_sets_of_account_fn"() returns trigger as \$\$ begin if new.driver_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.driver_id is not distinct from old.driver_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.driver_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "form_sets" for each ROW execute function "form_sets_of_account_fn"();`,
    );

    this
      .addSql(`create or replace function "share_packs_of_account_fn"() returns trigger as \$\$ begin if new.owner_id is null then
      return new;     end if;     if tg_op = 'UPDATE' then
      if new.owner_id is not distinct from old.owner_id then
        return new;       end if;     end if;     perform 1 from drivers where id = new.owner_id for key share;     if found then
      return new;     end if;     raise foreign_key_violation using message = 'The account is gone.', constraint = 'of_account'; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "of_account" BEFORE INSERT OR UPDATE on "share_packs" for each ROW execute function "share_packs_of_account_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "of_account" on "documents";`);
    this.addSql(`drop function if exists "documents_of_account_fn"();`);

    this.addSql(`drop trigger if exists "of_account" on "emails";`);
    this.addSql(`drop function if exists "emails_of_account_fn"();`);

    this.addSql(`drop trigger if exists "of_account" on "form_sets";`);
    this.addSql(`drop function if exists "form_sets_of_account_fn"();`);

    this.addSql(`drop trigger if exists "of_account" on "forms";`);
    this.addSql(`drop function if exists "forms_of_account_fn"();`);

    this.addSql(`drop trigger if exists "of_account" on "share_packs";`);
    this.addSql(`drop function if exists "share_packs_of_account_fn"();`);
  }
}
