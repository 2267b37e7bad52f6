import { DAYS } from '@groundsheet/form-rules';
import { aCompany, aDriver, aSignature, aTimesheet, suiteApi, type TestDriver } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();
const company = await aCompany(api.em);
const [driver, other] = [await aDriver(api), await aDriver(api)];
beforeEach(() => api.rows('delete from form_sets'));

const PATH = '/api/timesheets';
const begin = (body: object, by = driver) => by.request('post', PATH).send(body);
const save = (id: string, body: object, by = driver) => by.request('put', `${PATH}/${id}`).send(body);
const read = (id: string, by = driver) => by.request('get', `${PATH}/${id}`);
const rows = (id: string) => api.rows('select * from forms where id = ?', [id]);
const aDraft = async (changes: object = {}, by = driver): Promise<string> =>
  (await begin({ customerId: company, ...changes }, by).expect(201)).body.id;
type Answer = { body: { details: { path: string; code: string }[] } };
const details = (answer: Answer) => answer.body.details.map(({ path, code }) => `${path}: ${code}`);

/** Every field of the wire; each of those of a day differs from day to day. */
async function everyField() {
  const days = DAYS.map((day, index) => ({
    [`${day}Start`]: `0${index}:30`,
    [`${day}Finish`]: `1${index}:30`,
    [`${day}Break`]: 15 * index,
    [`${day}NetHours`]: [10, 9.8, 9.5, 9.3, 9, 8.8, 8.5][index],
    [`${day}Working`]: 8,
    [`${day}Standing`]: index / 2,
    [`${day}Breakdown`]: 0.5,
    [`${day}SiteLocation`]: `Plot ${index}`,
  }));
  return {
    weekEnding: '2026-11-21',
    company: 'Hill Plant',
    siteLocation: 'Wharf Road',
    clientCompany: 'Northgate Civils',
    plantNumber: 'EX-0417',
    machineNumber: 'JCB 220X',
    machineHours: '4512',
    selectedVehicle: 'excavator',
    driverSignedName: 'Łukasz Wójcik',
    status: 'draft',
    customerId: company,
    orderNumber: 'P-001234',
    breakdownNotes: 'Hose burst on Thursday.',
    ...Object.assign({}, ...days),
    operatorSignature: await aSignature(1),
    operatorSignedName: 'Ł. Wójcik',
    clientSignature: await aSignature(2),
    clientSignedName: 'Siân O’Neill',
    signatureDate: '2026-11-20',
    submitViaEmail: true,
    submitViaWhatsApp: true,
    submissionEmails: ['hire@northgate-civils.co.uk', 'half-typed@'],
    submissionWhatsApps: ['+44 7700 900123'],
  } as Record<string, unknown>;
}

it('keeps every field of the specification and gives each back', async () => {
  const typed = await everyField();
  const { body: saved } = await begin({ ...typed, totalHours: 1, standingTime: 1 }).expect(201);
  expect(saved).toEqual({ id: expect.any(String), version: 1, changedAt: expect.any(String) });
  const { body } = await read(saved.id).expect(200);
  for (const [field, value] of Object.entries(typed)) expect([field, body[field]]).toEqual([field, value]);
  // The sums are the server's: 10 + 9.8 + 9.5 + 9.3 + 9 + 8.8 + 8.5, and 0 to 3 in halves.
  expect(body).toMatchObject({ id: saved.id, version: 1, totalHours: 64.9, standingTime: 10.5 });
  expect(body).toMatchObject({ supervisorRating: null, submittedAt: null, corrects: null });
  expect(body).not.toHaveProperty('driverId');
});

it('keeps a draft with nothing in it, for the week of today', async () => {
  const { body: saved } = await begin({}).expect(201);
  const { body } = await read(saved.id).expect(200);
  expect(body).toMatchObject({ customerId: null, customerName: null, machineHours: null, totalHours: 0 });
  expect(body.weekEnding).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(
    await api.rows(`select 1 from graphile_worker.jobs where task_identifier like 'RenderPdf%'`),
  ).toEqual([]);
});

it('replaces the whole draft: what is absent is empty, signatures too', async () => {
  const { body: saved } = await begin(await everyField()).expect(201);
  const { clientSignature } = await everyField();
  const changed = { customerId: company, siteLocation: 'Yard', clientSignature, version: 1, id: uuidv7() };
  const { body: again } = await save(saved.id, changed).expect(200);
  expect(again).toMatchObject({ id: saved.id, version: 2 });
  const { body } = await read(saved.id).expect(200);
  expect(body).toMatchObject({ siteLocation: 'Yard', plantNumber: null, mondayStart: null, totalHours: 0 });
  expect(body).toMatchObject({ clientSignature, operatorSignature: null, submitViaEmail: false });
  expect(body.submissionEmails).toEqual([]);
  await save(saved.id, { clientSignature: await aSignature(7) }).expect(200);
  const drawn = (await read(saved.id)).body.clientSignature;
  expect(drawn).toBe(await aSignature(7));
});

it('refuses a save of a version that is not the current one, and tells that', async () => {
  const id = await aDraft();
  await save(id, { siteLocation: 'On the phone', version: 1 }).expect(200);
  const refused = await save(id, { siteLocation: 'On the tablet', version: 1 }).expect(409);
  expect(refused.body).toMatchObject({
    code: 'form.changed-meanwhile',
    details: { version: 2, changedAt: expect.any(String) },
  });
  expect((await read(id)).body.siteLocation).toBe('On the phone');
  await save(id, { siteLocation: 'On the tablet' }).expect(200);
});

it('lets one of two saves at the same time through', async () => {
  const id = await aDraft();
  const saves = await Promise.all(
    [1, 2, 3, 4].map((n) => save(id, { siteLocation: `Site ${n}`, version: 1 })),
  );
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

it.each<[string, object, string]>([
  ['a status that is not draft', { status: 'submitted' }, 'status: timesheet.status-not-draft'],
  ['a start that is no time', { mondayStart: 'early' }, 'mondayStart: request.invalid-value'],
  ['hours that nobody worked', { mondayNetHours: 9.2 }, 'mondayNetHours: timesheet.net-hours-wrong'],
  ['the letter 0', { siteLocation: 'Wharf\u0000' }, 'siteLocation: request.invalid-value'],
  ['half a letter in a day', { mondaySiteLocation: '\ud83d' }, 'mondaySiteLocation: request.invalid-value'],
  ['half a letter in a list', { submissionEmails: ['\ud83d'] }, 'submissionEmails: request.invalid-value'],
  ['an unknown field', { colour: 'red' }, 'colour: request.unknown-field'],
  ['a customer that is not in the register', { customerId: uuidv7() }, 'customerId: company.unknown'],
  ['a signature that is none', { clientSignature: 'x' }, 'clientSignature: signature.not-png'],
])('refuses %s, new and saved', async (_, changes, expected) => {
  expect(details(await begin(changes).expect(422))).toEqual([expected]);
  expect(details(await save(await aDraft(), changes).expect(422))).toEqual([expected]);
});

it('says all that is wrong with a draft at once', async () => {
  const wrong = { status: 'submitted', mondayStart: 'early', clientSignature: 'x', customerId: uuidv7() };
  expect(details(await begin(wrong).expect(422)).toSorted()).toEqual([
    'clientSignature: signature.not-png',
    'customerId: company.unknown',
    'mondayStart: request.invalid-value',
    'status: timesheet.status-not-draft',
  ]);
});

it('is read and changed by its driver alone; the office is told that there is one', async () => {
  const id = await aDraft();
  for (const role of ['supervisor', 'admin'] as const) {
    const reader = await aDriver(api, { role });
    for (const path of [`${PATH}/${id}`, `/api/forms/${id}`, `/api/forms/${id}/pdf`]) {
      const message = 'This timesheet is still a draft. Only its driver can open it until it has been sent.';
      const { body } = await reader.request('get', path).expect(404);
      expect(body).toEqual({ statusCode: 404, code: 'form.unknown', message });
    }
    expect((await save(id, {}, reader).expect(404)).body.code).toBe('form.unknown');
  }
  await read(id, other).expect(404);
  await save(id, {}, other).expect(404);
  await api.request('get', `${PATH}/${id}`).expect(404);
  await api.request('put', `${PATH}/${id}`).send({}).expect(401);
  await save(uuidv7(), {}).expect(404);
  expect((await driver.request('get', `/api/forms/${id}/pdf`).expect(409)).body.code).toBe('form.not-sent');
});

it('begins under the id of the screen, once', async () => {
  const id = uuidv7();
  expect(await aDraft({ id })).toBe(id);
  const again = await begin({ id }).expect(409);
  expect(again.body).toMatchObject({ code: 'form.already-begun', details: { id, version: 1 } });
  expect((await begin({ id }, other).expect(404)).body.code).toBe('form.unknown');
});

it('makes one draft of a beginning that is sent again', async () => {
  const key = uuidv7();
  const answers = await Promise.all([1, 2].map(() => begin({}).set('Idempotency-Key', key)));
  expect(answers[0]!.body).toEqual(answers[1]!.body);
});

describe('throwing away', () => {
  const throwAway = (id: string, by = driver) => by.request('delete', `/api/forms/${id}`);

  it('takes the draft, once', async () => {
    const id = (await begin(await everyField()).expect(201)).body.id;
    await throwAway(id).expect(204);
    expect(await rows(id)).toEqual([]);
    await read(id).expect(404);
    expect((await throwAway(id).expect(404)).body.code).toBe('form.unknown');
    await aDraft({ id });
  });

  it('is for the driver of the draft alone, and leaves what is sent', async () => {
    const id = await aDraft();
    for (const by of [other, await aDriver(api, { role: 'admin' })]) await throwAway(id, by).expect(404);
    await api.request('delete', `/api/forms/${id}`).expect(401);
    const body = await aTimesheet(company, { id });
    await driver.request('post', `${PATH}/one-step-completion`).send(body).expect(200);
    const refused = await throwAway(id).expect(409);
    expect(refused.body).toMatchObject({ code: 'form.already-sent', details: { id } });
    expect(await rows(id)).toHaveLength(1);
  });
});

describe('sending', () => {
  const send = async (changes: object, { by = driver as TestDriver | null, rating = 'happy' } = {}) => {
    const { timesheetData } = await aTimesheet(company, { ...changes });
    const body = { timesheetData, supervisorRating: rating };
    return (by ?? api).request('post', `${PATH}/one-step-completion`).send(body);
  };

  it('turns the draft itself into the sent form', async () => {
    const id = await aDraft({ siteLocation: 'Old', operatorSignature: await aSignature(5) });
    await send({ id, version: 1, clientSignature: null, clientSignedName: null }).then((answer) =>
      expect([answer.status, answer.body.id]).toEqual([200, id]),
    );
    const [row, second] = await rows(id);
    expect(second).toBeUndefined();
    expect(row).toMatchObject({ status: 'submitted', driver_id: driver.id, site_location: 'Wharf Road' });
    const { body } = await read(id).expect(200);
    expect(body).toMatchObject({ status: 'submitted', version: 2, supervisorRating: 'happy' });
    expect([body.operatorSignature, body.clientSignature]).toEqual([await aSignature(), null]);
    expect((await save(id, {}).expect(409)).body.code).toBe('form.already-sent');
    expect((await begin({ id }).expect(409)).body.code).toBe('form.already-sent');
    await read(id, other).expect(404);
    await api.drainJobs();
    await driver.request('get', `/api/forms/${id}/pdf`).expect(200);
    expect((await send({ id })).body.code).toBe('form.already-sent');
  });

  it('checks the version of the draft', async () => {
    const id = await aDraft();
    await save(id, {}).expect(200);
    expect((await send({ id, version: 1 })).body).toMatchObject({
      code: 'form.changed-meanwhile',
      details: { version: 2 },
    });
    expect((await rows(id))[0]!['status']).toBe('draft');
  });

  it('knows no draft of another, nor of a driver whose session is over', async () => {
    const id = await aDraft();
    for (const by of [other, null]) {
      const answer = await send({ id }, { by });
      expect([answer.status, answer.body.code]).toEqual([404, 'form.unknown']);
      expect(answer.body.message).toBe('This form is not one of yours. Sign in as the driver who saved it.');
    }
    expect((await rows(id))[0]!['status']).toBe('draft');
  });

  it('stores a form that was never saved as the driver’s own', async () => {
    const id = uuidv7();
    expect((await send({ id })).status).toBe(200);
    await read(id).expect(200);
  });

  it('still asks for a rating and an address', async () => {
    const answer = await send({ submissionEmails: [] }, { rating: null as never });
    expect(details(answer)).toEqual([
      'supervisorRating: timesheet.rating-missing',
      'timesheetData.submissionEmails: timesheet.emails-missing',
    ]);
  });

  it('takes twenty addresses from an account that is confirmed, five from one that is not', async () => {
    const emails = (count: number) => ({
      submissionEmails: Array.from({ length: count }, (_, n) => `site${n}@civils.co.uk`),
    });
    expect((await send(emails(20))).status).toBe(200);
    const unconfirmed = await aDriver(api, { confirmed: false });
    expect((await send(emails(5), { by: unconfirmed })).status).toBe(200);
    expect(details(await send(emails(6), { by: unconfirmed }))).toEqual([
      'timesheetData.submissionEmails: timesheet.too-many-emails',
    ]);
  });

  it('lets mails of a confirmed account go at once, and counts them', async () => {
    const busy = await aDriver(api);
    const { body } = await send({}, { by: busy });
    await api.drainJobs();
    const [email] = await api.rows('select state from emails where form_id = ?', [body.id]);
    expect(email!['state']).toBe('kept locally');
    await api.rows(`update limit_counters set count = 100 where name = 'mails-of-account-per-day'`);
    const refused = await send({ plantNumber: 'EX-0500' }, { by: busy });
    expect([refused.status, refused.body.code]).toEqual([429, 'account.too-many-mails']);
    expect(refused.body.message).toMatch(
      /^You have sent 100 mails today, which is the limit for one day\. Your form has been kept/,
    );
  });
});
