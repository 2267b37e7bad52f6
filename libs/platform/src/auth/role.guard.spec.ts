import { Controller, Get, Module, Post } from '@nestjs/common';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { aDriver, suiteApi, type TestDriver } from '@groundsheet/testing';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { Clock } from '../clock.js';
import { Idempotent } from '../idempotency/idempotent.decorator.js';
import { AllowedTo, WithoutRenewal } from './allowed-to.decorator.js';
import { Caller } from './caller.decorator.js';
import { RouteAudiences } from './route-audiences.js';

@Controller('api/probe')
class ProbeController {
  @Get('anyone')
  @AllowedTo('anyone')
  anyone(@Caller() caller: CallerFacts | null) {
    return { caller };
  }

  @Get('driver')
  @AllowedTo('driver')
  driver() {
    return {};
  }

  @Get('driver-idle')
  @AllowedTo('driver')
  @WithoutRenewal()
  driverIdle() {
    return {};
  }

  @Get('supervisor')
  @AllowedTo('supervisor')
  supervisor() {
    return {};
  }

  @Get('admin')
  @AllowedTo('admin')
  admin() {
    return {};
  }
}

@Controller('api/probe')
class OnceController {
  @Post('once')
  @AllowedTo('anyone')
  @Idempotent()
  once() {
    return { random: Math.random() };
  }
}

class ProbeModule {}
Module({ controllers: [ProbeController, OnceController] })(ProbeModule);

const MINUTE = 60_000;
let now = Date.now();

const api = await suiteApi({}, [ProbeModule]);
api.app.get(Clock).now = () => new Date(now);
beforeEach(() => {
  now = Date.now();
});

const get = (path: string, cookie?: string) => {
  const request = api.request('get', `/api/probe/${path}`);
  return cookie ? request.set('Cookie', cookie) : request;
};
const statusOf = async (path: string, cookie?: string) => (await get(path, cookie)).status;

it.each([
  ['driver', [200, 200, 403, 403]],
  ['supervisor', [200, 200, 200, 403]],
  ['admin', [200, 200, 200, 200]],
] as const)('lets a %s call what their role and the roles below it may', async (role, expected) => {
  const { cookie } = await aDriver(api, { role });
  const statuses = [];
  for (const path of ['anyone', 'driver', 'supervisor', 'admin']) statuses.push(await statusOf(path, cookie));
  expect(statuses).toEqual(expected);
});

it('tells a guest to sign in, and an account without the role whom to ask', async () => {
  const guest = await get('supervisor').expect(401);
  expect(guest.body).toEqual({
    statusCode: 401,
    code: 'auth.sign-in-needed',
    message: 'You are not signed in, or your session has ended. Please sign in to continue.',
  });
  const driver = await get('supervisor', (await aDriver(api)).cookie).expect(403);
  expect(driver.body.code).toBe('auth.not-allowed');
});

it('knows who is calling, and when nobody is signed in', async () => {
  const { id, email, fullName, cookie } = await aDriver(api, { confirmed: false });
  const { body } = await get('anyone', cookie).expect(200);
  expect(body.caller).toEqual({
    id,
    sessionId: expect.any(String),
    sessionEndsAt: expect.any(String),
    role: 'driver',
    fullName,
    email,
    confirmed: false,
    registeredAt: expect.any(String),
    passwordGivenAt: expect.any(String),
  });
  expect((await get('anyone').expect(200)).body).toEqual({ caller: null });
});

it('repeats the first response of an Idempotency-Key to the account that received it, and to nobody else', async () => {
  const [one, other] = [await aDriver(api), await aDriver(api)];
  const send = async (who: Pick<TestDriver, 'request'>) =>
    (await who.request('post', '/api/probe/once').set('Idempotency-Key', 'the same').send({})).body.random;
  const answers = [await send(one), await send(other), await send(api)];
  expect(new Set(answers).size).toBe(3);
  expect([await send(one), await send(other), await send(api)]).toEqual(answers);
});

describe('an Idempotency-Key of a guest', () => {
  const { signCookie } = api.app.getHttpAdapter().getInstance() as unknown as {
    signCookie(value: string): string;
  };
  const device = (n: number) => `groundsheet-device=${encodeURIComponent(signCookie(`device ${n}`))}`;
  const send = (key: string, body: object, cookie?: string) => {
    const request = api.request('post', '/api/probe/once').set('Idempotency-Key', key).send(body);
    return cookie ? request.set('Cookie', cookie) : request;
  };
  const answerTo = async (...call: Parameters<typeof send>) => (await send(...call).expect(201)).body.random;

  it('is theirs alone: another device neither receives their response nor has to choose another key', async () => {
    const one = await answerTo('k1', { form: 1 }, device(1));
    expect(await answerTo('k1', { form: 1 }, device(2))).not.toBe(one);
    await answerTo('k1', { form: 2 }, device(3));
    expect(await answerTo('k1', { form: 1 }, device(1))).toBe(one);
    await send('k1', { form: 2 }, device(1)).expect(422);
  });

  it('is known again when the first response has set the cookie', async () => {
    const first = await answerTo('k2', { form: 1 });
    expect(await answerTo('k2', { form: 1 }, device(4))).toBe(first);
    expect(await answerTo('k2', { form: 1 }, device(4))).toBe(first);
  });

  it('is known again when the first response, with its cookie, has been lost, and takes no other body', async () => {
    const first = await answerTo('k3', { form: 1 });
    expect(await answerTo('k3', { form: 1 })).toBe(first);
    expect((await send('k3', { form: 2 }).expect(422)).body.code).toBe('idempotency-key.reused');
  });

  it('stands in the way of no device', async () => {
    const one = await answerTo('k4', { form: 1 });
    expect(await answerTo('k4', { form: 2 }, device(5))).not.toBe(one);
    await send('k4', { form: 2 }).expect(422);
  });

  it('may be as long as any other', async () => {
    await answerTo('k'.repeat(200), { form: 1 });
    await answerTo('k'.repeat(200), { form: 1 }, device(6));
  });
});

it('gives a guest neither a cookie nor a session', async () => {
  const before = await api.rows('select id from sessions');
  const answer = await get('anyone').expect(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await api.rows('select id from sessions')).toHaveLength(before.length);
});

it.each<[string, (cookie: string) => string]>([
  ['without its signature', (cookie) => cookie.replace(/\..*$/, '')],
  ['with another token', (cookie) => cookie.replace(/=(.)/, (_, first) => (first === 'x' ? '=y' : '=x'))],
  ['that is none', () => 'groundsheet-session=x'],
])('treats a cookie %s as a guest', async (_, changed) => {
  const { cookie } = await aDriver(api);
  expect(await statusOf('driver', cookie)).toBe(200);
  expect(await statusOf('driver', changed(cookie))).toBe(401);
});

describe('a session', () => {
  let driver: TestDriver;
  beforeEach(async () => {
    driver = await aDriver(api);
  });
  const usedAt = async () =>
    Date.parse((await api.row('select used_at from sessions where driver_id = ?', [driver.id]))['used_at']);

  it('is over 30 minutes after its last use', async () => {
    for (let n = 0; n < 3; n++) {
      now += 29 * MINUTE;
      expect(await statusOf('driver', driver.cookie)).toBe(200);
    }
    now += 31 * MINUTE;
    expect(await statusOf('driver', driver.cookie)).toBe(401);
  });

  it('is over after 12 hours, however much it is used', async () => {
    for (let hours = 0; hours < 11.5; hours += 0.25) {
      now += 15 * MINUTE;
      expect(await statusOf('driver', driver.cookie)).toBe(200);
    }
    now += 29 * MINUTE;
    expect(await statusOf('driver', driver.cookie)).toBe(200);
    now += 2 * MINUTE;
    expect(await statusOf('driver', driver.cookie)).toBe(401);
  });

  it('is not kept alive by calls that the page makes by itself', async () => {
    now += 20 * MINUTE;
    expect(await statusOf('driver-idle', driver.cookie)).toBe(200);
    now += 11 * MINUTE;
    expect(await statusOf('driver', driver.cookie)).toBe(401);
  });

  it('is not kept alive by a page that nobody is at', async () => {
    now += 20 * MINUTE;
    await get('driver', driver.cookie).set('Unattended', '1').expect(200);
    now += 11 * MINUTE;
    expect(await statusOf('driver', driver.cookie)).toBe(401);
  });

  it('is written once a minute, not with every call', async () => {
    const begun = await usedAt();
    now += MINUTE / 2;
    await get('driver', driver.cookie).expect(200);
    expect(await usedAt()).toBe(begun);
    now += MINUTE;
    await get('driver', driver.cookie).expect(200);
    expect(await usedAt()).toBe(now);
  });

  it('is useless once its account is deactivated, even if its row is still there', async () => {
    await api.rows('update drivers set deactivated_at = now() where id = ?', [driver.id]);
    expect(await statusOf('driver', driver.cookie)).toBe(401);
  });
});

it('keeps the product from starting with a route that does not state who may call it', async () => {
  @Controller('api/open')
  class OpenController {
    @Get('door')
    door() {
      return {};
    }
  }
  const open = await Test.createTestingModule({
    imports: [DiscoveryModule],
    controllers: [ProbeController, OpenController],
    providers: [RouteAudiences],
  }).compile();
  await expect(open.init()).rejects.toThrow(
    'These routes do not state who may call them: GET /api/open/door (@AllowedTo).',
  );
});
