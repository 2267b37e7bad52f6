import {
  aCompany,
  aDriver,
  aTimesheet,
  BusyDriver,
  Sites,
  signedOnSite,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';
import { hoursOfDaysSql } from './hours-sql.js';

let api: TestApi;
let sites: Sites;
let supervisor: TestDriver;

beforeAll(async () => {
  sites = await Sites.start();
  ({ api, supervisor } = sites);
});
afterAll(() => api.stop());

const DAYS = { from: '2026-11-08', to: '2026-11-21' };
const hours = async (choice: object = {}) =>
  (
    await supervisor
      .request('get', '/api/overview/hours')
      .query({ ...DAYS, ...choice })
      .expect(200)
  ).body;
const WEDNESDAY = { wednesdayStart: '07:00', wednesdayFinish: '16:30', wednesdayBreak: 30 };

it('has a row for each customer, order, machine and driver, with the sums of all', async () => {
  const harrow = await aCompany(api.em, { name: 'Harrow Groundworks Ltd' });
  const dave = new BusyDriver(await aDriver(api, { fullName: 'Dave Hill' }), harrow);
  const sent = [
    await dave.sendsTimesheet({
      orderNumber: 'p-77',
      ...WEDNESDAY,
      wednesdayBreakdown: 2.5,
      mondayBreakdown: 1,
    }),
    await dave.sendsTimesheet({ orderNumber: 'P-77 ', weekEnding: '2026-11-14' }),
    await dave.sendsTimesheet({
      ...{ orderNumber: 'P-78', plantNumber: 'EX-0500' },
      ...{ clientSignature: null, clientSignedName: null },
    }),
    await dave.sendsTimesheet({ orderNumber: 'P-77', plantNumber: '', machineNumber: 'jcb 9' }),
  ];
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const guest = await aTimesheet(harrow, { orderNumber: 'P-77', driverSignedName: 'al fore' });
  const path = '/api/timesheets/one-step-completion';
  await api.request('post', path).send(guest).expect(200);
  const again = await aTimesheet(harrow, { orderNumber: 'P-77', driverSignedName: 'Al Fore ' });
  await api.request('post', path).send(again).expect(200);

  const { items, total, sums } = await hours();
  const row = { customer: 'Harrow Groundworks Ltd', standing: 1.5, breakdown: 0, timesheets: 1, signed: 1 };
  const account = { fullName: 'Dave Hill', isConfirmed: true, isAsTyped: false };
  const ofDave = { ...row, driverName: 'Łukasz Wójcik', account, hasPlantNumber: true, machine: 'EX-0417' };
  const twice = { standing: 3, timesheets: 2, signed: 2 };
  expect(items).toEqual([
    { ...ofDave, ...twice, orderNumber: 'P-77', hours: 46, breakdown: 3.5 },
    {
      ...{ ...row, ...twice, orderNumber: 'P-77', hours: 37, machine: 'EX-0417', hasPlantNumber: true },
      ...{ driverName: 'Al Fore', account: null },
    },
    { ...ofDave, orderNumber: 'P-77', hours: 18.5, machine: 'JCB9', hasPlantNumber: false },
    { ...ofDave, orderNumber: 'P-78', machine: 'EX-0500', hours: 18.5, signed: 0 },
  ]);
  expect(total).toBe(4);
  expect(sums).toEqual({ hours: 120, standing: 9, breakdown: 3.5, timesheets: 6 });
});

it.each([
  ['a customer', 'harrow ground', 6],
  ['an order', 'p-78', 1],
  ['a machine', 'jcb 9', 1],
  ['a driver', 'AL FORE', 2],
  ['what nothing has', '100%_', 0],
])('is searched by %s, and sums what is found', async (_, search, timesheets) => {
  expect((await hours({ search })).sums.timesheets).toBe(timesheets);
  const { text } = await supervisor
    .request('get', '/api/overview/table.csv')
    .query({ ...DAYS, part: 'hours', search })
    .expect(200);
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines.reduce((sum, line) => sum + Number(line.split(',').at(-2)), 0)).toBe(timesheets);
});

it('counts as signed what the client has signed with its set', async () => {
  const site = await sites.aSite();
  const unsigned = { clientSignature: null, clientSignedName: null, orderNumber: 'S-9001' };
  await site.busy.sendsTimesheet(unsigned);
  await site.busy.sendsCheckSheet();
  const signed = async () => (await hours({ search: 's-9001' })).items[0].signed;
  expect(await signed()).toBe(0);
  const { id, versions } = await site.theSet();
  await site.collect(id, { ...(await signedOnSite()), versions }).expect(204);
  expect(await signed()).toBe(1);
});

it('lists the first 50 rows, and sums those that are not listed too', async () => {
  await api.rows(
    `insert into forms (id, reference, kind, status, date, changed_at, plant_number, total_hours, standing_time, days)
     select gen_random_uuid(), 'TS-MORE-' || n, 'timesheet', 'submitted', date '2025-03-01', now(), 'M-' || n, 1, 0, '{}'
       from generate_series(1, 60) as n`,
  );
  const { items, total, sums } = await hours({ from: '2025-02-23', to: '2025-03-01' });
  expect(items).toHaveLength(50);
  expect({ total, sums }).toEqual({
    total: 60,
    sums: { hours: 60, standing: 0, breakdown: 0, timesheets: 60 },
  });
});

it('sums to nothing where nothing was sent', async () => {
  expect(await hours({ from: '2024-01-01', to: '2024-01-07' })).toEqual({
    items: [],
    total: 0,
    sums: { hours: 0, standing: 0, breakdown: 0, timesheets: 0 },
  });
});

it('sums the hours of days from an index alone, whatever else is on the forms', async () => {
  const [sql, ...values] = hoursOfDaysSql(DAYS);
  const plan = await api.em.transactional(async (em) => {
    for (const way of ['seqscan', 'bitmapscan']) await em.execute(`set local enable_${way} = off`);
    return em.execute(`explain ${sql}`, values);
  });
  expect(JSON.stringify(plan)).toContain('Index Only Scan using forms_dated');
});

it('refuses days that are wrong and a search that is too long', async () => {
  const refused = await supervisor
    .request('get', '/api/overview/hours')
    .query({ from: '2026-11-21', to: '2026-11-15', search: 'x'.repeat(200) })
    .expect(422);
  expect(refused.body.details.map(({ path }: { path: string }) => path).toSorted()).toEqual(['search', 'to']);
});
