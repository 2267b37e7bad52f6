import { anUnsigned, aTimesheet, aWorkshop, suiteApi } from '@groundsheet/testing';
import { randomUUID } from 'node:crypto';

const api = await suiteApi();
const workshop = await aWorkshop(api);

/** Columns of the database that hold the text, or the bytes of it. */
async function columnsWith(text: string): Promise<string[]> {
  const columns = await api.rows(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  );
  const bytes = Buffer.from(text).toString('hex');
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const [row] = await api.rows(
        `select 1 from "${table}" where strpos("${column}"::text, ?) > 0 or strpos("${column}"::text, ?) > 0 limit 1`,
        [text, bytes],
      );
      return row ? [`${table}.${column}`] : [];
    }),
  );
  return found.flat();
}

it('keeps no key that opens a record in the clear, and repeats it for those who ask again', async () => {
  const keys: Record<string, string> = {};
  const idempotencyKey = randomUUID();
  const week = await aTimesheet(workshop.company);
  const send = () =>
    api
      .request('post', '/api/timesheets/one-step-completion')
      .set('Idempotency-Key', idempotencyKey)
      .send(week)
      .expect(200);
  keys['claim of a guest'] = (await send()).body.claimToken;
  expect((await send()).body.claimToken).toBe(keys['claim of a guest']);

  const { driver, id } = await anUnsigned(api, workshop.company);
  for (const channel of ['code', 'share', 'mail']) {
    const body = {
      kind: 'timesheet',
      id,
      signatory: 'client',
      channel,
      toAddress: 'sian@northgate-civils.co.uk',
    };
    const asked = await driver
      .request('post', '/api/sign-requests')
      .set('Idempotency-Key', randomUUID())
      .send(body)
      .expect(201);
    if (channel !== 'mail') keys[`signature by ${channel}`] = new URL(asked.body.url).hash.slice(1);
  }
  keys['repair by a fitter'] = (await workshop.linkOf(await workshop.aStopped())).key;
  await api.drainJobs();

  expect(Object.values(keys).every((key) => key.length >= 20)).toBe(true);
  expect(await columnsWith(driver.email)).toContain('drivers.email');
  const found = Object.entries(keys).map(async ([name, key]) => [name, await columnsWith(key)]);
  expect(await Promise.all(found)).toEqual(Object.keys(keys).map((name) => [name, []]));
});
