import type { Wire } from '@groundsheet/api-client';
import { type DriverKind, isDriverKind, validEmails } from '@groundsheet/form-rules';

import { GUEST, localOwner } from '../../lib/local-owner.js';
import type { DraftForm } from '../drafts/draft.js';
import { idsToClaim, readSentHere, setIdsToClaim, storeSentHere } from './kept-here.js';

/** A form that was sent from this device without an account (docs/decisions/0017). */
export interface SentHere {
  kind: DriverKind;
  id: string;
  /** Opens it, has a copy of it mailed, and makes it its driver's own once they have an account. */
  token: string;
  reference: string;
  /** Of the driver, as on the form. */
  name: string;
  recipients: string[];
  /** ISO. */
  sentAt: string;
}

const MOST = 20;
const HOUR_MS = 3_600_000;
/** As long as the server takes the token. */
const CLAIMED_WITHIN_MS = 24 * HOUR_MS;
const OPENS_MS = 7 * 24 * HOUR_MS;

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
  const { kind, id, token, reference, name, recipients, sentAt } = (value ?? {}) as Record<string, unknown>;
  return (
    isDriverKind(kind) &&
    [id, token, reference, name].every((text) => typeof text === 'string') &&
    Array.isArray(recipients) &&
    recipients.every((recipient) => typeof recipient === 'string') &&
    !Number.isNaN(Date.parse(String(sentAt)))
  );
}

export function loadSentHere(): SentHere[] {
  return readList(readSentHere());
}

/** Those of this tab that an account can still be given, the last sent one first. */
export function loadClaims(now: Date = new Date()): SentHere[] {
  const ids = idsToClaim();
  return loadSentHere().filter((sent) => ids.includes(sent.id) && isWithin(CLAIMED_WITHIN_MS, sent, now));
}

/** Under which name an account would be made to keep the form that was sent last. */
export function claimedName(): string {
  return loadClaims()[0]?.name ?? '';
}

type Sent = Pick<DraftForm, 'driverSignedName' | 'operatorSignedName' | 'submissionEmails'>;

/** Notes what a guest has sent; what an account has sent is in its history. */
export function keepSentHere(
  kind: DriverKind,
  { driverSignedName, operatorSignedName, submissionEmails }: Sent,
  { id, reference, claimToken }: Pick<Wire['FormAcceptedResponse'], 'id' | 'reference' | 'claimToken'>,
): void {
  if (!claimToken) return;
  const name = driverSignedName?.trim() || operatorSignedName?.trim() || '';
  const recipients = validEmails(submissionEmails, { guest: true });
  const sentAt = new Date().toISOString();
  const sent: SentHere = { kind, id, token: claimToken, reference, name, recipients, sentAt };
  storeSentHere([sent, ...loadSentHere().filter((each) => each.id !== id)].slice(0, MOST));
  // A form that waited for a signal may go while another person is signed in, who is not offered it.
  if (localOwner() === GUEST) setIdsToClaim([...idsToClaim().filter((each) => each !== id), id]);
}

/** Takes forms off the list that are in an account now: nobody else opens them. */
export function forgetSentHere(ids: readonly string[]): void {
  storeSentHere(loadSentHere().filter(({ id }) => !ids.includes(id)));
}

export function stillOpens(sent: SentHere, now: Date = new Date()): boolean {
  return isWithin(OPENS_MS, sent, now);
}

function isWithin(ms: number, { sentAt }: SentHere, now: Date): boolean {
  return now.getTime() - Date.parse(sentAt) < ms;
}
