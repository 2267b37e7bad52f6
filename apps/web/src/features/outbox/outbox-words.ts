import { formatMomentBeside } from '@groundsheet/form-rules';

import type { OutboxEntry, OutboxState } from '../../forms/outbox/outbox-entry.js';
import { ownZone } from '../../lib/own-zone.js';

export const STATE_WORDS: Record<OutboxState, string> = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  waiting: 'Waiting',
  'needs-you': 'Needs you',
};

/** An instant by the clock of the phone, without the day where that is today. */
export function clockOf(iso: string, now = new Date()): string {
  return formatMomentBeside(iso, now.toISOString(), ownZone());
}

/**
 * "2 waiting, 1 needs you, last sent 07:41"; null where there is nothing to say.
 *
 * @param ofOthers how many wait for a person who is not signed in
 */
export function stripWords(mine: readonly OutboxEntry[], ofOthers: number, now = new Date()): string | null {
  const count = (states: readonly OutboxState[]) => mine.filter(({ state }) => states.includes(state)).length;
  const waiting = count(['queued', 'sending', 'waiting']);
  const needing = count(['needs-you']);
  const last = mine
    .flatMap(({ sentAt }) => sentAt ?? [])
    .toSorted()
    .at(-1);
  const forms = ofOthers === 1 ? '1 form' : `${ofOthers} forms`;
  const parts = [
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(needing > 0 ? [`${needing} ${needing === 1 ? 'needs' : 'need'} you`] : []),
    ...(ofOthers > 0 ? [`Sign in to send ${forms}`] : []),
    ...(last ? [`last sent ${clockOf(last, now)}`] : []),
  ];
  const words = parts.join(', ');
  return words ? words[0]!.toUpperCase() + words.slice(1) : null;
}

const NEED: Record<OutboxState, number> = { 'needs-you': 0, waiting: 1, sending: 1, queued: 1, sent: 2 };

/** What needs its driver first, what has arrived last; of each the latest first. */
export function byNeed(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.toReversed().toSorted((one, other) => NEED[one.state] - NEED[other.state]);
}

/** Why an entry stands where it does, in one sentence. */
export function reasonOf(
  { state, reason, reference, sentAt, notBefore }: OutboxEntry,
  now = new Date(),
): string {
  if (state === 'sent') return `${reference} arrived ${clockOf(sentAt ?? '', now)}.`;
  if (state === 'waiting' && notBefore) return `${reason ?? ''} Next try: ${clockOf(notBefore, now)}.`.trim();
  if (state === 'sending') return 'On its way.';
  return reason ?? 'It sends itself as soon as there is a signal.';
}

export function sizeOf({ body, pictures }: OutboxEntry): string {
  const bytes = body.length + pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  const size =
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  const { length } = pictures;
  return length === 0 ? size : `${length === 1 ? '1 photo' : `${length} photos`}, ${size}`;
}
