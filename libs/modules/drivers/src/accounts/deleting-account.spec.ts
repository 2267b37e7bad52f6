import { AccountDeleted } from '@groundsheet/contracts';
import { FormLinks } from '@groundsheet/forms';
import { EventRecorder, Transaction } from '@groundsheet/platform';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  aSession,
  aTimesheet,
  startApi,
  UploadingPhone,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';

let api: TestApi;
let company: string;

beforeAll(async () => {
  api = await startApi();
  company = await aCompany(api.em, { contactEmail: 'office@northgate-civils.co.uk' });
});
afterAll(() => api.stop());

const sentTimesheet = async (driver: TestDriver): Promise<string> => {
  const body = await aTimesheet(company);
  await driver.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  return body.timesheetData.id;
};
const sentCheckSheet = async (driver: TestDriver, changes: Record<string, unknown> = {}): Promise<string> => {
  const body = await aCheckSheet(company, changes);
  await driver.request('post', '/api/one-step-completion/check-sheet').send(body).expect(200);
  return body.checkSheetData.id;
};
const draft = async (driver: TestDriver, path: string, changes: object = {}): Promise<string> =>
  (await driver.request('post', path).send(changes).expect(201)).body.id;
const rowsOf = async (table: string, { id }: { id: string }): Promise<number> =>
  Number((await api.row(`select count(*) as n from ${table} where driver_id = ?`, [id]))['n']);
const deleteAccount = (driver: TestDriver, body: object = { password: driver.password }) =>
  driver.request('delete', '/api/drivers/me').set('X-Forwarded-For', '203.0.113.7').send(body);
const aPhotoOf = async (driver: TestDriver): Promise<string> => {
  const phone = new UploadingPhone(api);
  phone.cookie = driver.cookie;
  return phone.upload();
};

describe('deleting one’s own account', () => {
  it('erases it with its drafts and mails, and keeps sent forms for their recipients', async () => {
    const driver = await aDriver(api, { confirmed: false });
    await driver.request('post', '/api/drivers/me/confirmation').expect(204);
    const [weekDraft, checkDraft] = [
      await draft(driver, '/api/timesheets', (await aTimesheet(company)).timesheetData),
      await draft(driver, '/api/check-sheets', { photos: [await aPhotoOf(driver)] }),
    ];
    const week = await sentTimesheet(driver);
    const check = await sentCheckSheet(driver, { photos: [await aPhotoOf(driver)] });
    await api.drainJobs();
    const elsewhere = await aSession(api, driver.id);
    await driver.request('put', '/api/drivers/me/preferences/theme').send({ value: 'dark' }).expect(204);

    const answer = await deleteAccount(driver).expect(204);
    expect(String(answer.headers['set-cookie'])).toMatch(/^groundsheet-session=; Max-Age=0;/);
    for (const cookie of [driver.cookie, elsewhere])
      await api.request('get', '/api/drivers/me').set('Cookie', cookie).expect(401);
    expect(await api.rows('select 1 from drivers where id = ?', [driver.id])).toEqual([]);
    for (const table of ['sessions', 'driver_preferences'])
      expect([table, await rowsOf(table, driver)]).toEqual([table, 0]);

    await api.drainJobs();
    for (const table of ['forms', 'emails']) expect([table, await rowsOf(table, driver)]).toEqual([table, 0]);
    expect(await api.rows('select 1 from forms where id = ?', [weekDraft])).toEqual([]);
    expect(await api.rows('select 1 from forms where id = ?', [checkDraft])).toEqual([]);
    const photos = await api.rows('select held_by from uploads where uploader = ? order by id', [driver.id]);
    expect(photos.map(({ held_by: form }) => form)).toEqual([check]);

    const admin = await aDriver(api, { role: 'admin' });
    await admin.request('get', `/api/forms/${week}/pdf`).expect(200);
    const key = api.app.get(FormLinks).keyFor({
      formId: check,
      recipient: 'hire@northgate-civils.co.uk',
      linkVersion: 1,
      sentOn: new Date().toISOString().slice(0, 10),
    });
    const { body } = await api.request('get', `/api/check-sheets/${check}`).query({ key }).expect(200);
    expect(body.driverSignedName).toBe('Łukasz Wójcik');
    await api.request('get', body.photoURLs[0]).query({ key }).expect(200);
    expect(await api.rows('select 1 from emails where form_id = ?', [week])).toHaveLength(1);
  });

  it('lets the address register again, with nothing of the old account', async () => {
    const driver = await aDriver(api);
    await sentTimesheet(driver);
    await draft(driver, '/api/check-sheets');
    await deleteAccount(driver).expect(204);
    const { email, password } = driver;
    await api.request('post', '/api/drivers/login').send({ email, password }).expect(401);
    const facts = { fullName: 'Somebody Else', email, password };
    const registered = await api.request('post', '/api/drivers/register').send(facts).expect(201);
    const [cookie] = registered.headers['set-cookie'] as unknown as string[];
    const look = (path: string) => api.request('get', path).set('Cookie', cookie!.split(';')[0]!).expect(200);
    // Before the jobs have run, and after.
    for (let n = 0; n < 2; n++) {
      expect((await look('/api/history')).body).toEqual([]);
      expect((await look('/api/drivers/me/data')).body).toMatchObject({ forms: [] });
      await api.drainJobs();
    }
    expect((await look('/api/drivers/me')).body).toMatchObject({
      fullName: 'Somebody Else',
      confirmed: false,
    });
  });

  it('still sends the company a sheet whose PDF is not ready yet', async () => {
    const driver = await aDriver(api);
    const check = await sentCheckSheet(driver, { submissionEmails: [], submitViaEmail: false });
    await api.rows(
      `select graphile_worker.complete_jobs(array(
         select id from graphile_worker.jobs where task_identifier = 'RenderPdfWhenFormSubmitted'))`,
    );
    await deleteAccount(driver).expect(204);
    await api.drainJobs();
    await api.rows(
      `select graphile_worker.add_job('RenderPdfWhenFormSubmitted', json_build_object('id', ?))`,
      [check],
    );
    await api.drainJobs();
    expect(await api.rows('select recipient from emails where form_id = ?', [check])).toEqual([
      { recipient: 'office@northgate-civils.co.uk' },
    ]);
  });

  it('changes nothing for others, and nothing more if the event arrives twice', async () => {
    const [driver, other] = [await aDriver(api), await aDriver(api)];
    await sentTimesheet(driver);
    for (const each of [driver, other]) await draft(each, '/api/timesheets');
    await sentCheckSheet(other);
    await deleteAccount(driver).expect(204);
    await api.drainJobs();
    const record = () => api.app.get(EventRecorder).record(new AccountDeleted({ driverId: driver.id }));
    await RequestContext.create(api.app.get(MikroORM).em, () => api.app.get(Transaction).run(record));
    await api.drainJobs();
    expect(await rowsOf('forms', other)).toBe(2);
    expect(await api.rows('select 1 from graphile_worker.jobs')).toEqual([]);
  });

  it('is refused with a wrong password, reported at its field, and after too many of them', async () => {
    const driver = await aDriver(api);
    const { body } = await deleteAccount(driver, { password: 'not it' }).expect(422);
    expect([body.code, body.details]).toEqual([
      'driver.wrong-password',
      [{ path: 'password', code: 'driver.wrong-password', message: 'That is not your password.' }],
    ]);
    expect((await deleteAccount(driver, {}).expect(422)).body.details[0].path).toBe('password');
    for (let n = 0; n < 4; n++) await deleteAccount(driver, { password: 'not it' }).expect(422);
    const refused = await deleteAccount(driver).expect(429);
    expect(refused.body.code).toBe('driver.too-many-tries');
    await driver.request('get', '/api/drivers/me').expect(200);
  });

  it('always leaves one admin, in any order', async () => {
    await api.rows(`update drivers set role = 'driver' where role = 'admin'`);
    const [one, two] = [await aDriver(api, { role: 'admin' }), await aDriver(api, { role: 'admin' })];
    await api.rows('update drivers set deactivated_at = now() where id = ?', [
      (await aDriver(api, { role: 'admin' })).id,
    ]);
    const answers = await Promise.all([deleteAccount(one), deleteAccount(two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect([refused.body.code, refused.body.message]).toEqual([
      'driver.last-admin',
      'You are the only admin. Please make another person an admin before you delete your account.',
    ]);
  });
});
