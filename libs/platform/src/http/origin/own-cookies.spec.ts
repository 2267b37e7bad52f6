import { aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';

const api = await suiteApi({ PUBLIC_URL: 'https://forms.example.org' });

const ours = /; Path=\/; HttpOnly; Secure; SameSite=(Lax|Strict)$/;

it('binds a session to this host behind HTTPS', async () => {
  const { email, password, request } = await aDriver(api);
  await request('get', '/api/drivers/me').expect(200);
  const { headers } = await api.request('post', '/api/drivers/login').send({ email, password }).expect(200);
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-groundsheet-session=/);
  expect(cookie).toMatch(ours);
  await api.request('get', '/api/drivers/me').set('Cookie', cookie.split(';')[0]!).expect(200);
});

it('binds the device of a guest to it', async () => {
  const form = await aTimesheet(await aCompany(api.em));
  const { headers } = await api.request('post', '/api/timesheets/one-step-completion').send(form).expect(200);
  expect(String(headers['set-cookie'])).toMatch(/^__Host-groundsheet-device=[0-9a-f-]{36}\.[^;]+; /);
  expect(String(headers['set-cookie'])).toMatch(ours);
});

it('ends such a session', async () => {
  const { request } = await aDriver(api);
  const { headers } = await request('post', '/api/drivers/logout').expect(204);
  expect(String(headers['set-cookie'])).toMatch(/^__Host-groundsheet-session=; .*Path=\/; .*Secure/);
});

it('does not know a cookie that a neighbouring host may have set', async () => {
  const { cookie } = await aDriver(api);
  const planted = cookie.replace('__Host-', '');
  await api.request('get', '/api/drivers/me').set('Cookie', planted).expect(401);
  await api.request('get', '/api/drivers/me').set('Cookie', `${planted}; ${cookie}`).expect(200);
});
