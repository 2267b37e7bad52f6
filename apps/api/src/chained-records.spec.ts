import { aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';

const FROM_SOURCE = ['--conditions=@groundsheet/source', '--import=./tools/dev/source-loader.mjs'];

const api = await suiteApi();
const company = await aCompany(api.em);

async function asOwner(work: (owner: Client) => Promise<unknown>): Promise<void> {
  const owner = new Client({ connectionString: api.ownerUrl });
  await owner.connect();
  await work(owner).finally(() => owner.end());
}

async function aCorrectedForm(): Promise<string> {
  const driver = await aDriver(api);
  const form = await aTimesheet(company);
  const { id } = form.timesheetData;
  await driver.request('post', '/api/timesheets/one-step-completion').send(form).expect(200);
  await driver.request('post', `/api/forms/${id}/correct`).expect(201);
  await driver.request('post', `/api/forms/${id}/revoke-links`).expect(204);
  await api.drainJobs();
  return id;
}

/** `npm run check-records`, without what it builds first. */
const check = () =>
  promisify(execFile)(process.execPath, [...FROM_SOURCE, 'apps/api/src/check-records.ts'], {
    env: { ...process.env, EMBEDDED_DATABASE_URL: api.databaseUrl, DATA_DIR: api.dataDir },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );

it('has a command that looks through all records and names a broken one', async () => {
  const id = await aCorrectedForm();
  expect(await check()).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^\d+ records with \d+ entries: all whole\.\n$/),
  });
  await asOwner(async (owner) => {
    await owner.query('alter table audit_events disable trigger keep_audit_events');
    await owner.query('delete from audit_events where about_id = $1 and position = 2', [id]);
    await owner.query('alter table audit_events enable trigger keep_audit_events');
  });
  expect(await check()).toEqual({
    code: 2,
    stdout: expect.stringContaining(`form ${id}: broken at entry 2, which is missing.\n`),
  });
});
