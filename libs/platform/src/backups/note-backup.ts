import type { Client } from 'pg';

/** Notes a whole backup in the database that it is of. @param made as in its manifest, with the size of its file */
export async function noteBackup(
  database: Pick<Client, 'query'>,
  made: { readonly id: string; readonly madeAt: string; readonly bytes: number; readonly encrypted: boolean },
): Promise<void> {
  const { id, madeAt, bytes, encrypted } = made;
  await database.query(
    'insert into backups (id, made_at, bytes, encrypted) values ($1, $2, $3, $4) on conflict do nothing',
    [id, madeAt, bytes, encrypted],
  );
}

/** Notes that a backup was restored, where it is known. */
export async function noteRestore(database: Pick<Client, 'query'>, id: string): Promise<void> {
  await database.query('update backups set restored_at = now() where id = $1', [id]);
}
