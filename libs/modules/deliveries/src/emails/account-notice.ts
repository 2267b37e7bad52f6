import { ASK_NOTE_LENGTH, formatMoment, oneLine, unlinked } from '@groundsheet/form-rules';
import type { Config, OutgoingMail } from '@groundsheet/platform';
import type { AccountEmail, AskInMail } from './account-email.entity.js';
import { askWords, NOTICE_WORDS, type NoticePurpose } from './account-words.js';
import { AUTOMATIC } from '../letters/mail-headers.js';
import type { Letterhead } from '../letters/letterheads.js';
import { mailTemplate } from '../letters/mail-template.js';

const template = mailTemplate('account-notice');

/** More than these tell a driver no more. */
const MOST_LINES = 20;

export interface NoticeEnclosure extends Pick<Config, 'publicUrl' | 'timeZone'> {
  letterhead: Letterhead;
  /** A person closer to the matter than the letterhead names. */
  replyTo?: string | undefined;
}

/**
 * Tells the owner of an account what has happened to it, or an admin what has happened here. Not greeted by name: the person who registered may have typed another
 * person's address, and anything for a name.
 */
export function accountNotice(
  email: AccountEmail,
  purpose: NoticePurpose,
  { letterhead, replyTo, publicUrl, timeZone }: NoticeEnclosure,
): OutgoingMail {
  const words = NOTICE_WORDS[purpose];
  const { asked } = email;
  const view = {
    ...letterhead.view,
    ...words,
    ...(asked ? askWords(asked) : {}),
    ...linesOf(asked),
    page: `${publicUrl}${words.leadsTo}${asked?.setId ? `/${asked.setId}` : ''}`,
    device: email.device && unlinked(email.device),
    matter: email.matter && unlinked(oneLine(email.matter, 160)),
    // A reminder tells of a day to come, not of a moment that something happened at.
    at: words.switchedOffAt ? null : formatMoment(email.noticedAt!.toISOString(), timeZone),
    switchOff: words.switchedOffAt && `${publicUrl}${words.switchedOffAt}`,
    recipient: unlinked(email.recipient),
  };
  return {
    messageId: email.messageId,
    from: letterhead.from,
    replyTo: replyTo ?? letterhead.replyTo,
    to: email.recipient,
    subject: email.subject,
    text: template.text(view),
    html: template.html(view),
    attachments: letterhead.pictures,
    headers: { ...AUTOMATIC },
  };
}

function linesOf(asked: AskInMail | null) {
  return {
    missing: asked?.missing.slice(0, MOST_LINES).map((line) => unlinked(oneLine(line, 160))) ?? [],
    note: asked?.note ? unlinked(oneLine(asked.note, ASK_NOTE_LENGTH)) : null,
    by: asked ? unlinked(oneLine(asked.by)) : null,
  };
}
