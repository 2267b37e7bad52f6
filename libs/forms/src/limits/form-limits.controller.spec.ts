import { MAX_GUEST_PHOTOS, MAX_PHOTOS } from '@groundsheet/form-rules';
import { Config } from '@groundsheet/platform';
import { aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';

const api = await suiteApi({ 'guests.recipients': '4', 'accounts.recipients': '12' });

it('tells guests how much a form may hold', async () => {
  const { body } = await api.request('get', '/api/form-limits').expect(200);
  expect(body).toEqual({ guests: 'on', recipients: 4, photos: MAX_GUEST_PHOTOS });
});

it.each([
  ['confirmed', true, 12],
  ['not confirmed yet', false, 4],
])('tells a driver whose address is %s', async (_, confirmed, recipients) => {
  const driver = await aDriver(api, { confirmed });
  const { body } = await driver.request('get', '/api/form-limits').expect(200);
  expect(body).toEqual({ guests: 'on', recipients, photos: MAX_PHOTOS });
});

const company = await aCompany(api.em);

describe('where the firm closes the door to people without an account', () => {
  const door = (state: string) => Object.assign(api.app.get(Config).guests, { door: state });
  afterEach(() => void door('on'));
  const sends = async (change: object = {}) =>
    api
      .request('post', '/api/timesheets/one-step-completion')
      .set('X-Forwarded-For', '198.51.100.99')
      .send(
        await aTimesheet(company, { plantNumber: 'LB-1', submissionEmails: ['one@door.co.uk'], ...change }),
      );

  it('is taken with the label of its machine alone, or not at all', async () => {
    const admin = await aDriver(api, { role: 'admin' });
    const machine = { plantNumber: 'LB-1', machineNumber: 'Thwaites', vehicleType: 'dumper' };
    await admin.request('post', '/api/machines').send(machine).expect(201);
    const { label_key: machineKey } = await api.row(
      `select label_key from machines where plant_number = 'LB-1'`,
    );
    door('link-only');
    expect((await sends()).body.code).toBe('guest.needs-label');
    expect((await sends({ machineKey: 'guessed' })).body.code).toBe('guest.needs-label');
    expect((await sends({ machineKey })).status).toBe(200);
    expect((await api.request('get', '/api/form-limits').expect(200)).body.guests).toBe('link-only');
    door('off');
    expect((await sends({ machineKey })).body).toMatchObject({
      statusCode: 403,
      code: 'guest.needs-account',
    });
    expect((await admin.request('get', '/api/form-limits').expect(200)).body.guests).toBe('on');
  });

  it('takes no report and no notice either, and an account sends as ever', async () => {
    door('off');
    const report = await api
      .request('post', '/api/defect-reports')
      .send({ code: 'GS-D-114', text: 'Leaks.' });
    expect(report.body.code).toBe('guest.needs-account');
    const driver = await aDriver(api);
    const sheet = await aTimesheet(company, { plantNumber: 'LB-2' });
    await driver.request('post', '/api/timesheets/one-step-completion').send(sheet).expect(200);
  });
});
