import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Clock, Transaction } from '@groundsheet/platform';
import { aDriver, suiteApi, type TestDriver } from '@groundsheet/testing';
import type { Response } from 'supertest';
import { AccountLinks } from '../accounts/account-links.js';
import { PasswordTries } from './password-tries.js';

let driver: TestDriver;
let now = Date.now();

const api = await suiteApi();
api.app.get(Clock).now = () => new Date(now);
// Counts of one test must be over before the next one begins.
beforeEach(async () => {
  now += 25 * 3_600_000;
  driver = await aDriver(api);
});

const NEW_PASSWORD = 'a new one, quite long';
const OWN = '198.51.100.7';
let at = 0;
/** A network that nobody has used yet. */
const elsewhere = () => `10.${Math.floor(++at / 250)}.${at % 250}.1`;
const login = (email: string, password: string, network = elsewhere(), cookie = '') =>
  api
    .request('post', '/api/drivers/login')
    .set('X-Forwarded-For', network)
    .set('Cookie', cookie)
    .send({ email, password });

/** What the device keeps after signing in, apart from the session. */
function knownBy(answer: Response): string {
  const set = answer.headers['set-cookie'] as unknown as string[];
  return set.find((line) => line.startsWith('groundsheet-known='))!.split(';')[0]!;
}
const ownDevice = async () => knownBy(await login(driver.email, driver.password, OWN).expect(200));

/** So many wrong passwords, each from another network. */
async function guess(times: number, email = driver.email): Promise<void> {
  for (let n = 0; n < times; n++) await login(email, 'wrong').expect(401);
}

/** As many tries counted as a sign-in counts them, of which nothing but their number matters: none is sent or hashed. */
async function counted(
  times: number,
  email = (_: number) => driver.email,
  network = (_: number) => elsewhere(),
) {
  const { em } = api.app.get(MikroORM);
  for (let n = 0; n < times; n++) {
    const one = () => api.app.get(PasswordTries).countOfStranger(email(n), network(n));
    await RequestContext.create(em, () => api.app.get(Transaction).run(one));
  }
}
const purposes = async (email: string) => {
  await api.drainJobs();
  const rows = await api.rows('select purpose from emails where recipient = ?', [email]);
  return rows.map(({ purpose }) => purpose as string);
};

describe('guessing one password from many networks', () => {
  it('ends for a day after a hundred wrong ones, for an unknown address just the same', async () => {
    for (const email of [driver.email, 'stranger@hill-plant.co.uk']) {
      await counted(80, () => email);
      await guess(20, email);
      const refused = await login(email, driver.password).expect(429);
      expect([refused.body.code, refused.headers['retry-after']]).toEqual(['driver.too-many-tries', '86400']);
      expect(refused.body.message).toMatch(/, or ask for a new password\.$/);
    }
    now += 24 * 3_600_000;
    await login(driver.email, driver.password).expect(200);
  });

  it('does not make the owner wait on a device where they have signed in before', async () => {
    const known = await ownDevice();
    for (let n = 0; n < 5; n++) await login(driver.email, 'wrong', OWN).expect(401);
    await login(driver.email, driver.password, OWN).expect(429);
    await counted(94);
    await guess(1);
    await login(driver.email, driver.password).expect(429);
    await login(driver.email, driver.password, OWN, known).expect(200);
  });

  it('is not excused by signing in with the right password', async () => {
    await counted(99);
    await login(driver.email, driver.password).expect(200);
    await guess(1);
    await login(driver.email, driver.password).expect(429);
  });

  it.each<[string, string, number]>([
    ['an account', 'known', 1],
    ['an unknown address', 'unknown', 0],
  ])('is told to the owner of %s once, after 20 wrong passwords', async (_, kind, mails) => {
    const email = kind === 'known' ? driver.email : 'nobody@hill-plant.co.uk';
    await guess(19, email);
    expect(await purposes(email)).toEqual([]);
    await guess(15, email);
    expect(await purposes(email)).toEqual(Array(mails).fill('password-guessed'));
    expect(await api.rows(`select 1 from graphile_worker.jobs`)).toEqual([]);
  });
});

describe('a device that was signed in on before', () => {
  it('has its own count of wrong passwords', async () => {
    const known = await ownDevice();
    for (let n = 0; n < 5; n++) await login(driver.email, 'wrong', elsewhere(), known).expect(401);
    const refused = await login(driver.email, driver.password, elsewhere(), known).expect(429);
    expect([refused.body.code, refused.headers['retry-after']]).toEqual(['driver.too-many-tries', '60']);
    await guess(1);
    now += 60_000;
    await login(driver.email, driver.password, elsewhere(), known).expect(200);
  });

  it('keeps its cookie from scripts and from other sites', async () => {
    const answer = await login(driver.email, driver.password).expect(200);
    const line = (answer.headers['set-cookie'] as unknown as string[]).find((each) => /known/.test(each));
    expect(line).toMatch(
      /^groundsheet-known=[\w.%/+=-]+; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
  });

  it.each<[string, () => Promise<string>]>([
    ['of another account', async () => knownBy(await login((await aDriver(api)).email, driver.password))],
    ['that was made up', async () => (await ownDevice()).replace(/[^.]+$/, 'AAAA')],
    [
      'from before the password was changed',
      async () => {
        const known = await ownDevice();
        await api.rows('update drivers set password_version = 2 where id = ?', [driver.id]);
        return known;
      },
    ],
  ])('is not shown by a cookie %s', async (_, brought) => {
    const cookie = await brought();
    await counted(99);
    await guess(1);
    await login(driver.email, driver.password, elsewhere(), cookie).expect(429);
  });

  it('may be shared by several drivers', async () => {
    const first = await ownDevice();
    const other = await aDriver(api);
    const both = knownBy(await login(other.email, other.password, OWN, first).expect(200));
    await counted(99);
    await guess(1);
    await counted(100, () => other.email);
    await login(driver.email, driver.password, OWN, both).expect(200);
    await login(other.email, other.password, OWN, both).expect(200);
  });

  it.each<[string, () => Promise<Response>]>([
    [
      'changed',
      async () => {
        const signedIn = await login(driver.email, driver.password);
        const cookies = (signedIn.headers['set-cookie'] as unknown as string[]).map(
          (line) => line.split(';')[0],
        );
        const body = { currentPassword: driver.password, newPassword: NEW_PASSWORD };
        return api.request('put', '/api/drivers/me/password').set('Cookie', cookies.join('; ')).send(body);
      },
    ],
    [
      'replaced with the link from a mail',
      async () => {
        const until = new Date(now + 3_600_000).toISOString();
        const link = { purpose: 'reset-password', driverId: driver.id, while: '1', until } as const;
        const body = { key: api.app.get(AccountLinks).keyFor(link), password: NEW_PASSWORD };
        return api.request('post', '/api/drivers/reset-password').send(body);
      },
    ],
  ])('is also the one where the password was %s', async (_, set) => {
    const known = knownBy(await set());
    await counted(99);
    await guess(1);
    await login(driver.email, NEW_PASSWORD, OWN, known).expect(200);
  });
});

describe('trying one password on many accounts', () => {
  const nth = (n: number) => `driver-${n}@hill-plant.co.uk`;
  const spray = (n: number, network: string) => login(nth(n), 'wrong', network);
  const sprayed = (times: number, network: string) => counted(times, nth, () => network);

  it('is refused after 60 wrong ones from one network within an hour', async () => {
    await sprayed(50, OWN);
    for (let n = 50; n < 60; n++) await spray(n, OWN).expect(401);
    const refused = await spray(60, OWN).expect(429);
    expect([refused.body.code, refused.headers['retry-after']]).toEqual(['driver.too-many-tries', '3600']);
    expect(refused.body.message).toMatch(/^Too many passwords from your network were wrong within an hour\./);
    await login(driver.email, driver.password, OWN).expect(429);
    await spray(60, elsewhere()).expect(401);
    now += 3_600_000;
    await spray(60, OWN).expect(401);
  });

  it('does not count those who know their password, nor their devices', async () => {
    const known = await ownDevice();
    const others = await Promise.all(Array.from({ length: 61 }, () => aDriver(api)));
    for (const { email, password } of others) await login(email, password, OWN).expect(200);
    await sprayed(59, OWN);
    await spray(59, OWN).expect(401);
    await spray(60, OWN).expect(429);
    await login(driver.email, driver.password, OWN, known).expect(200);
  });

  it('is not made possible by signing in again and again in between', async () => {
    await sprayed(55, OWN);
    for (let round = 0; round < 12; round++) {
      const signIns = Array.from({ length: 5 }, () => login(driver.email, driver.password, OWN).expect(200));
      await Promise.all(signIns);
    }
    for (let n = 55; n < 60; n++) await spray(n, OWN).expect(401);
    await spray(60, OWN).expect(429);
  });

  it('gains little from all the networks of an IPv6 site', async () => {
    const at48 = (n: number) => `2001:db8:7:${n.toString(16)}::1`;
    await counted(239, nth, at48);
    await spray(239, at48(239)).expect(401);
    await spray(240, at48(240)).expect(429);
    await spray(240, '2001:db8:8::1').expect(401);
    const own = [];
    for (let n = 0; n < 25; n++) own.push((await login(driver.email, 'wrong', `2001:db8:9:${n}::1`)).status);
    expect(own).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
  });
});
