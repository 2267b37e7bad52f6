import { aCompany, aDriver, Site, suiteApi, type TestDriver } from '@groundsheet/testing';

const api = await suiteApi();
const company = await aCompany(api.em);
const supervisor = await aDriver(api, { role: 'supervisor' });
const admin = await aDriver(api, { role: 'admin' });
const driver = await aDriver(api);
const other = await aDriver(api);
const site = new Site(driver, supervisor, company);

const look = (who: TestDriver, reference: string) =>
  who.request('get', '/api/references').query({ reference });

/** A timesheet, a check sheet and their set, with their references. */
async function sentForms() {
  const [week, check] = [(await site.busy.sendsTimesheet()).body, (await site.busy.sendsCheckSheet()).body];
  await api.drainJobs();
  const [set] = (await driver.request('get', '/api/collations').expect(200)).body;
  return [
    { id: week.id, kind: 'timesheet', reference: week.reference, isDraft: false },
    { id: check.id, kind: 'check-sheet', reference: check.reference, isDraft: false },
    { id: set.id, kind: 'form-set', reference: set.reference, isDraft: false },
  ];
}
const sent = await sentForms();

it.each(sent)('leads its driver, supervisors and admins from $reference to the $kind', async (record) => {
  for (const who of [driver, supervisor, admin])
    expect((await look(who, record.reference).expect(200)).body).toEqual(record);
});

it.each(sent)(
  'answers another driver as if nothing had the reference of the $kind',
  async ({ reference }) => {
    const { body } = await look(other, reference).expect(404);
    expect(body).toMatchObject({
      code: 'reference.unknown',
      message: `Nothing with the reference ${reference} that you may open.`,
    });
    await api.request('get', '/api/references').query({ reference }).expect(401);
  },
);

it('takes a reference in any case, with spaces, and without its hyphen', async () => {
  const { id, reference } = sent[0]!;
  const packed = reference.replace('-', '').toLowerCase();
  const mistaken = `TS-${reference.slice(3).replaceAll('0', 'o').replaceAll('1', 'l')}`;
  for (const typed of [
    ` ${reference} `,
    packed,
    [...packed].join(' '),
    reference.replace('-', '–'),
    mistaken,
  ])
    expect((await look(driver, typed).expect(200)).body.id).toBe(id);
});

it('leads a driver to their own draft, and nobody else', async () => {
  const { body } = await driver.request('post', '/api/timesheets').send({}).expect(201);
  const [draft] = await api.rows('select reference from forms where id = ?', [body.id]);
  const reference = String(draft!['reference']);
  expect((await look(driver, reference).expect(200)).body).toMatchObject({ id: body.id, isDraft: true });
  for (const who of [other, supervisor, admin]) await look(who, reference).expect(404);
});

it('refuses what cannot be a reference in words that hold no more than was typed', async () => {
  const { body } = await look(admin, 'XX-\u202e12').expect(404);
  expect(body.message).toBe('Nothing with the reference XX-12 that you may open.');
  await look(admin, 'x'.repeat(41)).expect(422);
  await look(admin, '').expect(422);
});

it.each([0, 1])('finds a set by the reference of a form in it', async (form) => {
  const search = sent[form]!.reference.toLowerCase();
  const { body } = await supervisor.request('get', '/api/collations').query({ search }).expect(200);
  expect(body.map(({ id }: { id: string }) => id)).toEqual([sent[2]!.id]);
});
