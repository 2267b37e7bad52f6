import { Clock } from '@groundsheet/platform';
import { FreeSpace } from '@groundsheet/files';
import { aCheckSheet, aCompany, aDriver, aTimesheet, suiteApi, type TestDriver } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

let now = Date.parse('2026-11-21T13:20:30Z');

const api = await suiteApi();
api.app.get(Clock).now = () => new Date(now);
const company = await aCompany(api.em);
afterEach(() => jest.restoreAllMocks());

async function someone(confirmed = true): Promise<TestDriver> {
  const driver = await aDriver(api, { confirmed });
  const used = new Date(now);
  await api.rows('update sessions set created_at = ?, used_at = ? where driver_id = ?', [
    used,
    used,
    driver.id,
  ]);
  return driver;
}

/** Gives an account drafts without saving each. */
const withDrafts = (driver: TestDriver, count: number) =>
  api.rows(
    `insert into forms (id, version, reference, status, driver_id, kind, date, answers, photos, submission_emails,
            submission_whats_apps, changed_at)
     select uuidv7(), 1, 'D' || upper(substr(md5(? || n), 1, 10)), 'draft', ?, 'check-sheet', '2026-11-21', '{}', '[]', '[]', '[]', now()
       from generate_series(1, ?) as n`,
    [driver.id, driver.id, count],
  );
const draftsOf = async ({ id }: TestDriver) =>
  Number(
    (await api.row(`select count(*) as n from forms where driver_id = ? and status = 'draft'`, [id]))['n'],
  );
const begin = (driver: TestDriver, path = '/api/timesheets') => driver.request('post', path).send({});
const sent = async (driver: TestDriver, changes = {}) => {
  const body = await aTimesheet(company, changes);
  await driver.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  return body.timesheetData.id;
};

describe('the drafts of an account', () => {
  it.each([
    [true, 50, 'You have 50 drafts, which is the limit. Delete drafts you no longer need in View Forms.'],
    [
      false,
      20,
      'You have 20 drafts, which is the limit until your email address is confirmed. Delete drafts you no longer need in View Forms, or confirm your address by the link we have mailed you.',
    ],
  ])('whose address is confirmed: %s, are %d at most', async (confirmed, most, message) => {
    const driver = await someone(confirmed);
    const week = await sent(driver);
    await withDrafts(driver, most - 1);
    const { body: last } = await begin(driver).expect(201);
    const ways = [
      begin(driver),
      begin(driver, '/api/check-sheets'),
      driver.request('post', `/api/timesheets/${week}/copy`).send({ weekEnding: '2026-11-28' }),
      driver.request('post', `/api/forms/${week}/correct`),
    ];
    for (const way of ways) {
      const { body } = await way.expect(409);
      expect(body).toEqual({ statusCode: 409, code: 'account.too-many-drafts', message, details: { most } });
    }
    // Those there are can be saved, sent and thrown away; and a form goes without having been a draft.
    await driver.request('put', `/api/timesheets/${last.id}`).send({ plantNumber: 'EX-0417' }).expect(200);
    await driver
      .request('post', '/api/one-step-completion/check-sheet')
      .send(await aCheckSheet(company))
      .expect(200);
    await driver.request('delete', `/api/forms/${last.id}`).expect(204);
    await begin(driver).expect(201);
  });

  it('never become more by beginning many at once', async () => {
    const driver = await someone();
    const week = await sent(driver);
    await withDrafts(driver, 47);
    const answers = await Promise.all([
      driver.request('post', `/api/forms/${week}/correct`),
      ...Array.from({ length: 9 }, () => begin(driver)),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await draftsOf(driver)).toBe(50);
  });

  it('let a correction that was begun be opened again, however many there are', async () => {
    const driver = await someone();
    const week = await sent(driver);
    const { body: correction } = await driver.request('post', `/api/forms/${week}/correct`).expect(201);
    await withDrafts(driver, 49);
    const { body } = await driver.request('post', `/api/forms/${week}/correct`).expect(201);
    expect(body.id).toBe(correction.id);
  });

  it('do not begin while the disk is nearly full, and those there are can be saved and sent', async () => {
    const driver = await someone();
    const week = await sent(driver);
    const { body: draft } = await begin(driver).expect(201);
    jest.spyOn(api.app.get(FreeSpace), 'share').mockResolvedValue(0.049);
    for (const way of [begin(driver), driver.request('post', `/api/forms/${week}/correct`)]) {
      const { body, headers } = await way.expect(503);
      expect(body.code).toBe('draft.no-room');
      expect(body.message).toMatch(/kept on this device: send it from here/);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await driver.request('put', `/api/timesheets/${draft.id}`).send({}).expect(200);
    await sent(driver, { plantNumber: 'EX-0500' });
  });
});

describe('saving', () => {
  it('is done 60 times a minute at most, by all devices of an account together', async () => {
    const [driver, other] = [await someone(), await someone()];
    const { body: draft } = await begin(driver).expect(201);
    const save = () => driver.request('put', `/api/timesheets/${draft.id}`).send({});
    const answers = await Promise.all(Array.from({ length: 64 }, save));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(59);
    const { body, headers } = await save().expect(429);
    expect(body).toMatchObject({
      code: 'account.too-many-saves',
      message:
        'Drafts of this account have been saved 60 times within a minute. What you have entered is kept on this device. Please try again after 13:22.',
    });
    expect(headers['retry-after']).toBe('60');
    await begin(driver).expect(429);
    expect(await draftsOf(driver)).toBe(1);
    await begin(other).expect(201);
    // What is on the device can still be sent.
    const form = await aTimesheet(company, { id: draft.id });
    await driver.request('post', '/api/timesheets/one-step-completion').send(form).expect(200);
    now += 60_000;
    await begin(driver).expect(201);
  });

  it('is not counted where it was refused', async () => {
    const driver = await someone();
    for (let time = 0; time < 61; time += 1) {
      await driver.request('post', '/api/timesheets').send({ id: uuidv7(), status: 'submitted' }).expect(422);
    }
    await begin(driver).expect(201);
  });
});
