import { PREFERENCE_KEYS } from '@groundsheet/form-rules';
import { Problem } from '@groundsheet/platform';

/** Everything that accounts refuse, but for faults of single fields. */
export const driverProblems = {
  emailTaken: () => new Problem(409, 'driver.email-taken', 'An account with this email already exists.'),
  /** The same for an unknown address, a wrong password and a deactivated account. */
  wrongCredentials: () =>
    new Problem(
      401,
      'driver.wrong-credentials',
      'Email and password do not belong together. Check both, or ask for a new password.',
    ),
  /** For whoever is changing it. */
  wrongPassword: () => wrongPassword('currentPassword', 'That is not your password until now.'),
  /** For whoever shows that it is he. */
  notYourPassword: () => wrongPassword('password', 'That is not your password.'),
  deadLink: () =>
    new Problem(
      404,
      'driver.dead-link',
      'This link does not work any more. Ask for a new mail and use the newest one.',
    ),
  unknown: () => new Problem(404, 'driver.unknown', 'There is no such account.'),
  unknownSession: () => new Problem(404, 'session.unknown', 'This session is over already.'),
  unknownPreference: () =>
    new Problem(
      404,
      'preference.unknown',
      `There is no such preference. Ask for one of: ${PREFERENCE_KEYS.join(', ')}.`,
    ),
  unsetPreference: () =>
    new Problem(
      404,
      'preference.not-set',
      'This account has never chosen that. Use what the app begins with.',
    ),
  lastAdmin: () =>
    new Problem(
      409,
      'driver.last-admin',
      'You are the only admin left. Make somebody else an admin first, then delete your account.',
    ),
  own: () =>
    new Problem(
      409,
      'driver.own-account',
      'You cannot do that to your own account. Ask another admin to do it.',
    ),
};

function wrongPassword(path: string, message: string): Problem {
  const code = 'driver.wrong-password';
  return new Problem(422, code, message, [{ path, code, message }]);
}
