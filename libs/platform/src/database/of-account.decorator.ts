import { Trigger } from '@mikro-orm/decorators/legacy';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';

/** The table of accounts belongs to the drivers; outside that module it is named here alone. */
const ACCOUNTS = 'drivers';

const RULE = 'of_account';
const FOREIGN_KEY_VIOLATION = '23503';

/** The entities that are an account's, and the column of its id. */
const columns = new Map<object, string>();

/**
 * The rows of this entity belong to an account and go with it. The database takes none for an account that is gone, and
 * a command that stores one holds the account until the commit: its deletion comes before and the row is refused, or after and
 * finds the row (docs/decisions/0043). A row that its own module has yet to erase stays until then.
 *
 * @param column of the account's id; null where it belongs to nobody
 */
export function OfAccount(column: 'driver_id' | 'owner_id'): ClassDecorator {
  const rule = Trigger({
    name: RULE,
    timing: 'before',
    events: ['insert', 'update'],
    body: `
    if new.${column} is null then
      return new;
    end if;
    if tg_op = 'UPDATE' then
      if new.${column} is not distinct from old.${column} then
        return new;
      end if;
    end if;
    perform 1 from ${ACCOUNTS} where id = new.${column} for key share;
    if found then
      return new;
    end if;
    raise foreign_key_violation using message = 'The account is gone.', constraint = '${RULE}';`,
  }) as ClassDecorator;
  return (entity) => {
    columns.set(entity, column);
    rule(entity);
  };
}

/** Where accounts have what goes with them, as {@link OfAccount} says. */
export function columnsOfAccounts(em: EntityManager): { table: string; column: string }[] {
  return [...columns].map(([entity, column]) => ({
    table: em.getMetadata().get(entity as EntityClass).tableName,
    column,
  }));
}

/** Something was to be stored for an account that has been deleted meanwhile. */
export function isAccountGone(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return (
    code === FOREIGN_KEY_VIOLATION && (constraint === RULE || !!constraint?.endsWith('_driver_id_foreign'))
  );
}
