import { formatMoment, oneLine, unlinked } from '@groundsheet/form-rules';
import type { Config, OutgoingMail } from '@groundsheet/platform';
import type { AccountEmail, NoticePurpose } from './account-email.entity.js';
import { AUTOMATIC } from '../letters/mail-headers.js';
import { mailTemplate } from '../letters/mail-template.js';

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

const WORDS: Record<NoticePurpose, NoticeWords> = {
  'password-changed': {
    title: 'Your password has been changed',
    sentence: 'The password of your Groundsheet account has been changed, and every other device signed out.',
    otherwise: 'If this was you, there is nothing to do. If this was not you, set a new password now:',
    button: 'I did not do this',
    leadsTo: '/forgotten-password',
  },
  'password-guessed': {
    title: 'Somebody is trying your password',
    sentence:
      'The password of your Groundsheet account has been typed wrongly many times today, on devices where you have not signed in before. Nobody has got in that way, and you can sign in as usual.',
    otherwise:
      'If this was not you, you need not do anything. If your password is short or you use it elsewhere, set a new one:',
    button: 'Set a new password',
    leadsTo: '/forgotten-password',
  },
  'form-set-asked': {
    title: 'Your supervisor is waiting for your forms',
    sentence: 'A supervisor would like to approve the forms below, but they are not complete yet.',
    otherwise: 'Please complete and sign them:',
    button: 'Open my forms',
    leadsTo: '/collations',
    matterIs: 'Forms',
  },
  'document-expiring': {
    title: 'One of your documents is about to expire',
    sentence: 'This document in your vault has to be renewed soon:',
    otherwise: 'Once you have the new one, put it into your vault:',
    button: 'Open my documents',
    leadsTo: '/?tab=vault',
    matterIs: 'Document',
    switchedOffAt: '/?tab=account',
  },
  'guest-mails-half': {
    title: 'Half of the guests’ mails for a day are gone',
    sentence: 'Half of the mails that people without an account may send in a day have been sent.',
    otherwise:
      'Once all of them are gone, forms to people other than the company’s own address stay on the phone until tomorrow. If this is ordinary work, raise GUEST_MAILS_PER_DAY; if not, somebody may be flooding the forms.',
    button: 'Open Groundsheet',
    leadsTo: '/',
  },
};

const template = mailTemplate('account-notice');

export function subjectOfNotice(purpose: NoticePurpose): string {
  const { title } = WORDS[purpose];
  return `Groundsheet: ${title[0]!.toLowerCase()}${title.slice(1)}`;
}

/**
 * Tells the owner of an account what has happened to it, or an admin what has happened here. Not greeted by name: whoever registered may have typed another
 * person's address, and anything for a name.
 */
export function accountNotice(
  email: AccountEmail,
  purpose: NoticePurpose,
  { from, publicUrl, timeZone }: Pick<Config, 'publicUrl' | 'timeZone'> & { from: string },
): OutgoingMail {
  const words = WORDS[purpose];
  const view = {
    ...words,
    page: `${publicUrl}${words.leadsTo}`,
    device: email.device && unlinked(email.device),
    matter: email.matter && unlinked(oneLine(email.matter, 160)),
    // A reminder tells of a day to come, not of a moment that something happened at.
    at: words.switchedOffAt ? null : formatMoment(email.noticedAt!.toISOString(), timeZone),
    switchOff: words.switchedOffAt && `${publicUrl}${words.switchedOffAt}`,
    recipient: unlinked(email.recipient),
  };
  return {
    messageId: email.messageId,
    from,
    to: email.recipient,
    subject: email.subject,
    text: template.text(view),
    html: template.html(view),
    attachments: [],
    headers: { ...AUTOMATIC },
  };
}
