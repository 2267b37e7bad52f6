import { Clock } from '@groundsheet/platform';
import { aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const HOUR = 3_600_000;
const SEND = '/api/timesheets/one-step-completion';
const OWN = 'dave@hill-plant.co.uk';

let now = Date.parse('2026-11-21T13:20:30.456Z');

const api = await suiteApi({ 'guests.formsPerHour': '6', GUEST_FORMS_PER_DAY: '6' });
api.app.get(Clock).now = () => new Date(now);
const company = await aCompany(api.em);
const { headers } = await api.request('get', '/api/form-limits').expect(200);
const phone = headers['set-cookie']![0]!.split(';')[0]!;

const send = async (changes: Record<string, unknown> = {}) => {
  const body = await aTimesheet(company, changes);
  return (await api.request('post', SEND).set('Cookie', phone).send(body).expect(200)).body;
};
const open = (formId: string, token: string) =>
  api.request('post', '/api/form-links/sent').send({ formId, token });
const copy = (id: string, body: object, key = uuidv7()) =>
  api.request('post', `/api/forms/${id}/copy`).set({ Cookie: phone, 'Idempotency-Key': key }).send(body);

it('opens a form and its PDF for the guest who sent it, and mails them a copy', async () => {
  const { id, reference, claimToken: token } = await send();
  expect(reference).toMatch(/^TS-/);
  await copy(id, { token, recipient: OWN }).expect(503);
  await api.drainJobs();
  const opened = await open(id, token).expect(204);
  const cookie = opened.headers['set-cookie']![0]!.split(';')[0]!;
  await api.request('get', `/api/forms/${id}`).set('Cookie', cookie).expect(200);
  await api.request('get', `/api/forms/${id}/pdf`).set('Cookie', cookie).expect(200);

  await copy(id, { token, recipient: 'dave@tempmail.dev' }).expect(422);
  const key = uuidv7();
  for (const recipient of [OWN, OWN]) await copy(id, { token, recipient }, key).expect(200);
  await api.drainJobs();
  expect(
    await api.rows('select recipient from emails where form_id = ? and recipient = ?', [id, OWN]),
  ).toEqual([{ recipient: OWN }]);
});

it('opens nothing by the token of another form, after a week, or once it is in an account', async () => {
  const [mine, other] = [await send({ driverSignedName: 'Jo Kerr' }), await send()];
  await api.drainJobs();
  const refused = async () => {
    const { body } = await open(mine.id, mine.claimToken).expect(404);
    expect(body.message).toContain('can no longer be opened from this device');
    await copy(mine.id, { token: mine.claimToken, recipient: OWN }).expect(404);
  };
  await open(mine.id, other.claimToken).expect(404);
  await copy(mine.id, { token: other.claimToken, recipient: OWN }).expect(404);
  now += 7 * 24 * HOUR - 1;
  await open(mine.id, mine.claimToken).expect(204);
  now += 1;
  await refused();
  now -= 7 * 24 * HOUR;

  const jo = await aDriver(api, { fullName: 'Jo Kerr' });
  await api.rows('update sessions set created_at = ?, used_at = ? where driver_id = ?', [
    new Date(now),
    new Date(now),
    jo.id,
  ]);
  await jo.request('post', `/api/forms/${mine.id}/claim`).send({ token: mine.claimToken }).expect(204);
  await refused();
});

it('counts a copy as a form of the guest', async () => {
  const { id, claimToken: token } = await send();
  await api.drainJobs();
  await copy(id, { token, recipient: OWN }).expect(200);
  expect((await copy(id, { token, recipient: OWN }).expect(429)).body.code).toBe('guest.too-many-forms');
});
