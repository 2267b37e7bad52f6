import { HousekeepingDue } from '@groundsheet/contracts';
import { ObjectStorage } from '@groundsheet/files';
import { RecordChecks } from '@groundsheet/forms';
import { Clock, EventRecorder, Retention, Transaction } from '@groundsheet/platform';
import {
  aDispatch,
  aSignature,
  aDriver,
  anUnsigned,
  ask,
  aTimesheet,
  aWorkshop,
  Signer,
  Site,
  suiteApi,
} from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';

const FROM_SOURCE = ['--conditions=@groundsheet/source', '--import=./tools/dev/source-loader.mjs'];
const LONGER_THAN_A_DAY = 26 * 3_600_000;

const api = await suiteApi();
const workshop = await aWorkshop(api);
const { company, admin } = workshop;
afterEach(() => jest.restoreAllMocks());
// The next test is on the same day again.
afterEach(() => tamper('delete from record_days'));
afterEach(() => tamper(`delete from emails where purpose = 'record-kept'`));

const inContext = <T>(work: () => Promise<T>) => RequestContext.create(api.app.get(MikroORM).em, work);

/** As the owner of the tables does, who can switch their triggers off. */
async function tamper(sql: string, ...values: unknown[]): Promise<void> {
  const owner = new Client({ connectionString: api.ownerUrl });
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  await owner.query(sql, values).finally(() => owner.end());
}

/** `npm run check-records`, without what it builds first. */
const command = () =>
  promisify(execFile)(process.execPath, [...FROM_SOURCE, 'apps/api/src/check-records.ts'], {
    env: { ...process.env, EMBEDDED_DATABASE_URL: api.databaseUrl, DATA_DIR: api.dataDir },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );

/** What it says of a record. */
async function faultsOf(reference: string): Promise<string[]> {
  const faults: string[] = [];
  await inContext(async () => {
    for await (const checked of api.app.get(RecordChecks).all()) faults.push(...checked.faults);
  });
  const prefix = `${reference}: `;
  return faults.filter((fault) => fault.startsWith(prefix)).map((fault) => fault.slice(prefix.length));
}

/** The day is over. */
async function theNextDay(): Promise<void> {
  const now = new Date(Date.now() + LONGER_THAN_A_DAY);
  jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(now);
  await inContext(() =>
    api.app.get(Transaction).run(() => api.app.get(EventRecorder).record(new HousekeepingDue({}))),
  );
  await api.drainJobs();
  jest.restoreAllMocks();
}

/** With people of its own: after a day nobody is signed in any more. */
async function aSite(): Promise<Site> {
  return new Site(await aDriver(api), await aDriver(api, { role: 'supervisor' }), company);
}

async function aSentWeek() {
  const site = await aSite();
  const { id, reference } = (await site.busy.sendsTimesheet()).body;
  await api.drainJobs();
  return { site, id: id as string, reference: reference as string };
}

/** A week that the client has signed on their own phone since it was sent. */
async function aCountersigned() {
  const { id, driver, asked } = await anUnsigned(api, company);
  await api.drainJobs();
  await new Signer(api, await asked()).signs();
  await api.drainJobs();
  const { reference } = await api.row('select reference from forms where id = ?', [id]);
  return { id, driver, reference: reference as string };
}

/** A set that the client has signed on a phone of their own. */
async function aSignedSet() {
  const site = await aSite();
  await site.busy.sendsTimesheet();
  await site.busy.savesCheckSheet();
  await api.drainJobs();
  const { id, reference } = await site.theSet();
  const { body } = await ask(site.driver, id, { kind: 'form-set', channel: 'code' }).expect(201);
  await new Signer(api, body).signs();
  return { id: id as string, site, reference: reference as string };
}

/** The foreman has signed on the supervisor’s phone. */
async function aCompletedSet() {
  const { id, site, reference } = await aSignedSet();
  const supervisorApproval = {
    clientName: 'Siân O’Neill',
    ...{ foremanName: 'Dai Rees', foremanSignature: await aSignature(4) },
  };
  await site.dispatch(await aDispatch(await site.set(id), { supervisorApproval })).expect(200);
  await api.drainJobs();
  return { id, site, reference };
}

it('finds nothing where every kind of form was sent, signed, corrected, completed and left', async () => {
  const { site, id } = await aSentWeek();
  const { body: draft } = await site.driver.request('post', `/api/forms/${id}/correct`).expect(201);
  const changed = { id: draft.id, mondayFinish: '17:30', correctionReason: 'Stayed on.' };
  expect((await site.busy.sendsTimesheet(changed)).status).toBe(200);
  await site.busy.sendsCheckSheet({ defectMirrors: 'fail', defectsNotes: null });
  const guests = await aTimesheet(company);
  await api.request('post', '/api/timesheets/one-step-completion').send(guests).expect(200);
  const { driver } = await aCountersigned();
  const { site: ofSet } = await aCompletedSet();
  await workshop.sign(await workshop.aStopped());
  await workshop.record(await workshop.aStopped());
  for (const gone of [driver, ofSet.driver])
    await gone.request('delete', '/api/drivers/me').send({ password: gone.password }).expect(204);
  await api.drainJobs();
  await theNextDay();
  const { stdout, code } = await command();
  expect(stdout).toMatch(
    /^The line of .* entries, root [0-9a-f]{64}\n\d+ records: all as they were recorded\.\n$/,
  );
  expect(code).toBe(0);
});

const SAYS = 'what it says, or a signature on it, is not as it was sent.';

it.each([
  ['an hour', `days = jsonb_set(days, '{tuesday,finish}', '"19:00"')`, SAYS],
  ['the hours of the week', 'total_hours = total_hours + 2', SAYS],
  ['a signature', `operator_signature = client_signature || '\\x00'`, SAYS],
  ['who signed', `client_signed_name = 'Somebody else'`, SAYS],
  ['its machine', `plant_number = 'EX-0418'`, SAYS],
  [
    'its sending',
    `submitted_at = submitted_at - interval '1 day'`,
    'the time of its sending is not the one in the audit log.',
  ],
  ['its state', `status = 'draft'`, 'it was sent, and is a draft again.'],
])('finds that %s was changed on a sent form', async (_, change, fault) => {
  const { id, reference } = await aSentWeek();
  expect(await faultsOf(reference)).toEqual([]);
  await tamper(`update forms set ${change} where id = $1`, id);
  expect(await faultsOf(reference)).toEqual([fault]);
});

it('finds that an answer was changed on a check sheet', async () => {
  const { busy } = await aSite();
  const { id, reference } = (await busy.sendsCheckSheet()).body;
  await api.drainJobs();
  expect(await faultsOf(reference)).toEqual([]);
  await tamper(`update forms set answers = answers - 'defectMirrors' where id = $1`, id);
  expect(await faultsOf(reference)).toEqual([SAYS]);
});

it.each([
  [
    'was changed',
    `client_signature = operator_signature`,
    'the client’s signature is not the one that was made.',
  ],
  [
    'has another name',
    `client_signed_name = 'Somebody else'`,
    'the client’s signature is not the one that was made.',
  ],
  ['was removed', `client_signature = null`, 'the client’s signature is missing.'],
  [
    'was made in another way',
    `signed_how = jsonb_set(signed_how, '{client,way}', '"own-phone-code"')`,
    'the client’s signature is not the one that was made.',
  ],
])('finds that a signature that the client has given afterwards %s', async (_, change, fault) => {
  const { id, reference } = await aCountersigned();
  expect(await faultsOf(reference)).toEqual([]);
  await tamper(`update forms set ${change} where id = $1`, id);
  expect(await faultsOf(reference)).toEqual([fault]);
});

it.each([
  ['of its sending', 'form.sent', 'the entry of its sending is missing from the audit log.'],
  ['of a signature', 'form.signed', 'the entry of the client’s signature is missing from the audit log.'],
])('finds that the entry %s was removed', async (_, what, fault) => {
  const { id, reference } = await aCountersigned();
  await tamper('delete from audit_events where about_id = $1 and what = $2 and sha256 is not null', id, what);
  expect(await faultsOf(reference)).toEqual([fault]);
});

it('finds that a form was removed, and that one was added', async () => {
  const [removed, added] = [await aSentWeek(), await aSentWeek()];
  await tamper('delete from forms where id = $1', removed.id);
  await tamper('delete from audit_events where about_id = $1', added.id);
  expect(await faultsOf(removed.reference)).toEqual(['it was sent, and is not there any more.']);
  expect(await faultsOf(added.reference)).toEqual([
    'the entry of its sending is missing from the audit log.',
  ]);
});

it.each([
  ['a rating', `update form_sets set rating = 'unhappy' where id = $1`],
  ['who signed', `update form_sets set foreman_name = 'Somebody else' where id = $1`],
  [
    'an hour',
    `update forms set total_hours = 60 where id = (select timesheet_id from form_sets where id = $1)`,
  ],
])('finds that %s was changed in a completed set', async (_, sql) => {
  const { id, reference } = await aCompletedSet();
  expect(await faultsOf(reference)).toEqual([]);
  await tamper(sql, id);
  expect(await faultsOf(reference)).toEqual([SAYS]);
});

it('finds that a signature was changed on a set, completed or not', async () => {
  const { id, reference } = await aCompletedSet();
  const change = `update form_set_signatures set image = image || '\\x00' where set_id = $1 and "by" = $2`;
  await tamper(change, id, 'foreman');
  expect(await faultsOf(reference)).toEqual([SAYS, 'the foreman’s signature is not the one that was made.']);
  const open = await aSignedSet();
  expect(await faultsOf(open.reference)).toEqual([]);
  await tamper(change, open.id, 'client');
  expect(await faultsOf(open.reference)).toEqual(['the client’s signature is not the one that was made.']);
});

it('finds that a PDF was swapped, is missing, or is not in the register', async () => {
  const { id, reference } = await aSentWeek();
  const { pdf_key: key } = await api.row('select pdf_key from forms where id = ?', [id]);
  const storage = api.app.get(ObjectStorage);
  const pdf = await storage.get(key);
  await storage.put(key, Buffer.concat([pdf, Buffer.from(' ')]));
  expect(await faultsOf(reference)).toEqual(['its PDF is not the one that was made.']);
  await storage.delete(key);
  expect(await faultsOf(reference)).toEqual(['its PDF is missing.']);
  await tamper('delete from made_pdfs where object_key = $1', key);
  expect(await faultsOf(reference)).toEqual(['its PDF is not in the register of PDFs.']);
});

it('finds that any entry of an earlier day was changed, removed or added', async () => {
  const { id, reference, site } = await aSentWeek();
  await site.supervisor.request('get', `/api/forms/${id}`).expect(200);
  await theNextDay();
  expect(await faultsOf(reference)).toEqual([]);
  const fault = (found: number) =>
    expect.stringMatching(
      new RegExp(`^its entries of .* are not as they were kept \\(\\d then, ${found} now\\)\\.$`),
    );
  const entries = await api.rows('select id from audit_events where about_id = ?', [id]);
  await tamper(`update audit_events set who = null where about_id = $1 and what = 'form.read'`, id);
  expect(await faultsOf(reference)).toEqual([fault(entries.length)]);
  await tamper(`delete from audit_events where about_id = $1 and what = 'form.read'`, id);
  expect(await faultsOf(reference)).toEqual([fault(entries.length - 1)]);
});

it('finds that the line of a day was changed with its entries, by the next one and by the copy that was mailed', async () => {
  const { id } = await aSentWeek();
  await theNextDay();
  const { line } = await api.row('select max(day)::text as line from record_days');
  await tamper('delete from audit_events where about_id = $1', id);
  await tamper(`update record_days set leaves = leaves - $1::text where day = $2`, `form ${id}`, line);
  const { stdout, code } = await command();
  expect(stdout).toContain('the line of the day is not the one that was written.');
  expect(code).toBe(2);
});

it('does not miss the entry of a signature that is past its time on a set that is not', async () => {
  const { id, reference } = await aCompletedSet();
  const { submitted_at: sentAt } = await api.row('select submitted_at from form_sets where id = ?', [id]);
  await tamper(`delete from audit_events where about_id = $1 and what = 'form-set.signed'`, id);
  const missing = ['client', 'foreman'].map(
    (by) => `the entry of the ${by}’s signature is missing from the audit log.`,
  );
  expect((await faultsOf(reference)).toSorted()).toEqual(missing);
  const over = new Date(new Date(sentAt).getTime() - 1);
  jest.spyOn(api.app.get(Retention), 'over').mockReturnValue(over);
  expect((await faultsOf(reference)).toSorted()).toEqual(missing.slice(1));
});

it('does not call it a change that what is past its time was erased', async () => {
  const { id, reference } = await aSentWeek();
  const long = `interval '7 years'`;
  await tamper(`update forms set submitted_at = submitted_at - ${long} where id = $1`, id);
  // The id says when an entry was made.
  await tamper(
    `update audit_events set happened_at = happened_at - ${long},
       id = (lpad(to_hex((extract(epoch from happened_at - ${long}) * 1000)::bigint), 12, '0') || substr(replace(id::text, '-', ''), 13))::uuid
      where about_id = $1`,
    id,
  );
  await theNextDay();
  for (const table of ['forms where id', 'audit_events where about_id'])
    expect(await api.rows(`select 1 from ${table} = ?`, [id])).toEqual([]);
  await theNextDay();
  expect(await faultsOf(reference)).toEqual([]);
  expect(await faultsOf(id)).toEqual([]);
});

it('mails the line of each day to the admins once, with what the command says', async () => {
  await aSentWeek();
  await theNextDay();
  await theNextDay();
  const { stdout } = await command();
  const [, root] = /root ([0-9a-f]{64})/.exec(stdout)!;
  const mails = await api.rows(
    `select 1 from emails where driver_id = ? and purpose = 'record-kept' and told::text like ?`,
    [admin.id, `%root ${root}"%`],
  );
  expect(mails).toHaveLength(1);
});

it('tells the office of one form or set, and nobody else', async () => {
  const { id, reference, site } = await aSentWeek();
  const set = await aCompletedSet();
  const path = `/api/forms/${id}/events/check`;
  const check = async (of: string) => (await site.supervisor.request('get', of).expect(200)).body;
  expect(await check(path)).toEqual([{ about: id, reference, faults: [] }]);
  await tamper('update forms set total_hours = 60 where id = $1', id);
  expect(await check(path)).toEqual([{ about: id, reference, faults: [`${reference}: ${SAYS}`] }]);
  const ofSet = await check(`/api/combined-forms/${set.id}/events/check`);
  expect(ofSet).toHaveLength(3);
  expect(ofSet[0]).toEqual({ about: set.id, reference: set.reference, faults: [] });
  await site.driver.request('get', path).expect(403);
  await api.request('get', path).expect(401);
  await site.supervisor.request('get', path.replace(id, '0198a5c0-0000-7000-8000-000000000000')).expect(404);
});
