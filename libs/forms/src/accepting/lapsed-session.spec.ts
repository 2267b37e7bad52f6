import { aCheckSheet, aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';
import { randomUUID } from 'node:crypto';

const api = await suiteApi();
const company = await aCompany(api.em);
const OFFICE = 'office@northgate-civils.co.uk';
const TIMESHEET = '/api/timesheets/one-step-completion';
const CHECK_SHEET = '/api/one-step-completion/check-sheet';

const weeks = (address: string) => aTimesheet(company, { submissionEmails: [address] });
const formsOf = async (id: string) => api.rows('select driver_id from forms where id = ?', [id]);

/** A driver whose session ends while a form is open. */
async function signedOutMeanwhile() {
  const driver = await aDriver(api);
  await api.rows('delete from sessions where driver_id = ?', [driver.id]);
  return driver;
}

it('refuses a form that comes with a session that is over, and loses nothing', async () => {
  const driver = await signedOutMeanwhile();
  const body = await weeks(OFFICE);
  const { id } = body.timesheetData;
  const key = randomUUID();
  const send = (cookie: string) => {
    const request = api.request('post', TIMESHEET).set('Idempotency-Key', key).send(body);
    return cookie ? request.set('Cookie', cookie) : request;
  };
  const { body: refused } = await send(driver.cookie).expect(401);
  expect(refused.code).toBe('auth.session-over');
  expect(refused.message).toMatch(/sign in to send this form, or send it as a guest/);
  expect(await formsOf(id)).toEqual([]);
  // As a guest, by choice: the same key is still good.
  await send('').expect(200);
  expect(await formsOf(id)).toEqual([{ driver_id: null }]);
});

it('refuses a check sheet likewise, and takes it for the account once its driver is back', async () => {
  const driver = await aDriver(api);
  const body = await aCheckSheet(company);
  const send = (cookie: string) => api.request('post', CHECK_SHEET).set('Cookie', cookie).send(body);
  await send(driver.cookie.replace(/=./, '=')).expect(401);
  await send(driver.cookie).expect(200);
  expect(await formsOf(body.checkSheetData.id)).toEqual([{ driver_id: driver.id }]);
});

it('lets a guest with a session that is over do what is nobody’s in particular', async () => {
  const { cookie } = await signedOutMeanwhile();
  await api.request('get', '/api/form-limits').set('Cookie', cookie).expect(200);
  await api.request('post', '/api/drivers/logout').set('Cookie', cookie).expect(204);
});
