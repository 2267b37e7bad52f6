import { aCheckSheet, aCompany, aDriver, aTimesheet, startApi, type TestApi, type TestDriver } from '@groundsheet/testing';

let api: TestApi;
let company: string;
let driver: TestDriver;
let supervisor: TestDriver;

beforeAll(async () => {
  api = await startApi();
  company = await aCompany(api.em);
  supervisor = await aDriver(api, { role: 'supervisor' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.rows('delete from form_sets');
  driver = await aDriver(api);
});

async function sendTimesheet(changes: Record<string, unknown> = {}, by = driver) {
  const body = await aTimesheet(company, changes);
  return by.request('post', '/api/timesheets/one-step-completion').send(body);
}

async function sendCheckSheet(changes: Record<string, unknown> = {}, by = driver) {
  const body = await aCheckSheet(company, { data: { plantNumber: 'EX-0417', checkDate: '2026-11-19', ...changes } } as never);
  return by.request('post', '/api/one-step-completion/check-sheet').send(body);
}

const list = async (query = '', by = supervisor) =>
  (await by.request('get', `/api/collations${query}`).expect(200)).body;

it('is there as soon as a form of an account is sent, with what is known of it', async () => {
  const { body } = await sendTimesheet();
  expect(await list()).toMatchObject([
    {
      driverSignedName: 'Łukasz Wójcik',
      plantNumber: 'EX-0417',
      collationDate: '2026-11-21',
      company: 'Northgate Civils Ltd',
      timesheetId: body.id,
      checkSheetId: null,
      status: 'pending',
      timesheetComplete: true,
      checkSheetComplete: false,
    },
  ]);
});
