import { Clock } from '@groundsheet/platform';
import { aDriver, mailsTo, suiteApi } from '@groundsheet/testing';
import type { Response } from 'supertest';

const HOUR = 3_600_000;
let now = Date.now();
let registered = 0;

const api = await suiteApi({ 'accounts.confirmationsPerHour': '10' });
api.app.get(Clock).now = () => new Date(now);
// The counts of one test are over before the next one begins.
beforeEach(() => {
  now += 25 * HOUR;
});

const newAddress = () => `driver${registered++}@hill-plant.co.uk`;

async function register(
  email: string,
  network = '203.0.113.1',
  fullName = 'Łukasz Wójcik',
): Promise<Response> {
  const body = { fullName, email, password: 'correct horse battery' };
  return api.request('post', '/api/drivers/register').set('X-Forwarded-For', network).send(body);
}
it('lets one network create ten accounts an hour, and others theirs', async () => {
  for (let n = 0; n < 10; n++) expect((await register(newAddress())).status).toBe(201);
  const email = newAddress();
  const refused = await register(email);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'driver.too-many-mails',
    '3600',
  ]);
  expect(refused.body.message).toMatch(
    /^Too many accounts have been created from your network within an hour\. Please try again after \d\d:\d\d/,
  );
  expect(await api.rows('select 1 from drivers where email = ?', [email])).toEqual([]);
  expect((await register(email, '203.0.113.2')).status).toBe(201);
  now += HOUR;
  expect((await register(newAddress())).status).toBe(201);
});

it('does not count what was refused', async () => {
  for (let n = 0; n < 12; n++) expect((await register(`a@tempmail${n}.com`)).status).toBe(422);
  for (let n = 0; n < 10; n++) expect((await register(newAddress())).status).toBe(201);
});

it('counts a mail that is asked for again with those of its network', async () => {
  const driver = await aDriver(api, { confirmed: false });
  await api.rows('update sessions set used_at = ?, created_at = ?', [new Date(now), new Date(now)]);
  const again = () =>
    driver.request('post', '/api/drivers/me/confirmation').set('X-Forwarded-For', '203.0.113.3');
  for (let n = 0; n < 9; n++) expect((await register(newAddress(), '203.0.113.3')).status).toBe(201);
  await again().expect(204);
  const refused = await again().expect(429);
  expect(refused.body.code).toBe('driver.too-many-mails');
});

it.each([
  [
    'a tag',
    ['jo+1@hill-plant.co.uk', 'jo+2@hill-plant.co.uk', 'JO@hill-plant.co.uk'],
    'jo+4@hill-plant.co.uk',
  ],
  ['a dot', ['l.u.k@gmail.com', 'lu.k@gmail.com', 'luk+a@googlemail.com'], 'luk@gmail.com'],
])('mails one mailbox three times a day, and not once more for %s', async (_, three, fourth) => {
  for (const [n, email] of three.entries())
    expect((await register(email, `203.0.114.${n}`)).status).toBe(201);
  const refused = await register(fourth, '203.0.114.9');
  expect([refused.status, refused.body.code]).toEqual([429, 'driver.too-many-mails']);
  expect(refused.body.message).toMatch(/^We have already sent several emails to this address\./);
  now += 24 * HOUR;
  expect((await register(fourth, '203.0.114.9')).status).toBe(201);
});

it('lets nobody put words of theirs into a mail to an address that is not confirmed', async () => {
  const email = newAddress();
  const message = 'You have won 1000 pounds';
  expect((await register(email, '203.0.113.4', message)).status).toBe(201);
  await api.request('post', '/api/drivers/forgotten-password').send({ email }).expect(204);
  const mails = (await mailsTo(api, email)).map(({ mail }) => mail!);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Groundsheet: confirm your address',
    'Groundsheet: set a new password',
  ]);
  for (const { text, html, subject } of mails) {
    expect([text, html, subject].join()).not.toContain('won');
    expect(text).toContain('Hello, ');
    expect(html).toContain('Hello, ');
  }
});

it('greets an owner by name whose address is confirmed', async () => {
  const { email } = await aDriver(api, { fullName: 'Siân O’Neill' });
  await api.request('post', '/api/drivers/forgotten-password').send({ email }).expect(204);
  const [first] = await mailsTo(api, email);
  expect(first!.mail!.text).toContain('Hello Siân O’Neill, ');
});

it('takes no throwaway address, and says why', async () => {
  const refused = await register('dave@tempmail.dev');
  expect(refused.status).toBe(422);
  expect(refused.body.details).toEqual([
    {
      path: 'email',
      code: expect.any(String),
      message:
        'We cannot accept this address because it looks like a throwaway one. Please use your own or your firm’s.',
    },
  ]);
});
