import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Row, TestApi } from './own-api.js';

/** The mails to an address as written to the folder, oldest first; without a mail where none was sent. */
export async function mailsTo(api: TestApi, email: string): Promise<{ row: Row; mail: Email | undefined }[]> {
  await api.drainJobs();
  const rows = await api.rows('select * from emails where recipient = ? order by queued_at, id', [email]);
  const folder = join(api.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    rows.map(async (row) => {
      const name = names.find((each) => each.includes(row['id'] as string));
      return { row, mail: name ? await PostalMime.parse(await readFile(join(folder, name))) : undefined };
    }),
  );
}
