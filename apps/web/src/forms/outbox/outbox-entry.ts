import type { Wire } from '@groundsheet/api-client';
import type { FormKind } from '@groundsheet/form-rules';

import type { MachineStop } from '../machine/machine-stop.js';

/** A picture of a form that waits. */
export interface WaitingFile {
  /** Under which the device keeps it, within its draft. */
  name: string;
  /** What the body calls it now: its address on the server, or a word of ours until it has one. */
  url: string;
  isOnServer: boolean;
  /** Of the picture as it is kept, hexadecimal; null where this device does not have it, or cannot say. */
  sha256: string | null;
  bytes: number;
  /** Takes the picture once, for 15 minutes: tried again there, it is never on the server twice. */
  address?: string;
}

/** Where a form that was signed stands on its way, one word each on the screen. */
export type OutboxState = 'queued' | 'sending' | 'sent' | 'waiting' | 'needs-you';

/** A signed form on its way to the server. Its draft and pictures stay on the device until the receipt. */
export interface OutboxEntry {
  /** Of the form. */
  id: string;
  /** An account, or `guest`. */
  owner: string;
  kind: FormKind;
  /** Of the draft that is meant: one with another is another form. */
  revision: number;
  draftName: string;
  key: string;
  /** The JSON to be sent, as text: its hash is what the receipt names. */
  body: string;
  pictures: readonly WaitingFile[];
  /** What it is, in words: the week and the machine. */
  about: string;
  recipients: readonly string[];
  /** The call that takes it, where it is signed on one page and not in a wizard. */
  to?: string;
  /** That page, which opens it again. */
  page?: string;
  /** Its machine must not be used, until the server says how it is. */
  stop?: MachineStop;
  state: OutboxState;
  /** Why it waits, in one sentence. */
  reason?: string;
  /** Its driver has to sign in for it; nothing else is wrong. */
  needsSignIn?: boolean;
  /** What the server answered last, where that was no receipt. */
  answer?: Answer;
  /** ISO: not tried by itself before. */
  notBefore?: string;
  /** Tries that came to nothing, since the last thing that gave hope. */
  attempts: number;
  /** ISO, by the clock of the device: when its driver pressed Send. */
  queuedAt: string;
  /** How far that clock was ahead of the server's, in milliseconds, when they were last compared. */
  clockOffsetMs: number;
  /** ISO. */
  sentAt?: string;
  reference?: string;
  /** What the server says where nobody is mailed at all. */
  unmailed?: string;
  /** With which its guest opens it and takes it into an account; here until the page has noted it. */
  claimToken?: string;
}

/** An answer that was no receipt, for the screen that asks what is wrong. */
export interface Answer {
  status: number;
  body: string;
}

type Receipt = NonNullable<Wire['FormAcceptedResponse']['receipt']>;

/** What became of one try. */
export type Outcome =
  | {
      what: 'received';
      reference: string;
      claimToken?: string | undefined;
      unmailed?: string | undefined;
    }
  /** No signal, or whatever answered was not the server: it is tried again. */
  | { what: 'no-answer'; why: string }
  /** The server is there and asks for patience until then, in milliseconds from now. */
  | { what: 'not-now'; forMs: number; why: string }
  | { what: 'sign-in' }
  /** The server will not have it as it is. */
  | { what: 'refused'; why: string };

/** In milliseconds; the last one for ever. */
const BACK_OFF_MS = [5000, 15_000, 60_000, 300_000, 900_000];
const JITTER = 0.2;
const SHOWN_FOR_MS = 7 * 86_400_000;

/** How long until the next try, with a fifth more or less: a site full of phones does not come at once. */
export function backOff(attempts: number, random = Math.random()): number {
  const base = BACK_OFF_MS[Math.min(attempts, BACK_OFF_MS.length) - 1] ?? BACK_OFF_MS[0]!;
  return Math.round(base * (1 - JITTER + 2 * JITTER * random));
}

/** An entry after a try. It is never given up. */
export function afterTry(entry: OutboxEntry, outcome: Outcome, now: Date, random?: number): OutboxEntry {
  const { reason: _, needsSignIn: __, notBefore: ___, answer: ____, ...rest } = entry;
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  switch (outcome.what) {
    case 'received':
      return {
        ...rest,
        state: 'sent',
        sentAt: now.toISOString(),
        reference: outcome.reference,
        ...(outcome.claimToken ? { claimToken: outcome.claimToken } : {}),
        ...(outcome.unmailed ? { unmailed: outcome.unmailed } : {}),
        attempts: 0,
      };
    case 'no-answer': {
      const attempts = entry.attempts + 1;
      return {
        ...rest,
        state: 'queued',
        reason: outcome.why,
        attempts,
        notBefore: at(backOff(attempts, random)),
      };
    }
    case 'not-now':
      return { ...rest, state: 'waiting', reason: outcome.why, notBefore: at(outcome.forMs) };
    case 'sign-in':
      return { ...rest, state: 'needs-you', needsSignIn: true, reason: 'Sign in to send this form.' };
    case 'refused':
      return { ...rest, state: 'needs-you', reason: outcome.why };
  }
}

/**
 * Whether it is tried now.
 *
 * @param prompted something happened that gives hope, or its driver asks: waiting for the next turn is over, but not what the
 *   server asked for
 */
export function isDue(entry: OutboxEntry, now: Date, prompted: boolean): boolean {
  const isTime = !entry.notBefore || Date.parse(entry.notBefore) <= now.getTime();
  switch (entry.state) {
    case 'sent':
      return false;
    case 'needs-you':
      return entry.needsSignIn === true && prompted;
    case 'waiting':
      return isTime;
    // One that a page was closed over is taken up again.
    case 'queued':
    case 'sending':
      return prompted || isTime;
  }
}

/** Whether the form has arrived and the device has let go of its draft. */
export function isFinished({ state, body }: OutboxEntry): boolean {
  return state === 'sent' && body === '';
}

/** Whether a sent entry has been shown for long enough. */
export function isOver({ state, sentAt }: OutboxEntry, now: Date): boolean {
  return state === 'sent' && now.getTime() - Date.parse(sentAt ?? '') > SHOWN_FOR_MS;
}

/** Whether a receipt names the form, its body and every picture that the device has of it. */
export function names(receipt: unknown, entry: OutboxEntry, bodySha256: string | null): receipt is Receipt {
  if (typeof receipt !== 'object' || receipt === null) return false;
  const { formId, reference, bodySha256: hash, pictures } = receipt as Partial<Receipt>;
  // What a page of its own has sent gets its id from the server.
  const isIts = entry.to !== undefined || formId === entry.id;
  if (!isIts || typeof reference !== 'string' || !Array.isArray(pictures)) return false;
  if (bodySha256 !== null && hash !== bodySha256) return false;
  return entry.pictures.every(({ sha256 }) => sha256 === null || pictures.includes(sha256));
}

/** Gives a picture the address that it has on the server, in the body too. */
export function withPictureAt(entry: OutboxEntry, name: string, url: string): OutboxEntry {
  const picture = entry.pictures.find((each) => each.name === name);
  if (!picture) return entry;
  const body = entry.body.replaceAll(JSON.stringify(picture.url), JSON.stringify(url));
  const { address: _, ...kept } = picture;
  const pictures = entry.pictures.map((each) =>
    each.name === name ? { ...kept, url, isOnServer: true } : each,
  );
  return { ...entry, body, pictures };
}
