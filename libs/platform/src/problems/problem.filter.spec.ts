import { isDatabaseAway } from './problem.filter.js';

it.each([
  ['a refused connection', { code: 'ECONNREFUSED' }],
  ['a server that is shutting down', { cause: { code: '57P01' } }],
  ['a server that is starting', { cause: { cause: { code: '57P03' } } }],
  ['a pool whose every address failed', { errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }] }],
  ['a connection that was cut', { message: 'Connection terminated unexpectedly' }],
])('recognises from %s that the database is away', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  ['a fault of ours', new TypeError('x is not a function')],
  ['a broken rule of the database', { code: '23505' }],
  ['nothing', undefined],
])('does not mistake %s for it', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
