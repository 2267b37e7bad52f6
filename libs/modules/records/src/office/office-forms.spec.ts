import { aCompany, aDriver, aTimesheet, BusyDriver, suiteApi, type TestDriver } from '@groundsheet/testing';
import type { Response } from 'supertest';

const api = await suiteApi();
const company = await aCompany(api.em);
const other = await aCompany(api.em, { name: 'Westgate Homes Ltd' });
const admin = await aDriver(api, { role: 'admin' });
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Ruth Keane' });
const driver = await aDriver(api);
const busy = new BusyDriver(driver, company);
const COMPLETION = '/api/timesheets/one-step-completion';

const list = (who: TestDriver, query: object = {}) => who.request('get', '/api/forms').query(query);
const idsOf = async (query: object = {}): Promise<string[]> =>
  (await list(admin, query).expect(200)).body.map(({ id }: { id: string }) => id);

/** One of each that the filters tell apart. */
async function theForms() {
  const week = await busy.sendsTimesheet();
  const unsigned = await busy.sendsTimesheet({
    weekEnding: '2026-11-14',
    clientSignature: null,
    clientSignedName: null,
    plantNumber: 'D-114',
    machineNumber: 'Bomag BW120',
    siteLocation: 'Quarry Lane',
    orderNumber: 'P-009999',
    driverSignedName: 'Bev Haigh',
  });
  const check = await busy.sendsCheckSheet();
  const draft = await busy.savesTimesheet({ weekEnding: '2026-11-28' });
  await driver.request('post', '/api/timesheets').send({ weekEnding: '2026-11-28' }).expect(201);
  const ofGuest = await aTimesheet(other, { weekEnding: '2026-11-07', driverSignedName: 'Owen Gast' });
  const guest = await api.request('post', COMPLETION).send(ofGuest);
  const [sent, unsent] = [[week, unsigned, check, guest], [draft]].map((all) =>
    all.map(({ status, body }) => ({ status, id: body.id, reference: body.reference })),
  );
  expect(sent!.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(unsent!.map(({ status }) => status)).toEqual([201]);
  const [first, second, third, fourth] = sent as { id: string; reference: string }[];
  return { week: first!, unsigned: second!, check: third!, guest: fourth!, draft: unsent![0]! };
}
const forms = await theForms();

it('lists everybody’s sent forms and signed drafts, guests’ too, and no draft that nobody has signed', async () => {
  const { body } = await list(admin).expect(200);
  const { guest, draft, check, unsigned, week } = forms;
  expect(body.map(({ id }: { id: string }) => id)).toEqual(
    [guest, draft, check, unsigned, week].map(({ id }) => id),
  );
  expect(body[0]).toMatchObject({
    driverName: 'Owen Gast',
    account: null,
    customerName: 'Westgate Homes Ltd',
    isClientSigned: true,
    readBy: [],
  });
  expect(body[1]).toMatchObject({ status: 'draft', account: { isConfirmed: true } });
  expect(body[2]).toMatchObject({ kind: 'check-sheet', isClientSigned: false });
  expect(body[3]).toMatchObject({ driverName: 'Bev Haigh', isClientSigned: false });
  expect(body[3].account.isAsTyped).toBe(false);
  expect((await list(supervisor).expect(200)).body).toEqual(body);
});

it('is for supervisors and admins alone', async () => {
  await list(driver).expect(403);
  await api.request('get', '/api/forms').expect(401);
});

it.each([
  ['kind', { kind: 'check-sheet' }, ['check']],
  ['status', { status: 'draft' }, ['draft']],
  ['week, by any day of it', { week: '2026-11-10' }, ['unsigned']],
  ['customer', { customerId: other }, ['guest']],
  ['machine', { plantNumber: 'd-114' }, ['unsigned']],
  ['driver', { driver: 'bev h' }, ['unsigned']],
  ['signature of the client', { clientSigned: 'no' }, ['check', 'unsigned']],
  ['signature of the client and week', { clientSigned: 'yes', week: '2026-11-07' }, ['guest']],
  ['a site', { search: 'quarry' }, ['unsigned']],
  ['an order number', { search: 'p-0099' }, ['unsigned']],
  ['a machine', { search: 'bomag' }, ['unsigned']],
  ['a customer', { search: 'westgate' }, ['guest']],
  ['a driver', { search: 'owen' }, ['guest']],
] as const)('is filtered by %s', async (_, query, names) => {
  expect(await idsOf(query)).toEqual(names.map((name) => forms[name].id));
});

it('finds a form by its reference, and reads what is typed letter for letter', async () => {
  expect(await idsOf({ search: forms.check.reference.toLowerCase() })).toEqual([forms.check.id]);
  expect(await idsOf({ search: '%' })).toEqual([]);
  expect(await idsOf({ driver: '_' })).toEqual([]);
});

it.each([
  [{ kind: 'letter' }],
  [{ clientSigned: 'true' }],
  [{ corrected: '1' }],
  [{ driver: 'x'.repeat(500) }],
  [{ after: 'first' }],
])('refuses %o', async (query) => {
  await list(admin, query).expect(422);
});

it('goes through all of them page by page, each once', async () => {
  const seen: string[] = [];
  let path: string | undefined = '/api/forms?limit=2';
  while (path) {
    const page: Response = await admin.request('get', path).expect(200);
    seen.push(...page.body.map(({ id }: { id: string }) => id));
    path = /^<([^>]+)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1];
  }
  expect(seen).toEqual(await idsOf());
});

it('says who has opened a form that is not theirs', async () => {
  const { id } = forms.check;
  await driver.request('get', `/api/forms/${id}`).expect(200);
  await supervisor.request('get', `/api/forms/${id}`).expect(200);
  const { body } = await list(admin, { kind: 'check-sheet' }).expect(200);
  expect(body[0].readBy).toEqual([{ who: 'Ruth Keane', at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
});

it('tells the forms that a correction has replaced from the others', async () => {
  const { body: draft } = await driver.request('post', `/api/forms/${forms.unsigned.id}/correct`).expect(201);
  expect(await idsOf({ corrected: 'yes' })).toEqual([]);
  const body = await aTimesheet(company, { weekEnding: '2026-11-14', siteLocation: 'Yard' });
  const sent = { ...body, timesheetData: { ...body.timesheetData, id: draft.id } };
  await driver.request('post', COMPLETION).send(sent).expect(200);
  expect(await idsOf({ corrected: 'yes' })).toEqual([forms.unsigned.id]);
  expect(await idsOf({ corrected: 'no' })).not.toContain(forms.unsigned.id);
});
