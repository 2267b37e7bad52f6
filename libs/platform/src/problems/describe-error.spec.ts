import { describeError } from './describe-error.js';

it('says what kind of error it was and where, but not its message', () => {
  const error = Object.assign(new TypeError('Key (recipient)=(dave@hillplant.co.uk) already exists'), {
    code: '23505',
  });
  const described = describeError(error);
  expect(described).toMatchObject({ name: 'TypeError', code: '23505' });
  expect(described.at![0]).toMatch(/describe-error\.spec/);
  expect(JSON.stringify(described)).not.toContain('dave');
});

it('copes with values that are not errors', () => {
  expect(describeError('a text')).toEqual({ name: 'string' });
});
