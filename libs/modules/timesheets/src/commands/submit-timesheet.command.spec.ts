import { signatureUrl } from '@groundsheet/forms';
import { aCompany, aTimesheet, mailsTo, suiteApi } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const PATH = '/api/timesheets/one-step-completion';

const api = await suiteApi();
const company = await aCompany(api.em);

const send = (body: object, key = uuidv7()) =>
  api.request('post', PATH).set('Idempotency-Key', key).send(body);
const count = async (sql: string, values: unknown[] = []) =>
  Number((await api.row(`select count(*) as n from ${sql}`, values))['n']);
type Answer = { body: { details: { path: string; code: string; message: string }[] } };
const details = (answer: Answer) => answer.body.details.map(({ path, code }) => `${path}: ${code}`);

it('stores form, signatures and a job for each who reacts in one go, and answers at once', async () => {
  const body = await aTimesheet(company, { totalHours: 99, standingTime: 99 });
  const answer = await send(body).expect(200);
  expect(answer.body).toEqual({
    success: true,
    message: 'Timesheet accepted. It is on its way to 1 address.',
    id: body.timesheetData.id,
    reference: expect.stringMatching(/^TS-/),
    receipt: expect.objectContaining({ formId: body.timesheetData.id }),
    claimToken: expect.stringMatching(/^[\w-]{43}$/),
  });
  const row = await api.row('select * from forms where id = ?', [body.timesheetData.id]);
  expect(row).toMatchObject({
    status: 'submitted',
    company_name: 'Northgate Civils Ltd',
    driver_firm: 'Hill Plant',
    client_firm: 'Northgate Civils',
    driver_signed_name: 'Łukasz Wójcik',
    total_hours: 18.5,
    standing_time: 1.5,
    supervisor_rating: 'happy',
    supervisor_notes: 'On time all week.',
  });
  expect(row['reference']).toMatch(/^TS-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(row['days'].tuesday.netHours).toBe(9.5);
  for (const by of ['operator', 'client'] as const)
    expect(signatureUrl(row[`${by}_signature`])).toBe(body.timesheetData[`${by}Signature`]);
  const jobs = await api.rows('select task_identifier as name from graphile_worker.jobs where flags \\? ?', [
    row['reference'],
  ]);
  // It is nobody's yet, so no set has it; and no timesheet has defects.
  expect(jobs).toEqual([{ name: 'RenderPdfWhenFormSubmitted' }]);
});

it('reports everything that is missing at once, with the paths of the wire', async () => {
  const answer = await send({ timesheetData: {} }).expect(422);
  expect(answer.body).toMatchObject({ statusCode: 422, code: 'request.invalid' });
  expect(details(answer)).toEqual([
    'timesheetData.machineHours: timesheet.machine-hours-missing',
    'timesheetData.mondayStart: timesheet.hours-missing',
    'timesheetData.operatorSignature: timesheet.operator-signature-missing',
    'timesheetData.operatorSignedName: timesheet.operator-name-missing',
    'timesheetData.clientSignature: timesheet.client-signature-missing',
    'timesheetData.clientSignedName: timesheet.client-name-missing',
    'timesheetData.signatureDate: timesheet.signature-date-missing',
    'supervisorRating: timesheet.rating-missing',
    'timesheetData.submissionEmails: timesheet.emails-missing',
  ]);
});

it('takes a week without a customer of the register, as it is specified, and names the typed client', async () => {
  const body = await aTimesheet(company, {
    orderNumber: 'whatever',
    submissionEmails: ['typed.client@civils.co.uk'],
  });
  delete (body.timesheetData as Partial<typeof body.timesheetData>).customerId;
  delete (body.timesheetData as Partial<typeof body.timesheetData>).selectedVehicle;
  await send(body).expect(200);
  const mails = await mailsTo(api, 'typed.client@civils.co.uk');
  expect(mails.map(({ mail }) => mail?.subject)).toEqual([expect.stringContaining('(Northgate Civils)')]);
});

it('reports faults of shape and faults of sense together', async () => {
  const body = await aTimesheet(company, {
    mondayStart: 'early',
    machineHours: '',
    colour: 'red',
    submissionEmails: 'x@y.z',
  });
  expect(details(await send(body).expect(422)).toSorted()).toEqual([
    'timesheetData.colour: request.unknown-field',
    'timesheetData.machineHours: timesheet.machine-hours-missing',
    'timesheetData.mondayStart: request.invalid-value',
    'timesheetData.submissionEmails: request.invalid-value',
  ]);
});

it.each<[string, Record<string, unknown>, string]>([
  ['a break of nine hours', { mondayBreak: 540 }, 'mondayBreak: request.invalid-value'],
  ['standing time in quarters', { fridayStanding: 0.25 }, 'fridayStanding: request.invalid-value'],
  [
    'a day that was worked and was not',
    { mondayDidNotWork: true },
    'mondayDidNotWork: timesheet.not-worked-with-hours',
  ],
  ['a day marked with a word', { sundayDidNotWork: 'yes' }, 'sundayDidNotWork: request.invalid-value'],
  ['net hours that nobody worked', { mondayNetHours: 9.2 }, 'mondayNetHours: timesheet.net-hours-wrong'],
  ['a date that does not exist', { weekEnding: '2026-02-30' }, 'weekEnding: request.invalid-value'],
  ['a vehicle that we do not know', { selectedVehicle: 'crane' }, 'selectedVehicle: request.invalid-value'],
  ['a customer that is not in the register', { customerId: uuidv7() }, 'customerId: company.unknown'],
  [
    'a signature that is no picture',
    { operatorSignature: 'data:image/png;base64,AAAA' },
    'operatorSignature: signature.not-png',
  ],
])('refuses %s', async (_, changes, expected) => {
  const body = await aTimesheet(company, changes);
  expect(details(await send(body).expect(422))).toEqual([`timesheetData.${expected}`]);
  expect(await count('forms where id = ?', [body.timesheetData.id])).toBe(0);
});

it('asks for a valid order number where the company requires one', async () => {
  const strict = await aCompany(api.em, {
    name: 'Strict Ltd',
    requiresOrderValidation: true,
    defaultOrderPattern: 'starts with 00',
  });
  const without = await send(await aTimesheet(strict)).expect(422);
  expect(details(without)).toEqual(['timesheetData.orderNumber: timesheet.order-number-invalid']);
  await send(await aTimesheet(strict, { orderNumber: 'P-991234' })).expect(422);
  const body = await aTimesheet(strict, { orderNumber: ' p-001234 ' });
  await send(body).expect(200);
  const row = await api.row('select order_number from forms where id = ?', [body.timesheetData.id]);
  expect(row['order_number']).toBe('P-001234');
});

it('still takes a form for a company that was archived meanwhile', async () => {
  const archived = await aCompany(api.em, { name: 'Gone Ltd', isActive: false });
  await send(await aTimesheet(archived)).expect(200);
});

it('keeps an adjustment of half hours', async () => {
  const body = await aTimesheet(company, { mondayNetHours: 9.5 });
  await send(body).expect(200);
  const row = await api.row('select total_hours from forms where id = ?', [body.timesheetData.id]);
  expect(row['total_hours']).toBe(19);
});

it('refuses the same form under another key, and says when it was sent', async () => {
  const body = await aTimesheet(company);
  await send(body).expect(200);
  const again = await send(body).expect(409);
  expect(again.body).toMatchObject({
    code: 'form.already-sent',
    details: { id: body.timesheetData.id },
  });
  expect(Date.parse(again.body.details.sentAt)).toBeGreaterThan(Date.now() - 60_000);
});

it('gives one form for the same key sent fifty times at once, and refuses another body under it', async () => {
  const body = await aTimesheet(company);
  const key = uuidv7();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(body, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await count('forms where id = ?', [body.timesheetData.id])).toBe(1);
  const jobs = 'graphile_worker.jobs join forms on flags \\? reference where forms.id = ?';
  expect(await count(jobs, [body.timesheetData.id])).toBe(1);
  const other = await send({ ...body, supervisorRating: 'okay' }, key).expect(422);
  expect(other.body.code).toBe('idempotency-key.reused');
});

it('forgets the key of a form that was refused', async () => {
  const key = uuidv7();
  const body = await aTimesheet(company);
  await send({ ...body, supervisorRating: null }, key).expect(422);
  await send(body, key).expect(200);
});

it.each([
  ['no origin', undefined, 403, 'request.foreign-origin'],
  ['a foreign origin', 'https://evil.example', 403, 'request.foreign-origin'],
])('refuses a write with %s', async (_, origin, status, code) => {
  const request = api.request('post', PATH);
  if (origin) void request.set('Origin', origin);
  else void request.unset('Origin');
  const answer = await request.send(await aTimesheet(company));
  expect(answer.status).toBe(status);
  expect(answer.body.code).toBe(code);
});

it('refuses a body over 2 MB and a body that is no JSON', async () => {
  const large = await send({ timesheetData: { breakdownNotes: 'x'.repeat(2_200_000) } });
  expect([large.status, large.body.code]).toEqual([413, 'request.too-large']);
  const broken = await api
    .request('post', PATH)
    .set('Content-Type', 'application/json')
    .send('{"timesheetData":');
  expect([broken.status, broken.body.code]).toEqual([400, 'request.malformed']);
});
