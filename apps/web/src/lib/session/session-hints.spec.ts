/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { jest } from '@jest/globals';

import {
  isLapsed,
  loadDriverSession,
  loadUser,
  readAuth,
  readDriverSession,
  removeHints,
  renewDriverSession,
  saveHints,
} from './session-hints.js';

const now = new Date('2026-11-21T12:00:00.000Z');
const dave = { id: '0192', name: 'Dave Hill', email: 'dave@hill-plant.co.uk' };

beforeEach(() => localStorage.clear());

describe('a saved auth record', () => {
  it.each([
    ['{"user":{"name":"Dave Hill","email":"d@h.co"}}', { name: 'Dave Hill', email: 'd@h.co' }],
    ['{"user":{"id":"1","name":"Dave","email":"d@h.co","x":1}}', { id: '1', name: 'Dave', email: 'd@h.co' }],
    ['{"user":{"name":"Dave Hill"}}', null],
    ['{"user":{"email":"d@h.co"}}', null],
    ['{"user":{"name":"","email":"d@h.co"}}', null],
    ['{"user":{"name":1,"email":"d@h.co"}}', null],
    ['{"user":null}', null],
    ['{}', null],
    ['null', null],
    ['"Dave"', null],
  ])('%s holds %p', (record, user) => {
    expect(readAuth(record)).toEqual(user);
  });

  it('is kept as it was saved', () => {
    saveHints(dave, now);
    expect(JSON.parse(localStorage.getItem('auth')!)).toEqual({ user: dave });
    expect(loadUser()).toEqual(dave);
  });

  it('is removed and logged when it cannot be parsed', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('auth', '{user');
    expect(loadUser()).toBeNull();
    expect(localStorage.getItem('auth') !== null).toBe(false);
    expect(log).toHaveBeenCalledWith('Failed to parse saved auth:', expect.any(SyntaxError));
    log.mockRestore();
  });

  it('is removed without a word when name or email are missing', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('auth', '{"user":{"name":"Dave Hill"}}');
    expect(loadUser()).toBeNull();
    expect(localStorage.getItem('auth') !== null).toBe(false);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('a stored driver session', () => {
  const at = (loginTime: unknown) => JSON.stringify({ name: 'Dave Hill', email: 'd@h.co', loginTime });

  it.each([
    [at('2026-11-21T12:00:00.000Z'), true],
    [at('2026-11-21T11:30:00.001Z'), true],
    [at('2026-11-21T11:30:00.000Z'), false],
    [at('2026-11-20T12:00:00.000Z'), false],
    [at('soon'), false],
    [at(null), false],
    ['{"name":"Dave Hill","loginTime":"2026-11-21T12:00:00.000Z"}', false],
    ['null', false],
    ['{', false],
  ])('%s is restored: %p', (session, restored) => {
    expect(readDriverSession(session, now) !== null).toBe(restored);
  });

  it('is removed when it is too old', () => {
    saveHints(dave, new Date('2026-11-21T11:29:00Z'));
    expect(loadDriverSession(now)).toBeNull();
    expect(localStorage.getItem('driver-session') !== null).toBe(false);
    expect(localStorage.getItem('auth') !== null).toBe(true);
  });

  it('is renewed by use, once a minute', () => {
    saveHints(dave, new Date('2026-11-21T11:40:00Z'));
    renewDriverSession(dave, new Date('2026-11-21T11:40:30Z'));
    expect(loadDriverSession(now)?.loginTime).toBe('2026-11-21T11:40:00.000Z');
    renewDriverSession(dave, new Date('2026-11-21T11:55:00Z'));
    expect(loadDriverSession(now)).toEqual({
      name: 'Dave Hill',
      email: 'dave@hill-plant.co.uk',
      loginTime: '2026-11-21T11:55:00.000Z',
    });
  });

  it.each([
    ['2026-11-21T00:00:00.001Z', false],
    ['2026-11-21T00:00:00.000Z', true],
    ['2026-11-14T12:00:00.000Z', true],
  ])('that was last agreed on at %s is over for certain: %p', (seen, lapsed) => {
    saveHints(dave, new Date(seen));
    expect(isLapsed(now)).toBe(lapsed);
  });

  it('may still be there where nobody has noted when it was used', () => {
    localStorage.setItem('auth', JSON.stringify({ user: dave }));
    expect(isLapsed(now)).toBe(false);
  });

  it('goes with the auth record', () => {
    saveHints(dave, now);
    removeHints();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
