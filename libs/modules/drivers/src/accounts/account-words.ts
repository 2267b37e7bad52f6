import type { AccountMailState } from '@groundsheet/contracts';
import { oneLine } from '@groundsheet/form-rules';

/** What a mail with a link to an account says. */
export const LINK_WORDS = {
  'confirm-email': {
    title: 'Confirm your address',
    sentence:
      'a Groundsheet account has been created with this email address. If it is yours, please confirm the address:',
    button: 'Confirm my address',
    otherwise:
      'If this was not you, you can ignore this email. Nobody can confirm this address without it, and an account that is not confirmed cannot do more than a guest.',
  },
  'reset-password': {
    title: 'Set a new password',
    sentence: 'someone has asked to set a new password for your Groundsheet account. You can set it here:',
    button: 'Set a new password',
    otherwise:
      'It can be used once. If this was not you, you can ignore this email. Your password stays the same.',
  },
  'accept-invitation': {
    title: 'You are invited',
    sentence: 'Please choose a password to begin:',
    button: 'Choose a password',
    otherwise: 'It can be used once. If you did not expect this, you can ignore this email.',
  },
} as const;

/** What the owner of an account is told of it. */
export type AccountNotice = Extract<
  AccountMailState['purpose'],
  'password-changed' | 'password-guessed' | 'new-device' | 'admin-added'
>;

interface NoticeWords {
  title: string;
  sentence: string;
  otherwise: string;
  button: string;
  /** The path that the button leads to. */
  leadsTo: string;
}

export const NOTICE_WORDS: Record<AccountNotice, NoticeWords> = {
  'password-changed': {
    title: 'Your password has been changed',
    sentence: 'The password of your Groundsheet account has been changed, and every other device signed out.',
    otherwise: 'If this was you, there is nothing to do. If this was not you, set a new password now:',
    button: 'I did not do this',
    leadsTo: '/forgotten-password',
  },
  'password-guessed': {
    title: 'Wrong passwords for your account',
    sentence:
      'The password of your Groundsheet account has been typed wrongly many times today, on devices where you have not signed in before. Nobody has got in that way, and you can sign in as usual.',
    otherwise:
      'If this was not you, you need not do anything. If your password is short or you use it elsewhere, set a new one:',
    button: 'Set a new password',
    leadsTo: '/forgotten-password',
  },
  'new-device': {
    title: 'New sign-in to your account',
    sentence: 'Your Groundsheet account has been signed in to on a device that is new to us.',
    otherwise: 'If this was you, there is nothing to do. If this was not you, set a new password now:',
    button: 'I did not do this',
    leadsTo: '/forgotten-password',
  },
  'admin-added': {
    title: 'There is a new admin',
    sentence: 'This account is now an admin of Groundsheet. Admins can do everything that you can.',
    otherwise: 'If you did not expect this, take the role away:',
    button: 'Open the list of people',
    leadsTo: '/admin/people?role=admin',
  },
};

/** What the mail to confirm an address says before the account is removed. @param day `5 Dec 2026` */
export function removalWords(day: string) {
  return {
    title: 'Your account is about to be removed',
    sentence: `a Groundsheet account has been created with this email address, and nobody has confirmed it. It will be removed on ${day} with its drafts and documents, unless you confirm the address before then:`,
  };
}

/** @param by the admin's name, if one has just invited them. @param firm the name of our firm, if it has been entered */
export function invitation(by: string | null, firm: string | null): string {
  const whose = firm
    ? `the timesheets and plant check sheets of ${firm}`
    : 'timesheets and plant check sheets';
  const who = by ? oneLine(by) : (firm ?? 'your firm');
  return `${who} has invited you to Groundsheet, the app for ${whose}.`;
}
