import { FormLinks } from '@groundsheet/forms';
import { aCompany, aTimesheet, suiteApi } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();
const sent = await aTimesheet(await aCompany(api.em));
await api.request('post', '/api/timesheets/one-step-completion').send(sent).expect(200);
const key = keyFor(sent.timesheetData.id);

function keyFor(formId: string): string {
  const sentOn = new Date().toISOString().slice(0, 10);
  return api.app
    .get(FormLinks)
    .keyFor({ formId, recipient: 'hire@northgate-civils.co.uk', linkVersion: 1, sentOn });
}
const path = () => `/api/timesheets/${sent.timesheetData.id}`;
const pdfPath = () => `/api/forms/${sent.timesheetData.id}/pdf`;

it('gives every field but the addresses back to anyone with the key of the link', async () => {
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

it('says that the PDF is being made, then gives it', async () => {
  const early = await api.request('get', pdfPath()).query({ key }).expect(503);
  expect(early.headers['retry-after']).toBe('2');
  await api.drainJobs();
  const { body, headers } = await api.request('get', pdfPath()).query({ key }).buffer(true).expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(/attachment; filename="timesheet-2026-11-21-TS-\w{8}\.pdf"/);
  expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
});
