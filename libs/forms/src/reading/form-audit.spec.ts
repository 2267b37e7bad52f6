import {
  aCheckSheet,
  aCompany,
  aDriver,
  aSignature,
  aTimesheet,
  suiteApi,
  UploadingPhone,
} from '@groundsheet/testing';
import { FormLinks } from '../links/form-links.js';

const COMPLETION = '/api/timesheets/one-step-completion';
const HIRE = 'hire@northgate-civils.co.uk';

const api = await suiteApi({ TRUST_PROXY: '1', GUEST_FORMS_PER_HOUR: '1000', GUEST_FORMS_PER_DAY: '1000' });
const company = await aCompany(api.em);

/** What the log has about a record, the oldest first. */
const entriesAbout = async (id: string) => {
  const rows = await api.rows('select * from audit_events where about_id = ? order by id', [id]);
  return rows.map(({ what, who, details }) => [what, who, details]);
};
const keyOf = (formId: string) => {
  const sentOn = new Date().toISOString().slice(0, 10);
  return api.app.get(FormLinks).keyFor({ formId, recipient: HIRE, linkVersion: 1, sentOn });
};

/** The mail of a form, when it has gone; of its recipient a hash. */
const MAILED = [
  'email.kept locally',
  null,
  { mail: expect.any(String), recipient: expect.stringMatching(/^[0-9a-f]{16}$/) },
];

/** A timesheet sent in one step, with the two signatures that it needs. */
const sentBy = (who: string | null) => [
  ['form.signed', who, { by: 'operator' }],
  ['form.signed', who, { by: 'client' }],
  ['form.sent', who, { kind: 'timesheet' }],
];

it('has the life of a draft: begun, signed by whom, sent or thrown away, but not every save', async () => {
  const driver = await aDriver(api);
  const { body: draft } = await driver.request('post', '/api/timesheets').send({}).expect(201);
  const save = (changes: object) =>
    driver.request('put', `/api/timesheets/${draft.id}`).send(changes).expect(200);
  const [operatorSignature, clientSignature] = [await aSignature(1), await aSignature(2)];
  await save({ plantNumber: 'EX-0417' });
  await save({ operatorSignature });
  await save({ operatorSignature, clientSignature });
  await save({ operatorSignature, clientSignature, plantNumber: 'EX-0418' });
  const form = await aTimesheet(company, { id: draft.id });
  await driver.request('post', COMPLETION).send(form).expect(200);
  expect(await entriesAbout(draft.id)).toEqual([
    ['form.begun', driver.id, { kind: 'timesheet' }],
    ['form.signed', driver.id, { by: 'operator' }],
    ['form.signed', driver.id, { by: 'client' }],
    ['form.sent', driver.id, { kind: 'timesheet' }],
  ]);

  const { body: other } = await driver.request('post', '/api/check-sheets').send({}).expect(201);
  await driver.request('delete', `/api/forms/${other.id}`).expect(204);
  expect(await entriesAbout(other.id)).toEqual([
    ['form.begun', driver.id, { kind: 'check-sheet' }],
    ['form.thrown-away', driver.id, { kind: 'check-sheet' }],
  ]);
});

it('has a correction on both forms', async () => {
  const driver = await aDriver(api);
  const form = await aTimesheet(company);
  const { id } = form.timesheetData;
  await driver.request('post', COMPLETION).send(form).expect(200);
  const { body: draft } = await driver.request('post', `/api/forms/${id}/correct`).expect(201);
  await driver
    .request('post', COMPLETION)
    .send(await aTimesheet(company, { id: draft.id }))
    .expect(200);
  expect(await entriesAbout(id)).toEqual([
    ...sentBy(driver.id),
    ['form.corrected', driver.id, { by: draft.id }],
  ]);
  expect(await entriesAbout(draft.id)).toEqual([
    ['form.begun', driver.id, { kind: 'timesheet', corrects: id }],
    ...sentBy(driver.id),
  ]);
});

it('has who has opened another person’s form or its PDF, once for each, and nothing of its driver', async () => {
  const [driver, supervisor] = [await aDriver(api), await aDriver(api, { role: 'supervisor' })];
  const phone = new UploadingPhone(api);
  const photo = await phone.upload();
  const form = await aCheckSheet(company, { photos: [photo] });
  const { id } = form.checkSheetData;
  const cookie = `${driver.cookie}; ${phone.cookie}`;
  await api
    .request('post', '/api/one-step-completion/check-sheet')
    .set('Cookie', cookie)
    .send(form)
    .expect(200);
  await api.drainJobs();
  const photoPath = `/api/check-sheets/${id}/photos/${photo.slice(photo.lastIndexOf('/') + 1)}`;
  for (const reader of [driver, supervisor]) {
    await reader.request('get', `/api/check-sheets/${id}`).expect(200);
    await reader.request('get', photoPath).expect(200);
    await reader.request('head', `/api/forms/${id}/pdf`).expect(200);
    await reader.request('get', `/api/forms/${id}/pdf`).expect(200);
  }
  await (await aDriver(api)).request('get', `/api/forms/${id}`).expect(404);
  expect(await entriesAbout(id)).toEqual([
    ['form.signed', driver.id, { by: 'operator' }],
    ['form.sent', driver.id, { kind: 'check-sheet' }],
    MAILED,
    ['form.read', supervisor.id, { as: 'form' }],
    ['form.read', supervisor.id, { as: 'pdf' }],
  ]);
});

it('has a link that was opened, exchanged or as it is, and that links were revoked; never an address or a key', async () => {
  const driver = await aDriver(api);
  const form = await aTimesheet(company, { submissionEmails: [HIRE] });
  const { id } = form.timesheetData;
  await driver.request('post', COMPLETION).send(form).expect(200);
  await api.drainJobs();
  const key = keyOf(id);
  const exchanged = await api.request('post', '/api/form-links').send({ formId: id, key }).expect(204);
  const [cookie] = exchanged.headers['set-cookie'] as unknown as string[];
  for (const path of [`/api/forms/${id}`, `/api/forms/${id}/pdf`]) {
    await api.request('get', path).set('Cookie', cookie!.split(';')[0]!).expect(200);
  }
  await api.request('get', `/api/forms/${id}/pdf`).query({ key }).expect(200);
  await driver.request('post', `/api/forms/${id}/revoke-links`).expect(204);
  await api.request('post', '/api/form-links').send({ formId: id, key }).expect(404);
  await driver.request('post', `/api/forms/${id}/send-again`).send({}).expect(200);
  const recipient = key.split('.')[1];
  const entries = await entriesAbout(id);
  expect(entries).toEqual([
    ...sentBy(driver.id),
    MAILED,
    ['form.link-opened', null, { as: 'form', recipient }],
    ['form.link-opened', null, { as: 'pdf', recipient }],
    ['form.links-revoked', driver.id, null],
    ['form.sent-again', driver.id, { recipients: 1 }],
  ]);
  expect(JSON.stringify(entries)).not.toContain('northgate');
  expect(JSON.stringify(entries)).not.toContain(key.split('.')[3]);
});

it('has a guest’s sending, and whose it became', async () => {
  const { id, claimToken } = (
    await api
      .request('post', COMPLETION)
      .send(await aTimesheet(company))
      .expect(200)
  ).body;
  const driver = await aDriver(api);
  await driver.request('post', `/api/forms/${id}/claim`).send({ token: claimToken }).expect(204);
  expect(await entriesAbout(id)).toEqual([...sentBy(null), ['form.claimed', driver.id, null]]);
});
