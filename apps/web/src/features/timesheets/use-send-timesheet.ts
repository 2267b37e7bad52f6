import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { toast } from '../../components/toast-store.js';
import { ApiError, serverMessage } from '../../lib/api-error.js';
import { sendTimesheet } from './api.js';
import { rememberForm, rememberRecipients } from './remembered.js';
import { alreadySentToast, faultsOf, faultToast, SEND_FAILED, sentToast } from './send-toasts.js';
import { attemptToSend, type TimesheetDraft } from './timesheet-draft.js';
import type { ChangeDraft } from './use-timesheet-draft.js';

/** Home again two seconds after a timesheet was sent (specification part 1, section 4). */
export const HOME_AFTER_MS = 2000;

export type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent' }
  /** The form had arrived before, at `sentAt` (ISO) where the server said so; this device cannot open it. */
  | { state: 'already-sent'; sentAt: string | undefined }
  /** `message` is the server's own sentence, where it had one. */
  | { state: 'failed'; message: string | undefined };

interface SendOptions {
  change: ChangeDraft;
  discard: () => Promise<void>;
  /** The fields that keep it from going, by their wire names. */
  onFaults: (paths: string[]) => void;
  onDone: () => void;
  /** Opens the sent form by its key. */
  onOpenSent: (id: string, key: string) => void;
}

/** Checks, sends and says how it went; on failure the form stays as it was. */
export function useSendTimesheet({ change, discard, onFaults, onDone, onOpenSent }: SendOptions) {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });

  const send = async (draft: TimesheetDraft) => {
    const faults = faultsOf(draft);
    onFaults(faults.map(({ path }) => path));
    const [first] = faults;
    if (first) {
      toast(faultToast(first));
      return;
    }
    setSending({ state: 'sending' });
    const attempt = attemptToSend(draft, uuidv4);
    change((current) => ({ ...current, attempt: attempt.attempt }));
    try {
      await sendTimesheet(draft, attempt.attempt.key);
    } catch (error) {
      if (isAlreadySent(error)) {
        const { sentAt, key } = sentBefore(error);
        await discard();
        if (!key) return setSending({ state: 'already-sent', sentAt });
        toast(alreadySentToast(sentAt));
        return onOpenSent(draft.form.id, key);
      }
      setSending({ state: 'failed', message: serverMessage(error) });
      toast(SEND_FAILED);
      return;
    }
    rememberForm(draft);
    rememberRecipients(draft);
    await discard();
    setSending({ state: 'sent' });
    if (draft.supervisorRating) toast(sentToast(draft.supervisorRating));
    setTimeout(onDone, HOME_AFTER_MS);
  };

  return { sending, send };
}

function isAlreadySent(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem?.code === 'timesheet.already-sent';
}

/** What the refusal says of the first sending: when it was, and to its sender the key that opens it. */
function sentBefore({ problem }: ApiError): { sentAt?: string; key?: string } {
  const details = problem?.details;
  const { sentAt, key } = details && !Array.isArray(details) ? details : {};
  return {
    ...(typeof sentAt === 'string' ? { sentAt } : {}),
    ...(typeof key === 'string' ? { key } : {}),
  };
}
