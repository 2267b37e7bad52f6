import { FormLinks } from '@groundsheet/forms';
import { aCompany, aTimesheet, startApi, type TestApi } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

let api: TestApi;
let sent: Awaited<ReturnType<typeof aTimesheet>>;
let key: string;

beforeAll(async () => {
  api = await startApi();
  sent = await aTimesheet(await aCompany(api.em));
  await api.request('post', '/api/timesheets/one-step-completion').send(sent).expect(200);
  key = keyFor(sent.timesheetData.id);
});
afterAll(() => api.stop());

function keyFor(formId: string): string {
  const sentOn = new Date().toISOString().slice(0, 10);
  return api.app
    .get(FormLinks)
    .keyFor({ formId, recipient: 'hire@northgate-civils.co.uk', linkVersion: 1, sentOn });
}
const path = () => `/api/timesheets/${sent.timesheetData.id}`;
const pdfPath = () => `/api/forms/${sent.timesheetData.id}/pdf`;

it('gives every field but the addresses back to whoever holds the key of the link', async () => {
  const { body } = await api.request('get', path()).query({ key }).expect(200);
  const { operatorSignature, clientSignature, submissionEmails: _, ...typed } = sent.timesheetData;
  expect(body).toMatchObject({
    ...typed,
    tuesdayNetHours: 9.5,
    wednesdayStart: null,
    totalHours: 18.5,
    standingTime: 1.5,
    status: 'submitted',
    customerName: 'Northgate Civils Ltd',
    supervisorRating: 'happy',
    supervisorNotes: 'On time all week.',
    version: 1,
  });
  expect([body.operatorSignature, body.clientSignature]).toEqual([operatorSignature, clientSignature]);
  expect(body.pdfKey).toBeUndefined();
});

it('opens by the cookie that the key is exchanged for', async () => {
  const opened = await api
    .request('post', '/api/form-links')
    .send({ formId: sent.timesheetData.id, key })
    .expect(204);
  const [cookie] = opened.headers['set-cookie'] as unknown as string[];
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  expect(cookie).toMatch(/Max-Age=3600/);
  await api.request('get', path()).set('Cookie', cookie!.split(';')[0]!).expect(200);
});

it.each([
  ['no key', () => api.request('get', path())],
  ['a key of another form', () => api.request('get', path()).query({ key: keyFor(uuidv7()) })],
  ['a key that is none', () => api.request('get', path()).query({ key: 'letmein' })],
  ['an id that does not exist', () => api.request('get', `/api/timesheets/${uuidv7()}`).query({ key })],
  ['an id that is none', () => api.request('get', '/api/timesheets/1')],
  ['its PDF without a key', () => api.request('get', pdfPath())],
])('is not found with %s', async (_, ask) => {
  const answer = await ask().expect(404);
  expect(answer.body.message).toMatch(/\.$/);
});

it('refuses a wrong key at the door', async () => {
  const answer = await api.request('post', '/api/form-links').send({ formId: uuidv7(), key }).expect(404);
  expect(answer.body.code).toBe('form-link.unknown');
});

it('says that the PDF is being made, then gives it', async () => {
  const early = await api.request('get', pdfPath()).query({ key }).expect(503);
  expect(early.headers['retry-after']).toBe('2');
  await api.drainJobs();
  const { body, headers } = await api.request('get', pdfPath()).query({ key }).buffer(true).expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(/attachment; filename="timesheet-2026-11-21-TS-\w{8}\.pdf"/);
  expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
});

it('closes every link when the version is raised', async () => {
  await api.em.execute('update forms set link_version = 2 where id = ?', [sent.timesheetData.id]);
  await api.request('get', path()).query({ key }).expect(404);
  await api.request('get', pdfPath()).query({ key }).expect(404);
});
