import type { Wire } from '@groundsheet/api-client';

export type LogEntry = Wire['TimelineEntry'];
export type CheckedRecord = Wire['CheckedRecord'];

/** A form or set that the log is about. */
export interface LogSubject {
  id: string;
  /** Where a log is about several: 'Timesheet TS-1'. */
  label?: string;
  /** Whose names stand under the signatures that it has now. */
  signedBy: Partial<Record<string, string | null>>;
}

type Sentence = (by: string, recipient: string) => string;

const LINK_OPENED: Sentence = (_, recipient) =>
  recipient ? `Opened by the link mailed to ${recipient}` : 'Opened by a link from a mail';
const OPENED: Sentence = (by) => `Opened${by}`;
const LINKS_STOPPED: Sentence = (by) => `Links in earlier mails stopped${by}`;
const MAILED_AGAIN: Sentence = (by) => `Mailed again${by}`;

const SENTENCES: Partial<Record<string, Sentence>> = {
  'form.begun': (by) => `Begun${by}`,
  'form.sent': (by) => (by ? `Sent${by}` : 'Sent without an account'),
  'form.corrected': (by) => `Replaced by a correction, sent${by}`,
  'form.sent-again': MAILED_AGAIN,
  'form.claimed': (by) => `Sent without an account, later added to their own forms${by}`,
  'form.read': OPENED,
  'form.link-opened': LINK_OPENED,
  'form.links-revoked': LINKS_STOPPED,
  'form-set.read': OPENED,
  'form-set.asked': (by) => `Driver asked to finish the forms${by}`,
  'form-set.dispatched': (by) => `Approved and mailed${by}`,
  'form-set.sent-again': MAILED_AGAIN,
  'form-set.link-opened': LINK_OPENED,
  'form-set.links-revoked': LINKS_STOPPED,
  'email.waiting': (_, recipient) => `Mail to ${recipient} is waiting`,
  'email.queued': (_, recipient) => `Mail to ${recipient} is on its way`,
  'email.sent': (_, recipient) => `Mailed to ${recipient}`,
  'email.kept locally': (_, recipient) => `Mail to ${recipient} kept on this computer`,
  'email.suppressed': (_, recipient) => `Not mailed to ${recipient}, who wants no mail from us`,
  'email.failed': (_, recipient) => `Mail to ${recipient} could not be delivered`,
};

/** What happened, as a person would say it; what this page does not know yet, as the server does. */
export function sentenceOf(entry: LogEntry, signedName: string | null): string {
  const { what, signatory, who, recipient, words } = entry;
  if (signatory) return signedSentence(signatory, signedName);
  const by = who ? ` by ${who}` : '';
  return SENTENCES[what]?.(by, recipient ?? '') ?? `${words}${by}`;
}

/** 'Signed by Jo Bloggs (client)' */
function signedSentence(signatory: string, name: string | null): string {
  const role = signatory === 'operator' ? 'driver' : signatory;
  return name ? `Signed by ${name} (${role})` : `Signed by the ${role}`;
}

/** From where it was done, as far as that is still kept. */
export function whereOf({ signatory, who, device, network }: LogEntry): string {
  const facts = [signatory && who && `signed in as ${who}`, device, network && `network ${network}`];
  return facts.filter(Boolean).join(' · ');
}

/**
 * Whose signature it was. The log keeps no names: the one that stands under a signature now belongs to the last that was
 * given.
 *
 * @param newest the whole log, the newest first
 */
export function nameIn(newest: readonly LogEntry[], entry: LogEntry, subject?: LogSubject): string | null {
  const { signatory, about } = entry;
  if (!signatory) return null;
  const last = newest.find((each) => each.signatory === signatory && each.about === about);
  return last === entry ? (subject?.signedBy[signatory] ?? null) : null;
}
