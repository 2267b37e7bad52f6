import type { Client } from 'pg';
import { from, to, type CopyStreamQuery } from 'pg-copy-streams';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';

/** A table of the product or of its queue, with the columns that are written. */
export interface Table {
  readonly name: string;
  readonly columns: string;
}

/** What was in a table when it was copied. */
export interface CopiedTable {
  readonly name: string;
  readonly rows: number;
  /** Of a part of the MD5 of each row, whatever their order. */
  readonly sum: string;
}

export interface Sequence {
  readonly name: string;
  readonly last: string;
}

const SCHEMAS = `('public', 'graphile_worker')`;
/** Migrating fills these. */
const MIGRATIONS = `('public.mikro_orm_migrations', 'graphile_worker.migrations')`;
/** Bytes of a table that are in memory at once. */
const CHUNK = 8_388_608;

/** What a row looks like as text is not the server's to decide. */
export const PLAIN_TEXT = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1;`;

export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select * from (
      select format('%I.%I', nspname, relname) as name,
             (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
               where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind = 'r' and nspname in ${SCHEMAS}) as tables
     where name not in ${MIGRATIONS} order by name`);
  return rows;
}

/** How many rows a table has, and what they add up to. */
export async function checkOf(client: Client, name: string): Promise<CopiedTable> {
  const { rows } = await client.query<CopiedTable>(
    `select '${name}' as name, count(*)::float as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum
       from ${name} as t`,
  );
  return rows[0]!;
}

/** About how many bytes all tables are. */
export async function sizeOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select sum(pg_table_size(pg_class.oid))::float as bytes
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname in ${SCHEMAS}`,
  );
  return rows[0]!.bytes;
}

/** The first table of the product, not of its queue, that has a row; null where all are empty or there is none. */
export async function tableInUse(client: Client): Promise<string | null> {
  for (const { name } of await tablesOf(client)) {
    if (!name.startsWith('public.')) continue;
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount) return name;
  }
  return null;
}

/** The last migration of the tables, and that of the queue. */
export async function migrationsOf(client: Client): Promise<{ migration: string; queue: number }> {
  const { rows } = await client.query<{ migration: string; queue: number }>(
    `select (select name from mikro_orm_migrations order by id desc limit 1) as migration,
            (select max(id) from graphile_worker.migrations) as queue`,
  );
  return rows[0]!;
}

export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
      where schemaname in ${SCHEMAS} and last_value is not null and sequencename not like 'mikro_orm_migrations%'`,
  );
  return rows;
}

/** What COPY says of a table, in pieces of whole rows or not. */
export async function* copiedOut(client: Client, { name, columns }: Table): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of client.query(
    to(`copy ${name} (${columns}) to stdout`),
  ) as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size < CHUNK) continue;
    yield Buffer.concat(pieces);
    [pieces, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pieces);
}

/**
 * The keys of all stored objects that any row names, each once: a column that holds them is called `object_key`, or ends in
 * `pdf_key`.
 */
export async function objectKeys(client: Client): Promise<{ count: number; keys: AsyncIterable<string> }> {
  const { rows: columns } = await client.query<{ sql: string }>(
    `select string_agg(format('select %I as key from %I where %1$I is not null', column_name, table_name), ' union ') as sql
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ '^object_key$|pdf_key$'`,
  );
  const { sql } = columns[0]!;
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::float as count from (${sql}) as keys`,
  );
  const keys = () => createInterface({ input: client.query(to(`copy (${sql}) to stdout`)) });
  return { count: rows[0]!.count, keys: { [Symbol.asyncIterator]: () => keys()[Symbol.asyncIterator]() } };
}

/** Fills the tables of an empty database, in a transaction of the account that owns them. */
export class TableLoader {
  private constraints: { table: string; name: string; definition: string }[] = [];
  private copying: { table: string; stream: CopyStreamQuery; done: Promise<void> } | undefined;

  constructor(
    private readonly client: Client,
    private readonly tables: readonly Table[],
  ) {}

  /** No trigger and no foreign key looks at what is loaded: it was looked at when it was written. */
  async begin(): Promise<void> {
    const { rows } = await this.client.query<{ table: string; name: string; definition: string }>(
      `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
         from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
        where contype = 'f' and nspname in ${SCHEMAS}`,
    );
    this.constraints = rows;
    for (const { table, name } of rows)
      await this.client.query(`alter table ${table} drop constraint ${name}`);
    for (const { name } of this.tables) {
      await this.client.query(`alter table ${name} disable trigger user`);
      // The queue notes its tasks whenever it starts.
      await this.client.query(`delete from ${name}`);
    }
  }

  async load(table: string, chunk: Buffer): Promise<void> {
    if (this.copying?.table !== table) {
      await this.endCopy();
      const { columns } = this.tables.find(({ name }) => name === table)!;
      const stream = this.client.query(from(`copy ${table} (${columns}) from stdin`));
      const done = finished(stream);
      // Heard of by the next write, or the end.
      done.catch(() => undefined);
      this.copying = { table, stream, done };
    }
    const { stream } = this.copying;
    if (!stream.write(chunk)) await once(stream, 'drain');
  }

  /** @returns the tables whose rows are not those that were copied */
  async end(copied: readonly CopiedTable[], sequences: readonly Sequence[]): Promise<string[]> {
    await this.endCopy();
    for (const { name } of this.tables) await this.client.query(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of this.constraints)
      await this.client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { name, last } of sequences)
      await this.client.query('select setval($1::regclass, $2::bigint)', [name, last]);
    const other: string[] = [];
    for (const table of copied)
      if (!isDeepStrictEqual(await checkOf(this.client, table.name), table)) other.push(table.name);
    return other;
  }

  private async endCopy(): Promise<void> {
    this.copying?.stream.end();
    await this.copying?.done;
    this.copying = undefined;
  }
}
