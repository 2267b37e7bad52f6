import { Clock } from '@groundsheet/platform';
import { processorTime, suiteApi } from '@groundsheet/testing';
import type { Response } from 'supertest';

const PASSWORD = 'correct horse battery';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A156B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
/** Neither repeated nor along the keyboard. */
const LONG = Array.from({ length: 129 }, (_, at) => String.fromCharCode(97 + ((at * at * 7) % 23))).join('');
let now = Date.now();

const api = await suiteApi();
api.app.get(Clock).now = () => new Date(now);
// Counts of one test must be over before the next one begins.
beforeEach(() => {
  now += 25 * 3_600_000;
});

const post = (path: string, body: object = {}, cookie = '') =>
  api
    .request('post', `/api/drivers/${path}`)
    .set('User-Agent', PHONE)
    .set('X-Forwarded-For', '203.0.113.1')
    .set('Cookie', cookie)
    .send(body);
const me = (cookie: string) => api.request('get', '/api/drivers/me').set('Cookie', cookie);

/** The session cookie that a response sets, as a browser would send it back. */
function cookieOf(answer: Response): string {
  const set = (answer.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
  return set.find((line) => line.startsWith('groundsheet-session='))?.split(';')[0] ?? '';
}
const sessionsOf = (driverId: string) =>
  api.rows('select * from sessions where driver_id = ? order by created_at', [driverId]);

describe('registering', () => {
  const account = (email: string) => ({ fullName: ' Łukasz Wójcik ', email, password: PASSWORD });

  it('creates an account with the role driver and signs in to it', async () => {
    const answer = await post('register', account('Lukasz@Hill-Plant.co.uk')).expect(201);
    expect(answer.body).toEqual({ fullName: 'Łukasz Wójcik' });
    const { body } = await me(cookieOf(answer)).expect(200);
    expect(body).toEqual({
      id: expect.any(String),
      fullName: 'Łukasz Wójcik',
      email: 'lukasz@hill-plant.co.uk',
      role: 'driver',
      confirmed: false,
    });
    const row = await api.row('select * from drivers where id = ?', [body.id]);
    expect(row['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [session] = await sessionsOf(body.id);
    expect(session).toMatchObject({ device: 'Chrome on Android' });
    expect(JSON.stringify(session)).not.toContain(decodeURIComponent(cookieOf(answer)).split(/[=.]/)[1]);
  });

  it('sets a cookie that no script can read and no other site can send', async () => {
    const answer = await post('register', account('cookie@hill-plant.co.uk')).expect(201);
    const [cookie] = answer.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^groundsheet-session=[^;]+; Max-Age=43200; Path=\/api; HttpOnly; SameSite=Lax$/);
  });

  it('recognises an address in other capitals', async () => {
    await post('register', account('twice@hill-plant.co.uk')).expect(201);
    const answer = await post('register', account(' TWICE@hill-plant.co.uk')).expect(409);
    expect([answer.body.code, answer.body.message]).toEqual([
      'driver.email-taken',
      'An account with this email already exists.',
    ]);
  });

  it('creates one account from eight registrations at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('register', account('race@hill-plant.co.uk'))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    expect(await api.rows(`select 1 from drivers where email = 'race@hill-plant.co.uk'`)).toHaveLength(1);
  });

  it('reports everything that is missing or wrong at once', async () => {
    const body = { email: 'nobody', password: 'nine char', role: 'admin' };
    const { body: answer } = await post('register', body).expect(422);
    expect(
      answer.details.map(({ path, code }: Record<string, string>) => `${path}: ${code}`).toSorted(),
    ).toEqual([
      'email: request.invalid-value',
      'fullName: request.invalid-value',
      'password: request.invalid-value',
      'role: request.unknown-field',
    ]);
  });

  it.each([
    ['of 9 characters', LONG.slice(0, 9), 422],
    ['of 10 characters', LONG.slice(0, 10), 201],
    ['of 128 characters', LONG.slice(0, 128), 201],
    ['of 129 characters', LONG.slice(0, 129), 422],
  ])('judges a password %s', async (_, password, status) => {
    const email = `${password.length}@hill-plant.co.uk`;
    expect((await post('register', { ...account(email), password })).status).toBe(status);
  });

  it.each([
    ['a common one', 'Manchester', /^This is one of the commonest passwords/],
    ['the name of the product', 'groundsheet 2026', /^This is little more than the name of this app/],
    ['the own name', 'wojcik-1987', /^This is little more than your own name/],
    ['the own address', 'hill-plant.co.uk', /^This is little more than your own name or email address/],
    ['a repeated one', 'abcabcabcabc', /^This repeats the same few characters/],
    ['one along the keyboard', 'qwertyuiop', /^This follows the alphabet or the keyboard/],
  ])('refuses %s for a password', async (_, password, message) => {
    const { body } = await post('register', { ...account('weak@hill-plant.co.uk'), password }).expect(422);
    expect(body.details).toEqual([
      { path: 'password', code: 'request.invalid-value', message: expect.stringMatching(message) },
    ]);
  });

  it('refuses every one of the 10,000 commonest passwords', async () => {
    const { readFile } = await import('node:fs/promises');
    const { isCommonPassword } = await import('../passwords/passwords.js');
    const list = await readFile(new URL('../../assets/common-passwords.txt', import.meta.url), 'utf8');
    const passwords = list.trimEnd().split('\n');
    expect(new Set(passwords).size).toBe(10_000);
    expect(passwords.filter((each) => !isCommonPassword(each.toUpperCase()) || each.length < 10)).toEqual([]);
    expect(isCommonPassword('')).toBe(false);
  });

  it('refuses a name of 15 KB at once', async () => {
    const long = { ...account('big@hill-plant.co.uk'), fullName: 'abc '.repeat(3_750) };
    const refused = () => post('register', long).expect(422);
    expect(await processorTime(refused)).toBeLessThan(4000);
  });

  it('refuses a name with a line break in it', async () => {
    const body = { ...account('line@hill-plant.co.uk'), fullName: 'Łukasz\nWójcik' };
    expect((await post('register', body).expect(422)).body.message).toBe(
      'Please enter your name on one line.',
    );
  });

  it('lets one network try 60 times an hour, whatever the outcome', async () => {
    await Promise.all(Array.from({ length: 60 }, () => post('register').expect(422)));
    const refused = await post('register', account('late@hill-plant.co.uk')).expect(429);
    expect(refused.body.code).toBe('request.too-many');
    expect(Number(refused.headers['retry-after'])).toBe(3600);
    now += 3_600_000;
    await post('register', account('late@hill-plant.co.uk')).expect(201);
  });
});
