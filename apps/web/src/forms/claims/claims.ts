import type { Wire } from '@groundsheet/api-client';

import type { DraftForm } from '../drafts/draft.js';
import { type DriverKind, isDriverKind } from '@groundsheet/form-rules';
import { CLAIMS_KEY, readKept } from './kept-claims.js';

/** A form that was sent from this tab without an account, and what makes it its driver's own once they have one. */
export interface Claim {
  kind: DriverKind;
  id: string;
  token: string;
  /** Of the driver, as on the form. */
  name: string;
  /** ISO. */
  sentAt: string;
}

/** As long as the server takes the token. */
const VALID_MS = 24 * 3_600_000;
const MOST = 10;

/** What a form says of who filled it in. */
type Named = Pick<DraftForm, 'driverSignedName' | 'operatorSignedName'>;
type Accepted = Pick<Wire['FormAcceptedResponse'], 'id' | 'claimToken'>;

/** The claims of a stored text that may say anything, without those that are over; the last sent one last. */
export function readClaims(stored: string | null, now: Date): Claim[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isClaim).filter(({ sentAt }) => now.getTime() - Date.parse(sentAt) < VALID_MS);
  } catch {
    return [];
  }
}

function isClaim(value: unknown): value is Claim {
  const { kind, id, token, name, sentAt } = (value ?? {}) as Record<string, unknown>;
  const areTexts = [id, token, name, sentAt].every((text) => typeof text === 'string');
  return areTexts && isDriverKind(kind);
}

/** The claim that a guest's sent form comes with; an account's has none. */
export function claimFrom(
  kind: DriverKind,
  { driverSignedName, operatorSignedName }: Named,
  { id, claimToken }: Accepted,
  now: Date,
): Claim | null {
  if (!claimToken) return null;
  const name = driverSignedName?.trim() || operatorSignedName?.trim() || '';
  return { kind, id, token: claimToken, name, sentAt: now.toISOString() };
}

export function loadClaims(now: Date = new Date()): Claim[] {
  return readClaims(readKept(), now);
}

/** Keeps what a sending without an account gives, for when there is one. */
export function keepClaim(kind: DriverKind, form: Named, accepted: Accepted): void {
  const claim = claimFrom(kind, form, accepted, new Date());
  if (claim) keepClaims([claim]);
}

export function keepClaims(claims: readonly Claim[]): void {
  const others = loadClaims().filter(({ id }) => !claims.some((claim) => claim.id === id));
  try {
    sessionStorage.setItem(CLAIMS_KEY, JSON.stringify([...others, ...claims].slice(-MOST)));
  } catch {
    // Then no account is offered for it.
  }
}

/** Under which name an account would be made to keep the form that was sent last. */
export function claimedName(): string {
  return loadClaims().at(-1)?.name ?? '';
}
