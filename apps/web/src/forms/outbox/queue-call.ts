import type { FormKind } from '@groundsheet/form-rules';

import { ApiError } from '../../lib/api-error.js';
import { clockOffset } from '../../lib/clock-offset.js';
import { askToKeepForGood } from '../../lib/kept/lasting.js';
import { localOwner, ownKey } from '../../lib/local-owner.js';
import type { OutboxEntry } from './outbox-entry.js';
import { saveEntry } from './outbox-store.js';
import { startOutbox } from './start-outbox.js';
import { askToBeWoken } from './sync-tag.js';

/** What is signed on a page of its own, and goes by one call. */
export interface SignedCall {
  kind: FormKind;
  /** What it is of, within the account: the same again takes the place of what waits. */
  of: string;
  key: string;
  to: string;
  page: string;
  body: object;
  /** In words. */
  about: string;
}

/** Under which what is signed waits. */
export const callId = (of: string) => ownKey(of);

/**
 * Sends what was signed. Where nobody answers it waits in the outbox, under the same key: it arrives once.
 *
 * @param send the call as the page makes it
 * @throws {ApiError} why the server refuses it
 */
export async function sendOrQueue(
  call: SignedCall,
  send: () => Promise<unknown>,
): Promise<'sent' | 'queued'> {
  try {
    await send();
    return 'sent';
  } catch (error) {
    if (error instanceof ApiError) throw error;
    await queueCall(call);
    return 'queued';
  }
}

async function queueCall({ kind, of, key, to, page, body, about }: SignedCall): Promise<void> {
  void askToKeepForGood();
  const id = callId(of);
  const entry: OutboxEntry = {
    ...{ id, owner: localOwner(), kind, revision: 0, draftName: id, key, to, page },
    ...{ body: JSON.stringify(body), pictures: [], about, recipients: [], state: 'queued', attempts: 0 },
    ...{ queuedAt: new Date().toISOString(), clockOffsetMs: clockOffset() },
  };
  await saveEntry(entry);
  startOutbox();
  // Where the browser says no it goes as soon as a page is open.
  void askToBeWoken().catch(() => undefined);
}
