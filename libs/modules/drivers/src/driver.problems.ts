import { PREFERENCE_KEYS } from '@groundsheet/form-rules';
import { Problem } from '@groundsheet/platform';
import type { Driver } from './driver.entity.js';

/** Everything that accounts refuse, apart from faults of single fields. */
export const driverProblems = {
  emailTaken: () => emailTaken('An account with this email already exists.'),
  /** The same for an admin, who may know whose it is. */
  alreadyThere: ({ fullName, role, deactivatedAt, invitedUntil }: Driver) => {
    if (invitedUntil)
      return emailTaken(
        `${fullName} has already been invited. You can send the invitation again from the list.`,
      );
    if (deactivatedAt)
      return emailTaken(
        `${fullName} has an account with this address, which is deactivated. You can reactivate it.`,
      );
    return emailTaken(`${fullName} already has an account with this address (${role}).`);
  },
  notInvited: () =>
    new Problem(
      409,
      'driver.not-invited',
      'There is no open invitation for this person. They may have accepted it in the meantime.',
    ),
  onlyInvited: () =>
    new Problem(
      409,
      'driver.only-invited',
      'This person has not accepted their invitation yet. You can withdraw the invitation instead.',
    ),
  deadInvitation: () =>
    new Problem(
      404,
      'driver.dead-invitation',
      'This invitation has expired, has been withdrawn or has already been accepted. Please ask whoever invited you for a new one.',
    ),
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
  own: () => new Problem(409, 'driver.own-account', OWN_ACCOUNT),
  onlyAdmin: () => new Problem(409, 'driver.last-admin', ONLY_ADMIN),
};

/** Why an admin's own account is closed to them; the list says so beside it. */
export const OWN_ACCOUNT = 'You cannot do this to your own account. Please ask another admin.';
export const ONLY_ADMIN =
  'You are the only admin, so your account has to stay one. Please make somebody else an admin first.';

function emailTaken(message: string): Problem {
  return new Problem(409, 'driver.email-taken', message);
}

function wrongPassword(path: string, message: string): Problem {
  const code = 'driver.wrong-password';
  return new Problem(422, code, message, [{ path, code, message }]);
}
