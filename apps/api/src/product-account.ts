import { ConfigFault } from '@groundsheet/platform';
import type { Client } from 'pg';

const SCHEMAS = 'public, graphile_worker';

/**
 * Gives the account that serves the rights it needs and no more; it is made if it does not exist. It owns nothing, so it
 * can neither empty a table nor switch a trigger off (docs/decisions/0035). Repeating it changes nothing.
 *
 * @param owner a connection of the account that the tables belong to, in a transaction
 * @param databaseUrl of the account that serves, which is not the owner's
 * @throws {ConfigFault} if the account does not exist and the owner may not make it
 */
export async function admitProduct(owner: Client, databaseUrl: string): Promise<void> {
  const { password } = new URL(databaseUrl);
  const name = accountOf(databaseUrl);
  await makeAccount(owner, name, decodeURIComponent(password));
  const account = owner.escapeIdentifier(name);
  await owner.query(`
    revoke all on all tables in schema ${SCHEMAS} from ${account};
    grant usage on schema ${SCHEMAS} to ${account};
    grant select, insert, update, delete on all tables in schema ${SCHEMAS} to ${account};
    grant usage on all sequences in schema ${SCHEMAS} to ${account};
    revoke insert, update, delete on mikro_orm_migrations, graphile_worker.migrations from ${account};
    revoke update on audit_events from ${account};
    grant update (network, device, name) on audit_events to ${account};`);
  await openQueue(owner);
}

/** Whether the account of an address is the owner of the tables, or may do what the owner may, as a superuser can. */
export async function ownsTables(owner: Client, databaseUrl: string): Promise<boolean> {
  const { rows } = await owner.query<{ owns: boolean }>(
    `select pg_has_role(account.oid, log.relowner, 'member') as owns
       from pg_roles account, pg_class log
      where account.rolname = coalesce(nullif($1, ''), current_user) and log.oid = 'audit_events'::regclass`,
    [accountOf(databaseUrl)],
  );
  return rows[0]?.owns ?? false;
}

const accountOf = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).username);

async function makeAccount(owner: Client, name: string, password: string): Promise<void> {
  const { rowCount: exists } = await owner.query('select from pg_roles where rolname = $1', [name]);
  if (exists) return;
  const { rowCount: mayMakeIt } = await owner.query(
    'select from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)',
  );
  const account = owner.escapeIdentifier(name);
  if (!mayMakeIt)
    throw new ConfigFault(
      `DATABASE_URL: the database has no account ${name}, and the account of DATABASE_OWNER_URL may not make it. ` +
        `Please make it: create role ${account} login password '…'`,
    );
  await owner.query(`create role ${account} login password ${owner.escapeLiteral(password)}`);
}

/**
 * The queue's tables show their rows to nobody but their owner, unless a policy says otherwise. Made once: it holds the
 * table up, in which jobs may be running.
 */
async function openQueue(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
        and not exists (select from pg_policy where polrelid = pg_class.oid)`,
  );
  for (const { name } of rows) await owner.query(`create policy groundsheet on ${name} using (true)`);
}
