import { Clock } from '@groundsheet/platform';
import { aDriver, aSession, suiteApi } from '@groundsheet/testing';
import type { Response } from 'supertest';

const PASSWORD = 'correct horse battery';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A156B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
let now = Date.now();

const api = await suiteApi();
Object.assign(api.app.get(Clock), { now: () => new Date(now) });
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
const login = (email: string, password = PASSWORD, cookie = '') => post('login', { email, password }, cookie);
const me = (cookie: string) => api.request('get', '/api/drivers/me').set('Cookie', cookie);

/** The session cookie that a response sets, as a browser would send it back. */
function cookieOf(answer: Response): string {
  const set = (answer.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
  return set.find((line) => line.startsWith('groundsheet-session='))?.split(';')[0] ?? '';
}
const sessionsOf = (driverId: string) =>
  api.rows('select * from sessions where driver_id = ? order by created_at', [driverId]);

describe('signing in', () => {
  it('accepts email and password, in whatever capitals the address is typed', async () => {
    const driver = await aDriver(api);
    const answer = await login(driver.email.toUpperCase()).expect(200);
    expect(answer.body).toEqual({ fullName: driver.fullName });
    expect((await me(cookieOf(answer)).expect(200)).body.id).toBe(driver.id);
  });

  it('responds alike to an unknown address, a wrong password and a deactivated account', async () => {
    const driver = await aDriver(api);
    const gone = await aDriver(api);
    await api.rows('update drivers set deactivated_at = now() where id = ?', [gone.id]);
    const answers = [
      await login('nobody@hill-plant.co.uk'),
      await login(driver.email, 'wrong'),
      await login(gone.email),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(answers[0]!.body);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(answers[0]!.body.code).toBe('driver.wrong-credentials');
  });

  it('gives a new session each time, and ends the one that the browser had', async () => {
    const driver = await aDriver(api);
    const first = cookieOf(await login(driver.email));
    const second = cookieOf(await login(driver.email, PASSWORD, first));
    expect(second).not.toBe(first);
    await me(first).expect(401);
    await me(second).expect(200);
  });

  it.each([
    ['nothing', undefined, ['email', 'password']],
    ['no password', { email: 'a@hill-plant.co.uk' }, ['password']],
    ['a list for a password', { email: 'a@hill-plant.co.uk', password: ['x'] }, ['password']],
    ['a wish', { email: 'a@hill-plant.co.uk', password: 'x', role: 'admin' }, ['role']],
  ])('refuses %s', async (_, body, paths) => {
    const { body: answer } = await post('login', body).expect(422);
    expect(answer.details.map(({ path }: { path: string }) => path).toSorted()).toEqual(paths);
  });

  it('makes people wait after five wrong passwords, from that network and for that account', async () => {
    const driver = await aDriver(api);
    for (let n = 0; n < 5; n++) await login(driver.email, 'wrong').expect(401);
    const refused = await login(driver.email).expect(429);
    expect(refused.body.code).toBe('driver.too-many-tries');
    expect(refused.body.message).toMatch(
      /^The password was wrong too many times\. Please try again after \d\d:\d\d( on \w+)?, or ask for a new password\.$/,
    );
    expect(Number(refused.headers['retry-after'])).toBe(60);
    await login(driver.email).set('X-Forwarded-For', '203.0.113.2').expect(200);
    await login((await aDriver(api)).email).expect(200);
    now += 60_000;
    await login(driver.email).expect(200);
  });

  it('makes people wait longer after more wrong passwords, and for an unknown address just the same', async () => {
    const wrongUntilRefused = async (email: string) => {
      const waits: number[] = [];
      const begun = now;
      while (now - begun < 24 * 3_600_000) {
        const answer = await login(email, 'wrong');
        const wait = Number(answer.headers['retry-after'] ?? 0);
        if (answer.status === 429) waits.push(wait);
        now += wait * 1000;
      }
      return waits;
    };
    const driver = await aDriver(api);
    const waits = await wrongUntilRefused(driver.email);
    // Four times five, a minute each time, then the rest of the day.
    expect(waits).toEqual([60, 60, 60, 86_220]);
    expect(await wrongUntilRefused('stranger@hill-plant.co.uk')).toEqual(waits);
  });

  it('checks no more than five of fifty attempts at once', async () => {
    const driver = await aDriver(api);
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(driver.email, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  it('does not count the right one', async () => {
    const driver = await aDriver(api);
    for (let n = 0; n < 4; n++) await login(driver.email, 'wrong').expect(401);
    for (let n = 0; n < 9; n++) await login(driver.email).expect(200);
    await login(driver.email, 'wrong').expect(401);
    await login(driver.email).expect(429);
  });
});

it('makes a network wait that tries too many passwords', async () => {
  const driver = await aDriver(api);
  await login(driver.email).expect(200);
  await api.rows(`update limit_counters set count = 1000 where name = 'passwords-of-network-per-hour'`);
  expect((await login(driver.email).expect(429)).body.message).toMatch(/^Too many passwords were tried/);
  await login(driver.email).set('X-Forwarded-For', '203.0.113.2').expect(200);
});

describe('signing out', () => {
  it('ends the session and takes the cookie back', async () => {
    const driver = await aDriver(api);
    const cookie = cookieOf(await login(driver.email));
    const answer = await post('logout', {}, cookie).expect(204);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^groundsheet-session=; .*Path=\/api; Expires=Thu, 01 Jan 1970/,
    );
    await me(cookie).expect(401);
  });

  it('empties the cache of the browser, and nothing else of what it keeps: that may be another person’s', async () => {
    const driver = await aDriver(api);
    const answer = await post('logout', {}, driver.cookie).expect(204);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
  });

  it('does nothing for a guest', async () => {
    await post('logout').expect(204);
  });
});

describe('own sessions', () => {
  it('are listed, last used first, and can be ended one by one', async () => {
    const driver = await aDriver(api);
    const phone = cookieOf(await login(driver.email));
    now += 5 * 60_000;
    const list = async () => (await api.request('get', '/api/drivers/me/sessions').set('Cookie', phone)).body;
    const tablet = cookieOf(await login(driver.email));
    const signedInAt = new Date(now).toISOString();
    now += 60_000;
    const [here, there] = await list();
    expect(here).toMatchObject({ device: 'Chrome on Android', current: true });
    expect(there).toEqual({
      id: expect.any(String),
      device: 'Chrome on Android',
      signedInAt,
      lastUsedAt: signedInAt,
      current: false,
    });
    const end = (id: string) => api.request('delete', `/api/drivers/me/sessions/${id}`).set('Cookie', phone);
    await end(there.id).expect(204);
    await me(tablet).expect(401);
    expect((await end(there.id).expect(404)).body.code).toBe('session.unknown');
  });

  it('cannot be ended by anybody else', async () => {
    const [one, other] = [await aDriver(api), await aDriver(api)];
    now = Date.now();
    const [session] = await sessionsOf(other.id);
    await one.request('delete', `/api/drivers/me/sessions/${session!['id']}`).expect(404);
    await other.request('get', '/api/drivers/me').expect(200);
  });

  it('are forgotten once they are over', async () => {
    now = Date.now();
    const driver = await aDriver(api);
    await aSession(api, driver.id);
    await api.rows(
      `update sessions set used_at = now() - interval '31 minutes' where driver_id = ? and id =
      (select max(id::text)::uuid from sessions where driver_id = ?)`,
      [driver.id, driver.id],
    );
    await api.rows(`select graphile_worker.add_job('ForgetOldRowsWhenHousekeepingDue', '{}'::json)`);
    await api.drainJobs();
    expect(await sessionsOf(driver.id)).toHaveLength(1);
  });
});
