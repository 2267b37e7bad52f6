import { PREFERENCE_KEYS } from '@groundsheet/form-rules';
import { limitReached, refusal } from '@groundsheet/platform';
import type { Driver } from './driver.entity.js';

/** Why an admin's own account is closed to them; the list says so beside it. */
export const OWN_ACCOUNT = 'You cannot do this to your own account. Please ask another admin.';
export const ONLY_ADMIN =
  'You are the only admin, so your account has to stay an admin. Please make another person an admin first.';

/** Everything that accounts refuse, apart from faults of single fields. */
export const driverProblems = {
  emailTaken: refusal(
    409,
    'driver.email-taken',
    'An account with this email already exists.',
    'An account with this email already exists.',
  ),
  /** The same for an admin, who may know whose it is. */
  alreadyThere: refusal(
    409,
    'driver.email-taken',
    'There is an account or an open invitation with this address; the message says whose it is and what to do.',
    ({ fullName, role, deactivatedAt, invitedUntil }: Driver) => {
      if (invitedUntil)
        return `${fullName} has already been invited. You can send the invitation again from the list.`;
      if (deactivatedAt)
        return `${fullName} has an account with this address, which is deactivated. You can reactivate it.`;
      return `${fullName} already has an account with this address (${role}).`;
    },
  ),
  notInvited: refusal(
    409,
    'driver.not-invited',
    'The invitation has been accepted, or there was none.',
    'There is no open invitation for this person. They may have accepted it in the meantime.',
  ),
  onlyInvited: refusal(
    409,
    'driver.only-invited',
    'The invitation has not been accepted.',
    'This person has not accepted their invitation yet. You can withdraw the invitation instead.',
  ),
  unconfirmed: refusal(
    409,
    'driver.unconfirmed',
    'The address of the account has not been confirmed, so it can only be a driver.',
    'This address has not been confirmed, so the account may be somebody else’s. Please invite the address instead: its owner then takes the account over.',
  ),
  deadInvitation: refusal(
    404,
    'driver.dead-invitation',
    'The key is wrong, has expired or has been used, or the invitation has been withdrawn.',
    'This invitation has expired, has been withdrawn or has already been accepted. Please ask the person who invited you for a new one.',
  ),
  /** The same for an unknown address, a wrong password and a deactivated account. */
  wrongCredentials: refusal(
    401,
    'driver.wrong-credentials',
    'The email address and password do not match.',
    'The email address and password do not match. Please check both, or ask for a new password.',
  ),
  /** When changing it. */
  wrongPassword: wrongPassword('currentPassword', 'That is not your current password.'),
  /** When confirming something with it. */
  notYourPassword: wrongPassword('password', 'That is not your password.'),
  deadLink: refusal(
    404,
    'driver.dead-link',
    'The key is wrong, has expired or has been used.',
    'This link no longer works. Please ask for a new email and use the link in the latest one.',
  ),
  unknown: refusal(404, 'driver.unknown', 'There is no such account.', 'We cannot find this account.'),
  unknownSession: refusal(
    404,
    'session.unknown',
    'The caller has no such session.',
    'This session has already ended.',
  ),
  unknownPreference: refusal(
    404,
    'preference.unknown',
    'There is no such key.',
    `We do not have this preference. Please ask for one of: ${PREFERENCE_KEYS.join(', ')}.`,
  ),
  unsetPreference: refusal(
    404,
    'preference.not-set',
    'It has never been set.',
    'This account has not set this preference. Please use the default.',
  ),
  lastAdmin: refusal(
    409,
    'driver.last-admin',
    'The caller is the only admin.',
    'You are the only admin. Please make another person an admin before you delete your account.',
  ),
  noLongerAdmin: refusal(
    403,
    'driver.no-longer-admin',
    'The caller has stopped being an admin in the meantime.',
    'You are no longer an admin, so nothing has been changed.',
  ),
  own: refusal(409, 'driver.own-account', 'Admins cannot do this to their own account.', OWN_ACCOUNT),
  onlyAdmin: refusal(409, 'driver.last-admin', 'The caller is the only admin.', ONLY_ADMIN),
  tooManyMails: limitReached(
    'driver.too-many-mails',
    'Too many mails to this address, or by the caller. `Retry-After` says when to try again.',
  ),
  tooManyTries: limitReached(
    'driver.too-many-tries',
    'Too many wrong passwords. `Retry-After` says when to try again.',
  ),
};

function wrongPassword(path: string, message: string) {
  const code = 'driver.wrong-password';
  return refusal(422, code, 'The password is wrong.', { message, details: [{ path, code, message }] });
}
