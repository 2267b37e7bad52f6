import { ApiError, fieldFaults } from '../../lib/api-error.js';
import { loginFailure, registrationFailure } from './refusals.js';

const problem = (status: number, message: string, details?: unknown) =>
  new ApiError(status, '', JSON.stringify({ statusCode: status, code: 'x', message, details }));
const noSignal = new TypeError('Failed to fetch');

describe('a login that failed', () => {
  it.each([
    ['wrong', problem(401, 'Email and password…'), 'Login failed. Please check your credentials.'],
    ['no address', problem(422, 'Write the address…'), 'Login failed. Please check your credentials.'],
    [
      'too often',
      problem(429, 'Try again in 5 minutes.'),
      'Login failed. Please check your credentials. Try again in 5 minutes.',
    ],
    ['no network', noSignal, 'Login failed. Please try again.'],
    ['a broken server', new ApiError(502, 'Bad Gateway', ''), 'Login failed. Please try again.'],
  ])('because of %s', (_, error, text) => {
    expect(loginFailure(error)).toBe(text);
  });
});

describe('a registration that failed', () => {
  it('says what the server says', () => {
    expect(registrationFailure(problem(409, 'An account with this email already exists.'))).toBe(
      'Registration failed: An account with this email already exists.',
    );
  });

  it('says to try again where the server says nothing', () => {
    expect(registrationFailure(noSignal)).toBe('Registration failed: Please try again.');
    expect(registrationFailure(new ApiError(502, 'Bad Gateway', ''))).toBe(
      'Registration failed: Please try again.',
    );
  });

  it('puts what is wrong with a field beside it', () => {
    const details = [
      { path: 'password', code: 'x', message: 'Choose a password of at least 10 characters.' },
    ];
    expect(fieldFaults(problem(422, 'x', details))).toEqual({
      password: 'Choose a password of at least 10 characters.',
    });
    expect(fieldFaults(problem(409, 'x', { a: 1 }))).toEqual({});
    expect(fieldFaults(noSignal)).toEqual({});
  });
});
