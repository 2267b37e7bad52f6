import {
  aCheckSheet,
  aCompany,
  aDriver,
  aTimesheet,
  startApi,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';
import type { Response } from 'supertest';
import { v7 as uuidv7 } from 'uuid';

let api: TestApi;
let company: string;

beforeAll(async () => {
  api = await startApi();
  company = await aCompany(api.em, { contactEmail: 'office@northgate-civils.co.uk' });
});
afterAll(() => api.stop());

const list = (driver: TestDriver, query: object = {}) => driver.request('get', '/api/history').query(query);
const idsOf = async (driver: TestDriver, query: object = {}): Promise<string[]> =>
  (await list(driver, query).expect(200)).body.map(({ id }: { id: string }) => id);
const draftTimesheet = async (driver: TestDriver, changes: object = {}): Promise<string> =>
  (await driver.request('post', '/api/timesheets').send(changes).expect(201)).body.id;
const draftCheckSheet = async (driver: TestDriver, changes: object = {}): Promise<string> =>
  (await driver.request('post', '/api/check-sheets').send(changes).expect(201)).body.id;
const sentTimesheet = async (driver: TestDriver, changes: Record<string, unknown> = {}): Promise<string> => {
  const body = await aTimesheet(company, changes);
  const answer = await driver.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  return answer.body.id;
};
const sentCheckSheet = async (driver: TestDriver, changes: Record<string, unknown> = {}): Promise<string> => {
  const body = await aCheckSheet(company, changes);
  return (await driver.request('post', '/api/one-step-completion/check-sheet').send(body).expect(200)).body
    .id;
};

it('lists own forms of both kinds, last changed first, with the state of their mails', async () => {
  const driver = await aDriver(api);
  await sentTimesheet(await aDriver(api));
  const week = await sentTimesheet(driver, { orderNumber: 'P-001234' });
  const check = await sentCheckSheet(driver, { defectMirrors: false, defectBrakeFluid: 'top up' });
  await api.drainJobs();
  const draft = await draftTimesheet(driver, { weekEnding: '2026-11-28' });
  const { body, headers } = await list(driver).expect(200);
  expect(headers['link']).toBeUndefined();
  expect(body.map(({ id }: { id: string }) => id)).toEqual([draft, check, week]);
  const mail = {
    state: 'kept locally',
    sendingNo: 1,
    queuedAt: expect.any(String),
    sentAt: expect.any(String),
    reportedAt: null,
  };
  expect(body[0]).toMatchObject({ isSigned: false });
  expect(body[2]).toEqual({
    id: week,
    kind: 'timesheet',
    status: 'submitted',
    reference: expect.stringMatching(/^TS-\w{8}$/),
    date: '2026-11-21',
    customerId: company,
    customerName: 'Northgate Civils Ltd',
    siteLocation: 'Wharf Road',
    plantNumber: 'EX-0417',
    machineNumber: 'JCB 220X',
    orderNumber: 'P-001234',
    totalHours: 18.5,
    isSigned: true,
    attentionCount: null,
    openCount: null,
    // Sent, and given its PDF.
    version: 1,
    changedAt: body[2].submittedAt,
    submittedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    corrects: null,
    supersededBy: null,
    replacedBy: null,
    approvedIn: null,
    mails: [{ ...mail, recipient: 'hire@northgate-civils.co.uk' }],
  });
  expect(body[1]).toMatchObject({ kind: 'check-sheet', totalHours: null, attentionCount: 2, openCount: 0 });
  expect(body[1].mails.map(({ recipient }: { recipient: string }) => recipient)).toEqual([
    'hire@northgate-civils.co.uk',
    'office@northgate-civils.co.uk',
  ]);
  expect(body[0]).toMatchObject({ status: 'draft', customerId: null, submittedAt: null, mails: [] });
  await driver.request('put', `/api/timesheets/${draft}`).send({ siteLocation: 'Yard' }).expect(200);
  await sentCheckSheet(driver);
  expect((await idsOf(driver))[1]).toBe(draft);
});

it('goes page by page through all forms, each once, even those changed at the same moment', async () => {
  const driver = await aDriver(api);
  const made = [];
  for (let n = 0; n < 4; n++) made.push(await draftTimesheet(driver), await draftCheckSheet(driver));
  await api.rows(`update forms set changed_at = '2026-11-21T12:00:00Z' where driver_id = ?`, [driver.id]);
  const seen: string[] = [];
  let path: string | undefined = '/api/history?limit=3&status=draft';
  let pages = 0;
  while (path) {
    const page: Response = await driver.request('get', path).expect(200);
    seen.push(...page.body.map(({ id }: { id: string }) => id));
    path = /^<([^>]+)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1];
    pages += 1;
  }
  expect(pages).toBe(3);
  expect(seen).toEqual(made.toSorted().toReversed());
});

describe('filters', () => {
  let driver: TestDriver;
  let forms: Record<'week' | 'check' | 'draft' | 'elsewhere', string>;
  let anotherCompany: string;

  beforeAll(async () => {
    driver = await aDriver(api);
    anotherCompany = await aCompany(api.em, { name: 'Kestrel Ltd' });
    forms = {
      week: await sentTimesheet(driver, { orderNumber: 'P-77' }),
      check: await sentCheckSheet(driver, { checkDate: '2026-11-16', siteLocation: '100% Farm_Lane' }),
      draft: await draftCheckSheet(driver, { checkDate: '2026-11-14', plantNumber: 'ex 0417' }),
      elsewhere: await draftTimesheet(driver, { customerId: anotherCompany, weekEnding: '2026-11-20' }),
    };
  });

  it.each<[string, () => object, (keyof typeof forms)[]]>([
    ['one kind', () => ({ kind: 'timesheet' }), ['elsewhere', 'week']],
    ['the other kind', () => ({ kind: 'check-sheet' }), ['draft', 'check']],
    ['drafts', () => ({ status: 'draft' }), ['elsewhere', 'draft']],
    ['a customer', () => ({ customerId: anotherCompany }), ['elsewhere']],
    ['a plant number, however written', () => ({ plantNumber: 'ex-0417' }), ['draft', 'week']],
    ['a plant number with spaces', () => ({ plantNumber: 'EX 04 17' }), ['draft', 'week']],
    ['a week', () => ({ week: '2026-11-21' }), ['elsewhere', 'check', 'week']],
    ['a week by one of its days', () => ({ week: '2026-11-12' }), ['draft']],
    ['the week of a Sunday', () => ({ week: '2026-11-15' }), ['elsewhere', 'check', 'week']],
    ['a site', () => ({ search: 'WHARF' }), ['week']],
    ['an order number', () => ({ search: 'p-77' }), ['week']],
    ['a name', () => ({ search: 'wójcik' }), ['check', 'week']],
    ['a percent sign', () => ({ search: '0% f' }), ['check']],
    ['an underscore, which is no joker', () => ({ search: 'm_l' }), ['check']],
    ['two things at once', () => ({ kind: 'timesheet', status: 'submitted', search: 'wharf' }), ['week']],
  ])('find %s', async (_, query, expected) => {
    expect(await idsOf(driver, query())).toEqual(expected.map((name) => forms[name]));
  });

  it.each([
    [{ kind: 'letter' }, 'kind'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '1000' }, 'limit'],
    [{ after: 'yesterday' }, 'after'],
    [{ after: `2026-02-30T00:00:00.000Z_${uuidv7()}` }, 'after'],
    [{ week: '2026-02-30' }, 'week'],
    [{ week: '9999-12-31' }, 'week'],
    [{ week: '0000-01-01' }, 'week'],
    [{ week: '0001-01-01' }, 'week'],
    [{ after: `9999-12-31T23:59:59.999Z_${uuidv7()}` }, 'after'],
    [{ after: `2099-12-31T24:00:00.000Z_${uuidv7()}` }, 'after'],
    [{ search: 'a\u0000b' }, 'search'],
    [{ colour: 'red' }, 'colour'],
  ])('are refused as %j', async (query, path) => {
    const { body } = await list(driver, query).expect(422);
    expect(body.details.map((fault: { path: string }) => fault.path)).toEqual([path]);
  });
});

describe('sending again', () => {
  const again = (path: string, by: TestDriver, body: object = {}) =>
    by.request('post', `/api/forms/${path}/send-again`).send(body);
  const mailsOf = async (driver: TestDriver): Promise<string[]> =>
    (await list(driver)).body[0].mails.map(
      ({ recipient, sendingNo, state }: { recipient: string; sendingNo: number; state: string }) =>
        `${recipient}: ${sendingNo}, ${state}`,
    );

  it('mails the form again to the same people, and to others', async () => {
    const driver = await aDriver(api);
    const path = await sentTimesheet(driver);
    expect((await again(path, driver).expect(503)).body.code).toBe('form.pdf-not-ready');
    await api.drainJobs();
    const { body } = await again(path, driver).expect(200);
    expect(body.message).toBe('Timesheet accepted. It is on its way to 1 address.');
    await again(path, driver, { recipients: [' Site@Civils.co.uk ', 'site@civils.co.uk'] }).expect(200);
    await api.drainJobs();
    expect(await mailsOf(driver)).toEqual([
      'hire@northgate-civils.co.uk: 2, kept locally',
      'site@civils.co.uk: 1, kept locally',
    ]);
    expect(await api.rows('select 1 from emails where form_id = ?', [path])).toHaveLength(3);
  });

  it('makes no second mail for a request whose response was lost', async () => {
    const driver = await aDriver(api);
    const path = await sentCheckSheet(driver);
    await api.drainJobs();
    const key = uuidv7();
    for (let n = 0; n < 2; n++) await again(path, driver).set('Idempotency-Key', key).expect(200);
    await api.drainJobs();
    expect(await mailsOf(driver)).toEqual([
      'hire@northgate-civils.co.uk: 2, kept locally',
      'office@northgate-civils.co.uk: 2, kept locally',
    ]);
  });

  it('is refused for drafts, for other people’s forms, and to incomplete addresses', async () => {
    const driver = await aDriver(api);
    const sent = await sentTimesheet(driver);
    await again(sent, await aDriver(api)).expect(404);
    const draft = await draftCheckSheet(driver);
    expect((await again(draft, driver).expect(409)).body.code).toBe('form.not-sent');
    const { body } = await again(sent, driver, { recipients: ['office'] }).expect(422);
    expect(body.details[0]).toMatchObject({ path: 'recipients.0', code: 'recipients.malformed' });
  });

  it('counts against the account’s daily limit', async () => {
    const driver = await aDriver(api);
    const path = await sentTimesheet(driver);
    await api.drainJobs();
    await api.rows(`update limit_counters set count = 99 where name = 'mails-of-account-per-day'`);
    await again(path, driver).expect(200);
    expect((await again(path, driver).expect(429)).body.code).toBe('account.too-many-mails');
  });
});
