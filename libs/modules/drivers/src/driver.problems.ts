import { PREFERENCE_KEYS } from '@groundsheet/form-rules';
import { Problem } from '@groundsheet/platform';

/** Everything that accounts refuse, apart from faults of single fields. */
export const driverProblems = {
  emailTaken: () => new Problem(409, 'driver.email-taken', 'An account with this email already exists.'),
  /** The same for an unknown address, a wrong password and a deactivated account. */
  wrongCredentials: () =>
    new Problem(
      401,
      'driver.wrong-credentials',
      'The email address and password do not match. Please check both, or ask for a new password.',
    ),
  /** When changing it. */
  wrongPassword: () => wrongPassword('currentPassword', 'That is not your current password.'),
  /** When confirming something with it. */
  notYourPassword: () => wrongPassword('password', 'That is not your password.'),
  deadLink: () =>
    new Problem(
      404,
      'driver.dead-link',
      'This link no longer works. Please ask for a new email and use the link in the latest one.',
    ),
  unknown: () => new Problem(404, 'driver.unknown', 'We cannot find this account.'),
  unknownSession: () => new Problem(404, 'session.unknown', 'This session has already ended.'),
  unknownPreference: () =>
    new Problem(
      404,
      'preference.unknown',
      `We do not have this preference. Please ask for one of: ${PREFERENCE_KEYS.join(', ')}.`,
    ),
  unsetPreference: () =>
    new Problem(
      404,
      'preference.not-set',
      'This account has not set this preference. Please use the default.',
    ),
  lastAdmin: () =>
    new Problem(
      409,
      'driver.last-admin',
      'You are the only admin. Please make somebody else an admin before you delete your account.',
    ),
  noLongerAdmin: () =>
    new Problem(403, 'driver.no-longer-admin', 'You are no longer an admin, so nothing has been changed.'),
  own: () =>
    new Problem(
      409,
      'driver.own-account',
      'You cannot do this to your own account. Please ask another admin.',
    ),
};

function wrongPassword(path: string, message: string): Problem {
  const code = 'driver.wrong-password';
  return new Problem(422, code, message, [{ path, code, message }]);
}
