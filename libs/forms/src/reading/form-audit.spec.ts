import {
  aCheckSheet,
  aCompany,
  aDriver,
  aSignature,
  ask,
  aTimesheet,
  BusyDriver,
  linked,
  Signer,
  suiteApi,
  UploadingPhone,
  type TestDriver,
} from '@groundsheet/testing';
import { Clock } from '@groundsheet/platform';
import { FormLinks } from '../links/form-links.js';

const COMPLETION = '/api/timesheets/one-step-completion';
const HIRE = 'hire@northgate-civils.co.uk';

const api = await suiteApi();
const company = await aCompany(api.em);

/** What the log has about a record, the oldest first. */
const entriesAbout = async (id: string) => {
  const rows = await api.rows('select * from audit_events where about_id = ? order by id', [id]);
  return rows.map(({ what, who, details }) => [what, who, details]);
};
const keyOf = (formId: string, recipient = HIRE) => {
  const sentOn = new Date().toISOString().slice(0, 10);
  return api.app.get(FormLinks).keyFor({ formId, recipient, linkVersion: 1, sentOn });
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

it('has who has opened another person’s form, its PDF or its photos, once an hour for each, and nothing of its driver', async () => {
  const [driver, supervisor] = [await aDriver(api), await aDriver(api, { role: 'supervisor' })];
  const phone = new UploadingPhone(api);
  const photos = [await phone.upload(), await phone.upload()];
  const form = await aCheckSheet(company, { photos });
  const { id } = form.checkSheetData;
  const cookie = `${driver.cookie}; ${phone.cookie}`;
  await api
    .request('post', '/api/one-step-completion/check-sheet')
    .set('Cookie', cookie)
    .send(form)
    .expect(200);
  await api.drainJobs();
  const photoPaths = photos.map(
    (photo) => `/api/check-sheets/${id}/photos/${photo.slice(photo.lastIndexOf('/') + 1)}`,
  );
  for (const reader of [driver, supervisor, supervisor]) {
    await reader.request('get', `/api/check-sheets/${id}`).expect(200);
    // A page asks for all of them at the same moment.
    await Promise.all(photoPaths.map((path) => reader.request('get', path).expect(200)));
    await reader.request('head', `/api/forms/${id}/pdf`).expect(200);
    await reader.request('get', `/api/forms/${id}/pdf`).expect(200);
  }
  const admin = await aDriver(api, { role: 'admin' });
  await admin.request('get', `/api/forms/${id}/events`).expect(200);
  await (await aDriver(api)).request('get', `/api/forms/${id}`).expect(404);
  expect(await entriesAbout(id)).toEqual([
    ['form.signed', driver.id, { by: 'operator' }],
    ['form.sent', driver.id, { kind: 'check-sheet' }],
    MAILED,
    ['form.read', supervisor.id, { as: 'form' }],
    ['form.read', supervisor.id, { as: 'photo' }],
    ['form.read', supervisor.id, { as: 'pdf' }],
    ['form.read', admin.id, { as: 'form' }],
  ]);
});

it('has a link that is opened again within an hour once, and after that again; another’s link besides', async () => {
  const form = await aTimesheet(company);
  const { id } = form.timesheetData;
  await api.request('post', COMPLETION).send(form).expect(200);
  const [key, other] = [keyOf(id), keyOf(id, 'site@northgate-civils.co.uk')];
  const exchange = (of = key) =>
    api.request('post', '/api/form-links').send({ formId: id, key: of }).expect(204);
  const opened = async () =>
    (await entriesAbout(id))
      .filter(([what]) => what === 'form.link-opened')
      .map(([, , { as, recipient }]) => [as, recipient]);
  const [one, two] = [key.split('.')[1], other.split('.')[1]];
  await Promise.all([exchange(), exchange()]);
  await exchange();
  for (const path of [`/api/forms/${id}`, `/api/forms/${id}/pdf`, `/api/forms/${id}/pdf`])
    await api.request('get', path).query({ key });
  await exchange(other);
  const withinTheHour = [
    ['form', one],
    ['pdf', one],
    ['form', two],
  ];
  expect(await opened()).toEqual(withinTheHour);
  const clock = jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 3_600_001));
  await exchange();
  clock.mockRestore();
  expect(await opened()).toEqual([...withinTheHour, ['form', one]]);
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

it('tells from which network and device others did something to admins alone, and everybody of what they did themselves', async () => {
  const [driver, supervisor, admin] = await Promise.all(
    (['driver', 'supervisor', 'admin'] as const).map((role) => aDriver(api, { role })),
  );
  const { id } = (await new BusyDriver(driver!, company).sendsTimesheet({ clientSignature: null })).body;
  const signer = new Signer(api, await linked(api, (await ask(driver!, id).expect(201)).body));
  await signer.signs();
  for (const each of [supervisor!, admin!]) await each.request('get', `/api/forms/${id}`).expect(200);
  const seen = async (reader: TestDriver) => {
    const { body } = await reader.request('get', `/api/forms/${id}/events`).expect(200);
    const entries = body as Record<'what' | 'who' | 'network' | 'device', string | null>[];
    const done = entries.filter(({ what }) => /form\.(sent|read)|signature\.opened/.test(what!));
    return done.map(({ what, who, network, device }) => [what, who, Boolean(network && device)]);
  };
  const log = (...shown: boolean[]) =>
    (
      [
        ['form.sent', driver],
        ['signature.opened', null],
        ['form.read', supervisor],
        ['form.read', admin],
      ] as const
    ).map(([what, by], at) => [what, by && by.fullName, shown[at]]);
  expect(await seen(driver!)).toEqual(log(true, false, false, false));
  expect(await seen(supervisor!)).toEqual(log(false, false, true, false));
  expect(await seen(admin!)).toEqual(log(true, true, true, true));
});
