import {
  aCheckSheet,
  aCompany,
  aDriver,
  aTimesheet,
  suiteApi,
  UploadingPhone,
  type TestDriver,
} from '@groundsheet/testing';
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();
const company = await aCompany(api.em);
const admin = await aDriver(api, { role: 'admin' });
const MINUTE = 60_000;

interface Sending {
  phone?: UploadingPhone;
  headers?: Record<string, string>;
}

const send = (path: string, body: object, { phone, headers = {} }: Sending = {}) => {
  const request = api.request('post', path).set('Idempotency-Key', uuidv7()).set(headers);
  if (phone?.cookie) void request.set('Cookie', phone.cookie);
  return request.send(body);
};
const sendSheet = (body: object, sending?: Sending) =>
  send('/api/one-step-completion/check-sheet', body, sending);
const sendWeek = (body: object, sending?: Sending) =>
  send('/api/timesheets/one-step-completion', body, sending);
const hashOf = (body: string | Buffer) => createHash('sha256').update(body).digest('hex');
const stored = (id: string) => api.row('select * from forms where id = ?', [id]);

it('names in its answer what it has of a form: the body and each photo as they came', async () => {
  const phone = new UploadingPhone(api);
  const photo = await phone.upload();
  const body = await aCheckSheet(company, { photos: [photo] });
  const answer = await sendSheet(body, { phone }).expect(200);
  const [upload] = await api.rows('select sha256 from uploads where held_by = ?', [body.checkSheetData.id]);
  expect(upload!['sha256']).toMatch(/^[0-9a-f]{64}$/);
  expect(answer.body.receipt).toEqual({
    reference: answer.body.reference,
    formId: body.checkSheetData.id,
    bodySha256: hashOf(JSON.stringify(body)),
    pictures: [upload!['sha256']],
  });
});

it('gives the receipt for the same body again, long after its key is forgotten, and sends nothing twice', async () => {
  const body = await aTimesheet(company);
  const first = await sendWeek(body).expect(200);
  await api.em.execute('delete from idempotency_keys');
  const jobs = await api.rows('select id from graphile_worker.jobs');
  const again = await sendWeek(body).expect(409);
  expect(again.body.code).toBe('form.already-sent');
  expect(again.body.details.receipt).toEqual(first.body.receipt);
  expect(await api.rows('select id from graphile_worker.jobs')).toHaveLength(jobs.length);
});

it('gives no receipt for another body of the same form', async () => {
  const body = await aTimesheet(company);
  await sendWeek(body).expect(200);
  const other = { ...body, timesheetData: { ...body.timesheetData, siteLocation: 'Elsewhere' } };
  const again = await sendWeek(other).expect(409);
  expect(again.body.code).toBe('form.already-sent');
  expect(again.body.details.receipt).toBeUndefined();
});

describe('what a phone says of the time', () => {
  const headersOf = (signedAt: number, offset: number) => ({
    'Signed-At': new Date(signedAt).toISOString(),
    'Clock-Offset': String(offset),
  });

  it('is kept, by our clock', async () => {
    const body = await aTimesheet(company);
    const signedAt = Date.now() - 90 * MINUTE;
    // Its clock is an hour ahead.
    await sendWeek(body, { headers: headersOf(signedAt + 60 * MINUTE, 60 * MINUTE) }).expect(200);
    const row = await stored(body.timesheetData.id);
    expect(new Date(row['signed_at']).getTime()).toBe(signedAt);
    expect(Number(row['clock_offset_ms'])).toBe(60 * MINUTE);
  });

  it.each([
    ['a time to come', headersOf(Date.now() + 60 * MINUTE, 0)],
    ['a time of years ago', headersOf(Date.now() - 400 * 86_400_000, 0)],
    ['no time', { 'Signed-At': 'yesterday', 'Clock-Offset': '1e9' }],
  ])('is not believed where it is %s', async (_, headers) => {
    const body = await aTimesheet(company);
    await sendWeek(body, { headers }).expect(200);
    expect((await stored(body.timesheetData.id))['signed_at']).toBeNull();
  });
});

describe('a form that was signed before the office changed the order rules', () => {
  const signedBefore = () => ({ 'Signed-At': new Date(Date.now() - 5 * MINUTE).toISOString() });

  async function aCompanyWithNewRules() {
    const before = { name: `Harrow ${uuidv7()}`, requiresOrderValidation: false };
    const changed = await admin.request('post', '/api/customers/create').send(before).expect(201);
    const { id } = changed.body as { id: string };
    const rules = { ...before, defaultOrderPattern: '6 digits', requiresOrderValidation: true };
    await admin.request('put', `/api/customers/${id}`).send(rules).expect(200);
    return id;
  }

  it('is accepted, and keeps that its number fits the earlier rules, for the office alone', async () => {
    const body = await aTimesheet(await aCompanyWithNewRules(), { orderNumber: null });
    const driver = await aDriver(api);
    const sent = await driver
      .request('post', '/api/timesheets/one-step-completion')
      .set(signedBefore())
      .send(body)
      .expect(200);
    const { id } = sent.body as { id: string };
    expect((await stored(id))['is_order_outdated']).toBe(true);
    const read = async (who: TestDriver) => (await who.request('get', `/api/forms/${id}`).expect(200)).body;
    expect((await read(admin)).isOrderOutdated).toBe(true);
    expect(await read(driver)).not.toHaveProperty('isOrderOutdated');
    const [listed] = (await admin.request('get', '/api/forms').expect(200)).body;
    expect(listed).toMatchObject({ id, isOrderOutdated: true });
    const [own] = (await driver.request('get', '/api/history').expect(200)).body;
    expect(own).toMatchObject({ id });
    expect(own).not.toHaveProperty('isOrderOutdated');
    const { text } = await admin.request('get', '/api/forms/export.csv').expect(200);
    expect(text).toContain('Earlier order rules');
  });

  it('is accepted where the office has archived its customer and its machine', async () => {
    const ours = { plantNumber: 'D-114', machineNumber: 'Thwaites 9t', vehicleType: 'dumper' };
    const machine = await admin.request('post', '/api/machines').send(ours).expect(201);
    const archived = await aCompany(api.em, { name: 'Gone Civils Ltd' });
    const body = await aTimesheet(archived, { plantNumber: 'D-114' });
    await admin.request('delete', `/api/customers/${archived}/archive`).expect(204);
    await admin.request('delete', `/api/machines/${machine.body.id}/archive`).expect(204);
    await sendWeek(body, { headers: signedBefore() }).expect(200);
  });

  it('is refused where it was signed afterwards, or does not say', async () => {
    const changed = await aCompanyWithNewRules();
    const body = await aTimesheet(changed, { orderNumber: null });
    const refused = await sendWeek(body).expect(422);
    expect(refused.body.details[0].code).toBe('timesheet.order-number-invalid');
    const now = { 'Signed-At': new Date(Date.now() + 30_000).toISOString() };
    await sendWeek(body, { headers: now }).expect(422);
  });
});
