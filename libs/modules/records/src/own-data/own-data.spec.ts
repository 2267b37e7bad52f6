import {
  aCheckSheet,
  aCompany,
  aDriver,
  aTimesheet,
  startApi,
  UploadingPhone,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';

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
const aPhotoOf = async (driver: TestDriver): Promise<string> => {
  const phone = new UploadingPhone(api);
  phone.cookie = driver.cookie;
  return phone.upload();
};

describe('own data', () => {
  it('contain the account, its sessions and mails, and all forms as on the wire', async () => {
    const driver = await aDriver(api, { confirmed: false, fullName: 'Siân "Jo" O’Neill' });
    await driver.request('post', '/api/drivers/me/confirmation').expect(204);
    await driver.request('put', '/api/drivers/me/preferences/theme').send({ value: 'dark' }).expect(204);
    const photo = await aPhotoOf(driver);
    const forms = {
      week: await sentTimesheet(driver),
      begun: await draft(driver, '/api/timesheets', { siteLocation: 'Quay' }),
      check: await sentCheckSheet(driver, { photos: [photo] }),
    };
    await sentTimesheet(await aDriver(api));
    await api.drainJobs();
    const answer = await driver.request('get', '/api/drivers/me/data').expect(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    const { body } = answer;
    expect(body.preferences).toEqual({ theme: 'dark' });
    expect(body.account).toEqual({
      id: driver.id,
      email: driver.email,
      fullName: 'Siân "Jo" O’Neill',
      role: 'driver',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      confirmedAt: null,
      lastSignedInAt: null,
    });
    expect(body.sessions).toEqual([expect.objectContaining({ device: 'Chrome on Android', current: true })]);
    expect(body.accountMails).toEqual([
      {
        purpose: 'confirm-email',
        recipient: driver.email,
        state: 'kept locally',
        queuedAt: expect.any(String),
        sentAt: expect.any(String),
      },
    ]);
    const wire = async (path: string) => {
      // Here its mails say when they went.
      const { mailedAt: _, ...form } = (await driver.request('get', path).expect(200)).body;
      return form;
    };
    const mail = { recipient: 'hire@northgate-civils.co.uk', state: 'kept locally', sendingNo: 1 };
    const byKind = (kind: string) => body.forms.filter((form: { kind: string }) => form.kind === kind);
    expect(byKind('timesheet')).toEqual([
      { ...(await wire(`/api/timesheets/${forms.begun}`)), mails: [] },
      { ...(await wire(`/api/timesheets/${forms.week}`)), mails: [expect.objectContaining(mail)] },
    ]);
    expect(byKind('check-sheet')).toEqual([
      // The customer's own address hears of it once the account's is confirmed.
      { ...(await wire(`/api/check-sheets/${forms.check}`)), mails: [expect.objectContaining(mail)] },
    ]);
    const { password_hash: hash } = await api.row('select * from drivers where id = ?', [driver.id]);
    const { token_hash: token } = await api.row('select * from sessions where driver_id = ?', [driver.id]);
    for (const secret of [hash, token]) expect(answer.text).not.toContain(secret);
  });

  it('are empty lists for a new account', async () => {
    const driver = await aDriver(api);
    const { body } = await driver.request('get', '/api/drivers/me/data').expect(200);
    expect(body).toMatchObject({ accountMails: [], forms: [], offHires: [] });
  });

  it('contain every form once, however many there are', async () => {
    const driver = await aDriver(api);
    for (let n = 0; n < 21; n++) await draft(driver, '/api/timesheets');
    const { body } = await driver.request('get', '/api/drivers/me/data').expect(200);
    expect(new Set(body.forms.map(({ id }: { id: string }) => id)).size).toBe(21);
    expect(body.forms).toHaveLength(21);
  });
});
