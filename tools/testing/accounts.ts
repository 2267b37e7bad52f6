import type { Role } from '@groundsheet/contracts';
import { OwnCookies } from '@groundsheet/platform';
import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Test } from 'supertest';
import { v7 as uuidv7 } from 'uuid';
import type { TestApi } from './own-api.js';

const PASSWORD = 'correct horse battery';
/** Cheap: nobody's password is tried here. */
const passwordHash = hash(PASSWORD, { memoryCost: 1024, timeCost: 1 });

/** An account, signed in on one device. */
export interface TestDriver {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  readonly cookie: string;
  /** As `api.request`, with the cookie. */
  request(...call: Parameters<TestApi['request']>): Test;
}

/**
 * A person with an account, without the way there: no registration, no sign-in.
 *
 * @param facts `days`: how old the account is, a month where it does not say, and its address is confirmed
 */
export async function aDriver(
  api: TestApi,
  facts: { role?: Role; email?: string; fullName?: string; confirmed?: boolean; days?: number } = {},
): Promise<TestDriver> {
  const id = uuidv7();
  const { role = 'driver', email = `${id}@hill-plant.co.uk`, fullName = 'Łukasz Wójcik' } = facts;
  const confirmedAt = (facts.confirmed ?? true) ? new Date() : null;
  await api.rows(
    'insert into drivers (id, email, full_name, password_hash, role, confirmed_at, created_at) values (?, ?, ?, ?, ?, ?, now() - make_interval(days => ?))',
    [id, email, fullName, await passwordHash, role, confirmedAt, facts.days ?? (confirmedAt ? 30 : 0)],
  );
  const cookie = await aSession(api, id);
  return {
    id,
    email,
    fullName,
    password: PASSWORD,
    cookie,
    request: (method, path) => api.request(method, path).set('Cookie', cookie),
  };
}

/** One more session of an account; returns its cookie. */
export async function aSession(
  api: TestApi,
  driverId: string,
  device = 'Chrome on Android',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await api.rows(
    'insert into sessions (id, token_hash, driver_id, device, created_at, used_at, password_given_at) values (?, ?, ?, ?, now(), now(), now())',
    [uuidv7(), createHash('sha256').update(token).digest('hex'), driverId, device],
  );
  const server = api.app.getHttpAdapter().getInstance() as unknown as { signCookie(value: string): string };
  const name = api.app.get(OwnCookies).nameOf('groundsheet-session');
  return `${name}=${encodeURIComponent(server.signCookie(token))}`;
}
