import { signatureUrl } from '@groundsheet/forms';
import type { VehicleType } from '@groundsheet/form-rules';
import { aCheckSheet, aCompany, goodAnswers, suiteApi, UploadingPhone } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const PATH = '/api/one-step-completion/check-sheet';

const api = await suiteApi();
const company = await aCompany(api.em);

const send = (body: object, { key = uuidv7(), phone }: { key?: string; phone?: UploadingPhone } = {}) => {
  const request = api.request('post', PATH).set('Idempotency-Key', key);
  if (phone?.cookie) void request.set('Cookie', phone.cookie);
  return request.send(body);
};
const count = async (sql: string, values: unknown[] = []) =>
  Number((await api.row(`select count(*) as n from ${sql}`, values))['n']);
type Answer = { body: { details: { path: string; code: string; message: string }[] } };
const details = (answer: Answer) => answer.body.details.map(({ path, code }) => `${path}: ${code}`);
const stored = (id: string) => api.row('select * from forms where id = ?', [id]);

it.each<[VehicleType, number]>([
  ['dumper', 24],
  ['excavator', 42],
  ['bulldozer', 44],
  ['roller', 15],
])('stores the complete check of a %s with its %i answers', async (selectedVehicle, answers) => {
  const body = await aCheckSheet(company, { selectedVehicle });
  await send(body).expect(200);
  const row = await stored(body.checkSheetData.id);
  expect(row['selected_vehicle']).toBe(selectedVehicle);
  expect(Object.keys(row['answers'])).toHaveLength(answers);
  expect(row['answers']).toEqual(goodAnswers(selectedVehicle));
});

it('stores form, signature and a job for each who reacts in one go, and answers at once', async () => {
  const body = await aCheckSheet(company, {
    defectMirrors: false,
    defectBrakeFluid: 'top up',
    defectHorn: null,
  });
  const answer = await send(body).expect(200);
  expect(answer.body).toEqual({
    success: true,
    message: 'Check sheet accepted. It is on its way to 1 address.',
    id: body.checkSheetData.id,
    reference: expect.stringMatching(/^CS-/),
    receipt: expect.objectContaining({ formId: body.checkSheetData.id }),
    claimToken: expect.stringMatching(/^[\w-]{43}$/),
  });
  const row = await stored(body.checkSheetData.id);
  expect(row).toMatchObject({
    status: 'submitted',
    company_name: 'Northgate Civils Ltd',
    driver_firm: 'Hill Plant',
    client_firm: 'Northgate Civils',
    driver_signed_name: 'Łukasz Wójcik',
    machine_hours: '4512',
    defects_notes: 'Left mirror cracked, new one ordered.',
  });
  expect(row['reference']).toMatch(/^CS-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(row['answers']).toMatchObject({
    defectMirrors: false,
    defectBrakeFluid: 'top up',
    defectHorn: null,
  });
  expect(signatureUrl(row['operator_signature'])).toBe(body.checkSheetData.operatorSignature);
  expect(row['client_signature']).toBeNull();
  const jobs = await api.rows('select task_identifier as name from graphile_worker.jobs where flags \\? ?', [
    row['reference'],
  ]);
  // It is nobody's yet, so no set has it.
  expect(jobs).toEqual([{ name: 'RenderPdfWhenFormSubmitted' }]);
});

it('takes the body of the specification, without id and order number', async () => {
  const { id: _, ...checkSheetData } = (await aCheckSheet(company)).checkSheetData;
  const { body } = await send({ checkSheetData }).expect(200);
  expect((await stored(body.id))['status']).toBe('submitted');
});

it('takes a sheet with unanswered items as it is', async () => {
  const body = await aCheckSheet(company);
  const { defectHorn: _, ...checkSheetData } = body.checkSheetData as Record<string, unknown>;
  await send({ checkSheetData }).expect(200);
  const { answers } = await stored(body.checkSheetData.id);
  expect('defectHorn' in answers).toBe(false);
});

it('takes the 16 items of the completed form on every vehicle', async () => {
  const legacy = { defectSteering: true, defectRams: false, defectBrakes: null, defectHoist: true };
  const body = await aCheckSheet(company, { selectedVehicle: 'dumper', ...legacy });
  await send(body).expect(200);
  expect((await stored(body.checkSheetData.id))['answers']).toMatchObject(legacy);
});

it('takes the body that is specified, without a customer of the register and without a vehicle', async () => {
  const { checkSheetData } = await aCheckSheet(company);
  const { id, checkDate, driverSignedName, operatorSignature, signatureDate, ...rest } = checkSheetData;
  const { machineHours, submissionEmails, submitViaEmail, clientCompany } = rest;
  const form = { driverSignedName, operatorSignature, signatureDate, checkDate, clientCompany, machineHours };
  const body = { ...form, id, defectSteering: true, photos: [], submissionEmails, submitViaEmail };
  await send({ checkSheetData: body }).expect(200);
  expect(await stored(id)).toMatchObject({ company_id: null, company_name: null, selected_vehicle: null });
  await api.drainJobs();
  expect((await stored(id))['pdf_key']).toBeTruthy();
});

it('reports everything that is missing at once, with the paths of the wire', async () => {
  const answer = await send({ checkSheetData: {} }).expect(422);
  expect(answer.body).toMatchObject({ statusCode: 422, code: 'request.invalid' });
  expect(details(answer)).toEqual([
    'checkSheetData.machineHours: check-sheet.machine-hours-missing',
    'checkSheetData.operatorSignature: check-sheet.operator-signature-missing',
    'checkSheetData.driverSignedName: check-sheet.driver-name-missing',
    'checkSheetData.signatureDate: check-sheet.signature-date-missing',
    'checkSheetData.submissionEmails: check-sheet.emails-missing',
  ]);
});

it('reports faults of shape and faults of sense together', async () => {
  const body = await aCheckSheet(company, {
    checkDate: 'today',
    machineHours: '',
    colour: 'red',
    defectColour: true,
    defectHorn: 'loud',
  });
  expect(details(await send(body).expect(422)).toSorted()).toEqual([
    'checkSheetData.checkDate: request.invalid-value',
    'checkSheetData.colour: request.unknown-field',
    'checkSheetData.defectColour: request.unknown-field',
    'checkSheetData.defectHorn: check-sheet.answer-unknown',
    'checkSheetData.machineHours: check-sheet.machine-hours-missing',
  ]);
});

it.each<[string, Record<string, unknown>, string]>([
  [
    'an item that the vehicle does not have',
    { defectTrackTension: true },
    'defectTrackTension: check-sheet.item-not-on-vehicle',
  ],
  ['an answer with parts', { defectHorn: { pass: true } }, 'defectHorn: check-sheet.answer-unknown'],
  ['a check that is no answer', { hornCheck: 'yes' }, 'hornCheck: request.invalid-value'],
  ['a date that does not exist', { checkDate: '2026-02-30' }, 'checkDate: request.invalid-value'],
  ['notes over 4,000 letters', { defectsNotes: 'x'.repeat(4001) }, 'defectsNotes: request.invalid-value'],
  ['a customer that is not in the register', { customerId: uuidv7() }, 'customerId: company.unknown'],
  [
    'a signature that is no picture',
    { operatorSignature: 'data:image/png;base64,AAAA' },
    'operatorSignature: signature.not-png',
  ],
])('refuses %s', async (_, changes, expected) => {
  const body = await aCheckSheet(company, changes);
  const answer = await send(body).expect(422);
  expect(details(answer)).toEqual([`checkSheetData.${expected}`]);
  expect(answer.body.message).toMatch(/\.$/);
  expect(await count('forms where id = ?', [body.checkSheetData.id])).toBe(0);
});

it('refuses a vehicle that we do not know, and says nothing of its items', async () => {
  const body = await aCheckSheet(company);
  Object.assign(body.checkSheetData, { selectedVehicle: 'crane' });
  expect(details(await send(body).expect(422))).toEqual([
    'checkSheetData.selectedVehicle: request.invalid-value',
  ]);
});

it('asks for a valid order number where the company requires one', async () => {
  const strict = await aCompany(api.em, { name: 'Strict Ltd', requiresOrderValidation: true });
  const without = await send(await aCheckSheet(strict)).expect(422);
  expect(details(without)).toEqual(['checkSheetData.orderNumber: check-sheet.order-number-invalid']);
  const body = await aCheckSheet(strict, { orderNumber: ' p-001234 ' });
  await send(body).expect(200);
  expect((await stored(body.checkSheetData.id))['order_number']).toBe('P-001234');
});

it('gives one form for the same key sent at once, and refuses another body under it', async () => {
  const body = await aCheckSheet(company);
  const key = uuidv7();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(body, { key })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await count('forms where id = ?', [body.checkSheetData.id])).toBe(1);
  const other = { checkSheetData: { ...body.checkSheetData, machineHours: '1' } };
  expect((await send(other, { key }).expect(422)).body.code).toBe('idempotency-key.reused');
});

it('counts as one of the forms that a device may send', async () => {
  const phone = new UploadingPhone(api);
  await phone.ask();
  const before = await count(`limit_counters where name = 'forms-of-device-per-hour'`);
  await send(await aCheckSheet(company), { phone }).expect(200);
  expect(await count(`limit_counters where name = 'forms-of-device-per-hour'`)).toBe(before + 1);
});
