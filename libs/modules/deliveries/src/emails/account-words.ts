import type { AccountLink, AccountMailState } from '@groundsheet/contracts';
import { oneLine, unlinked } from '@groundsheet/form-rules';

/** What a mail tells that has no link which opens the account. */
export type NoticePurpose = Exclude<AccountMailState['purpose'], AccountLink['purpose']>;

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

interface NoticeWords {
  title: string;
  sentence: string;
  otherwise: string;
  button: string;
  /** The path that the button leads to. */
  leadsTo: string;
  /** What the matter of the mail is. */
  matterIs?: string;
  /** The path where its recipient can say that they want no more of them. */
  switchedOffAt?: string;
}

/** What a mail that tells of something says. */
export const NOTICE_WORDS: Record<NoticePurpose, NoticeWords> = {
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
    matterIs: 'Account',
  },
  'form-set-asked': {
    title: 'Your supervisor is waiting for your forms',
    sentence: 'Your supervisor needs the forms below. They are not complete yet.',
    otherwise: 'Please complete and sign them:',
    button: 'Open my forms',
    leadsTo: '/collations',
    matterIs: 'Forms',
  },
  'document-expiring': {
    title: 'One of your documents is about to expire',
    sentence: 'This document in your vault has to be renewed soon:',
    otherwise: 'Once you have the new one, add it to your vault:',
    button: 'Open my documents',
    leadsTo: '/?tab=vault',
    matterIs: 'Document',
    switchedOffAt: '/?tab=account',
  },
  'guest-mails-half': {
    title: 'Guests have used half of a day’s mails',
    sentence: 'Half of the mails that people without an account may send in a day have been sent.',
    otherwise:
      'Once all of them are used up, forms to people other than the customer’s own address stay on the phone until tomorrow. If this is ordinary work, raise GUEST_MAILS_PER_DAY. If not, the forms may be being misused.',
    button: 'Open Groundsheet',
    leadsTo: '/',
  },
  'vaults-filling': {
    title: 'The document vaults are more than 70 % full',
    sentence: 'Together, the documents in all vaults take up more than 70 % of the space for them.',
    otherwise:
      'Once they are full, nobody can add a document. If this is ordinary work and the disk has room, raise VAULTS_MB. If not, the vaults may be being filled on purpose.',
    button: 'Open Groundsheet',
    leadsTo: '/',
  },
  'record-kept': {
    title: 'The record of a day',
    sentence:
      'This line stands for everything that was recorded of forms and form sets on one day, and before.',
    otherwise:
      'Please keep this email: with it, “npm run check-records” shows whether the record has been changed since (docs/security.md).',
    button: 'Open Groundsheet',
    leadsTo: '/',
    matterIs: 'Line',
  },
};

/** What the mail to confirm an address says before the account is removed. @param day `5 Dec 2026` */
export function removalWords(day: string) {
  return {
    title: 'Your account is about to be removed',
    sentence: `a Groundsheet account has been created with this email address, and nobody has confirmed it. It will be removed on ${day} with its drafts and documents, unless you confirm the address before then:`,
  };
}

interface Asked {
  /** Full name of the supervisor. */
  readonly by: string;
  readonly needs: string;
}

/** What a supervisor says to a driver whose forms they wait for. */
export function askWords({ by, needs }: Asked) {
  const name = unlinked(oneLine(by));
  return {
    title: `${name} needs your ${needs}`,
    sentence: `${name} needs the forms below. They are not complete yet.`,
  };
}

/** Says which, so that a driver knows it from the list of mails. @param matter `Timesheet, EX-0417, week ending Sat 21 Nov 2026` */
export function subjectOfAsk(asked: Asked, matter: string | null, sender: string): string {
  const which = matter?.split(', ').slice(1).join(', ');
  return [`${sender}: ${askWords(asked).title}`, which && unlinked(oneLine(which, 120))]
    .filter(Boolean)
    .join(', ');
}

export function subjectOfRemoval(sender: string): string {
  return `${sender}: your account is about to be removed`;
}

export function subjectOfLink(purpose: AccountLink['purpose'], sender: string): string {
  return `${sender}: ${LINK_WORDS[purpose].title.toLowerCase()}`;
}

export function subjectOfNotice(purpose: NoticePurpose, sender: string): string {
  const { title } = NOTICE_WORDS[purpose];
  return `${sender}: ${title[0]!.toLowerCase()}${title.slice(1)}`;
}
