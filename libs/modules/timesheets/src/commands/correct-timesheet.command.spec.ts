import { aCompany, aDriver, aTimesheet, startApi, type TestApi, type TestDriver } from '@groundsheet/testing';

const PATH = '/api/timesheets';
let api: TestApi;
let company: string;
let author: TestDriver;

beforeAll(async () => {
  api = await startApi();
  company = await aCompany(api.em);
  author = await aDriver(api);
});
afterAll(() => api.stop());

const read = (id: string) => author.request('get', `${PATH}/${id}`);
const correct = (id: string, by = author) => by.request('post', `${PATH}/${id}/correct`);
const send = (body: object) => author.request('post', `${PATH}/one-step-completion`).send(body);
const aSentForm = async (): Promise<string> => (await send(await aTimesheet(company)).expect(200)).body.id;

it('begins one draft with the same entries, unsigned and unrated, which takes the first one’s place', async () => {
  const id = await aSentForm();
  const { body: draft } = await correct(id).expect(201);
  expect((await correct(id).expect(201)).body).toEqual(draft);
  const { body } = await read(draft.id).expect(200);
  expect(body).toMatchObject({
    status: 'draft',
    corrects: id,
    customerId: company,
    siteLocation: 'Wharf Road',
    mondayStart: '07:00',
    totalHours: 18.5,
    operatorSignature: null,
    clientSignature: null,
    signatureDate: null,
    supervisorRating: null,
    submittedAt: null,
  });
  expect((await read(id)).body.supersededBy).toBeNull();
  const again = await aTimesheet(company, { id: draft.id, mondayFinish: '17:30', mondayNetHours: 10 });
  await send(again).expect(200);
  const { body: first } = await read(id).expect(200);
  expect(first).toMatchObject({ status: 'submitted', supersededBy: draft.id, totalHours: 18.5 });
  expect((await read(draft.id)).body).toMatchObject({ corrects: id, totalHours: 19.5 });
  const refused = await correct(id).expect(409);
  expect(refused.body).toMatchObject({
    code: 'timesheet.superseded',
    details: { supersededBy: draft.id },
  });
  await correct(draft.id).expect(201);
});

it('is for the driver of a sent form alone', async () => {
  const id = await aSentForm();
  await correct(id, await aDriver(api)).expect(404);
  await correct(id, await aDriver(api, { role: 'admin' })).expect(404);
  const { body: draft } = await author.request('post', PATH).send({}).expect(201);
  expect((await correct(draft.id).expect(409)).body.code).toBe('timesheet.not-sent');
});

it('begins another draft after the first was thrown away, which leaves the sent form as it was', async () => {
  const id = await aSentForm();
  const stored = () => api.row('select * from timesheets where id = ?', [id]);
  const before = await stored();
  const { body: draft } = await correct(id).expect(201);
  await author.request('delete', `${PATH}/${draft.id}`).expect(204);
  expect(await stored()).toEqual(before);
  expect((await correct(id).expect(201)).body.id).not.toBe(draft.id);
});
