import { formatMoment } from '@groundsheet/form-rules';
import type { OutgoingMail } from '@groundsheet/platform';
import type { AccountEmail, NoticePurpose } from './account-email.entity.js';
import { AUTOMATIC } from './mail-headers.js';
import { mailTemplate } from './mail-template.js';
import { unlinked } from './typed-text.js';

const WORDS: Record<NoticePurpose, { title: string; sentence: string; otherwise: string; button: string }> = {
  'password-changed': {
    title: 'Your password has been changed',
    sentence: 'The password of your Groundsheet account has been changed, and every other device signed out.',
    otherwise: 'If this was you, there is nothing to do. If this was not you, set a new password now:',
    button: 'I did not do this',
  },
  'password-guessed': {
    title: 'Somebody is trying your password',
    sentence:
      'The password of your Groundsheet account has been typed wrongly many times today, on devices where you have not signed in before. Nobody has got in that way, and you can sign in as usual.',
    otherwise:
      'If this was not you, you need not do anything. If your password is short or you use it elsewhere, set a new one:',
    button: 'Set a new password',
  },
};

const template = mailTemplate('account-notice');

/**
 * Tells the owner of an account what has happened to it. Not greeted by name: whoever registered may have typed another
 * person's address, and anything for a name.
 *
 * @param page where a new password is asked for
 */
export function accountNotice(
  email: AccountEmail,
  purpose: NoticePurpose,
  { from, page, timeZone }: { from: string; page: string; timeZone: string },
): OutgoingMail {
  const words = WORDS[purpose];
  const view = {
    ...words,
    page,
    device: email.device && unlinked(email.device),
    at: formatMoment(email.noticedAt!.toISOString(), timeZone),
    recipient: unlinked(email.recipient),
  };
  return {
    messageId: email.messageId,
    from,
    to: email.recipient,
    subject: `Groundsheet: ${words.title[0]!.toLowerCase()}${words.title.slice(1)}`,
    text: template.text(view),
    html: template.html(view),
    attachments: [],
    headers: { ...AUTOMATIC },
  };
}
