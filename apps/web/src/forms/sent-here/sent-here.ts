import type { Wire } from '@groundsheet/api-client';
import { type DriverKind, isDriverKind, validEmails } from '@groundsheet/form-rules';

import type { DraftForm } from '../drafts/draft.js';
import { readSentHere, storeSentHere } from './kept-here.js';

/** A form that was sent from this device without an account (docs/decisions/0017). */
export interface SentHere {
  kind: DriverKind;
  id: string;
  /** Opens it, and has a copy of it mailed. */
  token: string;
  reference: string;
  recipients: string[];
  /** ISO. */
  sentAt: string;
}

const MOST = 20;
/** As long as the server takes the token. */
const OPENS_MS = 7 * 24 * 3_600_000;

/** The list of a stored text that may say anything, the last sent one first. */
export function readList(stored: string | null): SentHere[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSentHere) : [];
  } catch {
    return [];
  }
}

function isSentHere(value: unknown): value is SentHere {
  const { kind, id, token, reference, recipients, sentAt } = (value ?? {}) as Record<string, unknown>;
  return (
    isDriverKind(kind) &&
    [id, token, reference].every((text) => typeof text === 'string') &&
    Array.isArray(recipients) &&
    recipients.every((recipient) => typeof recipient === 'string') &&
    !Number.isNaN(Date.parse(String(sentAt)))
  );
}

export function loadSentHere(): SentHere[] {
  return readList(readSentHere());
}

/** Notes what a guest has sent; what an account has sent is in its history. */
export function keepSentHere(
  kind: DriverKind,
  { submissionEmails }: Pick<DraftForm, 'submissionEmails'>,
  { id, reference, claimToken }: Pick<Wire['FormAcceptedResponse'], 'id' | 'reference' | 'claimToken'>,
): void {
  if (!claimToken) return;
  const recipients = validEmails(submissionEmails, { guest: true });
  const sent = { kind, id, token: claimToken, reference, recipients, sentAt: new Date().toISOString() };
  storeSentHere([sent, ...loadSentHere().filter((each) => each.id !== id)].slice(0, MOST));
}

/** Takes forms off the list that are in an account now: nobody else opens them. */
export function forgetSentHere(ids: readonly string[]): void {
  storeSentHere(loadSentHere().filter(({ id }) => !ids.includes(id)));
}

export function stillOpens({ sentAt }: SentHere, now: Date = new Date()): boolean {
  return now.getTime() - Date.parse(sentAt) < OPENS_MS;
}
