import { MAX_GUEST_PHOTOS, MAX_PHOTOS } from '@groundsheet/form-rules';
import { aDriver, suiteApi } from '@groundsheet/testing';

const api = await suiteApi({ GUEST_RECIPIENTS: '4', ACCOUNT_RECIPIENTS: '12' });

it('tells guests how much a form may hold', async () => {
  const { body } = await api.request('get', '/api/form-limits').expect(200);
  expect(body).toEqual({ recipients: 4, photos: MAX_GUEST_PHOTOS });
});

it.each([
  ['confirmed', true, 12],
  ['not confirmed yet', false, 4],
])('tells a driver whose address is %s', async (_, confirmed, recipients) => {
  const driver = await aDriver(api, { confirmed });
  const { body } = await driver.request('get', '/api/form-limits').expect(200);
  expect(body).toEqual({ recipients, photos: MAX_PHOTOS });
});
