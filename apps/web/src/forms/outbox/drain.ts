import { FORM_KINDS, isDriverKind } from '@groundsheet/form-rules';

import { GUEST, localOwner } from '../../lib/local-owner.js';
import { settleLogout } from '../../lib/session/owed-logout.js';
import { loadDraft } from '../drafts/draft-store.js';
import { keepSentHere } from '../sent-here/sent-here.js';
import { bringPictures } from './bring-pictures.js';
import { hashOf } from './hash-of.js';
import {
  afterTry,
  isDue,
  isFinished,
  names,
  type Answer,
  type OutboxEntry,
  type Outcome,
} from './outbox-entry.js';
import { changeEntry, finishEntry, forgetOldEntries, loadOutbox } from './outbox-store.js';
import { outcomeOfResponse, withoutLost } from './read-response.js';

const LOCK = 'groundsheet-outbox';
/** A line that is as good as dead must not hold up what waits behind it for ever. */
const WITHIN_MS = 90_000;
/** Letters of an answer that was no receipt: the page of a captive portal may be long. */
const MOST_KEPT = 20_000;
const NO_SIGNAL = 'No signal. It sends itself as soon as there is one.';

let running: Promise<void> | null = null;
let isAwaited = false;
/** The form whose driver looks at it: it goes before what has waited for longer. */
let first: string | null = null;

/**
 * Sends what waits on this device, one drainer at a time whatever number of tabs. What is asked for meanwhile is done after
 * it: the signal may be back while a try without one ends, and must not wait for its next turn then.
 *
 * @param prompted see {@link isDue}
 * @param id of the entry whose driver waits for it
 */
export function drain(prompted = false, id: string | null = null): Promise<void> {
  first = id ?? first;
  isAwaited ||= prompted;
  running ??= inRounds(prompted);
  return running;
}

async function inRounds(prompted: boolean): Promise<void> {
  try {
    isAwaited = false;
    await underLock(prompted);
    while (isAwaited) {
      isAwaited = false;
      await underLock(true);
    }
  } finally {
    running = null;
  }
}

async function underLock(prompted: boolean): Promise<void> {
  if (!('locks' in navigator)) return drainAll(prompted);
  // A driver waiting at the screen gets a turn after the other tab; that tab does the rest.
  await navigator.locks.request(LOCK, { ifAvailable: first === null }, async (lock) => {
    if (lock) await drainAll(prompted);
  });
}

/** Oldest first; what needs its driver holds up nothing behind it, and without a signal nothing is tried twice. */
async function drainAll(prompted: boolean): Promise<void> {
  await forgetOldEntries();
  const all = await loadOutbox();
  for (const entry of all) if (entry.state === 'sent' && !isFinished(entry)) await finish(entry);
  const due = all
    .filter((entry) => isTheirs(entry) && isDue(entry, new Date(), prompted))
    .toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
  first = null;
  if (due.length === 0) return;
  if (await settleLogout()) return;
  for (const { id } of due) {
    // Taken back meanwhile, or sent from another tab.
    const entry = await changeEntry(id, (now) =>
      isDue(now, new Date(), prompted) ? { ...now, state: 'sending' } : null,
    );
    if (entry && !(await tryEntry(entry))) return;
  }
}

/**
 * Once a session has run out nobody is at the device; the pass of its last driver is still good. A guest's goes as a guest's,
 * the person signed in by now.
 */
function isTheirs({ owner, to }: OutboxEntry): boolean {
  // The call of a page takes no pass: it goes with their session alone, which a service worker knows nothing of.
  if (to && owner !== GUEST) return owner === localOwner();
  return owner === localOwner() || owner === GUEST || localOwner() === GUEST;
}

/**
 * One entry's turn. Whatever it comes to is kept with the entry.
 *
 * @returns false where there is no signal
 */
async function tryEntry(entry: OutboxEntry): Promise<boolean> {
  const { outcome, answer } = await tryOnce(entry).catch(() => NOBODY);
  // Taken back while it was on its way: what the server says of it is found out when it is sent again.
  const next = await changeEntry(entry.id, (now) =>
    now.key === entry.key
      ? {
          ...afterTry(now, outcome ?? { what: 'no-answer', why: NO_SIGNAL }, new Date()),
          ...(answer ? { answer } : {}),
        }
      : null,
  );
  if (next?.state === 'sent') await finish(next);
  return outcome !== null;
}

interface Tried {
  outcome: Outcome | null;
  answer?: Answer;
}

/** Nobody has answered. */
const NOBODY: Tried = { outcome: null };

/** @throws without a signal */
async function tryOnce(first: OutboxEntry): Promise<Tried> {
  const { entry, outcome } = await bringPictures(first);
  return outcome ? { outcome } : deliver(entry);
}

/** Sends the form; once more where the server has lost a picture meanwhile. */
async function deliver(entry: OutboxEntry, isAgain = false): Promise<Tried> {
  const response = await fetch(addressOf(entry), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': entry.key,
      'Signed-At': entry.queuedAt,
      'Clock-Offset': String(entry.clockOffsetMs ?? 0),
      'Form-Owner': entry.owner,
    },
    body: entry.body,
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  const body = await response.text();
  const said = readJson(body);
  const lost = withoutLost(entry, response.status, said);
  if (lost && !isAgain) {
    await changeEntry(entry.id, () => lost);
    const { entry: whole, outcome } = await bringPictures(lost);
    return outcome ? { outcome } : deliver(whole, true);
  }
  const hash = await hashOf(entry.body);
  const outcome = outcomeOfResponse(response, said, (receipt) => names(receipt, entry, hash));
  return outcome.what === 'received'
    ? { outcome }
    : { outcome, answer: { status: response.status, body: body.slice(0, MOST_KEPT) } };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function addressOf({ to, kind }: OutboxEntry): string {
  if (to) return to;
  if (!isDriverKind(kind)) throw new Error('It does not say which call takes it.');
  return `/api/${FORM_KINDS[kind].sentTo}`;
}

/**
 * Lets go of a form that has arrived. A service worker leaves a guest's to the page, as it does not reach what a page notes of
 * it: what the guest can open, have copied and claim afterwards.
 */
async function finish(entry: OutboxEntry): Promise<void> {
  const { owner, kind, id, reference, claimToken, draftName } = entry;
  if (owner === GUEST && isDriverKind(kind) && claimToken && reference) {
    if (typeof document === 'undefined') return;
    const form = (await loadDraft(draftName))?.form;
    if (form) keepSentHere(kind, form, { id, claimToken, reference });
  }
  await finishEntry(entry);
}
