import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { toast } from '../../components/toast-store.js';
import { ApiError, serverMessage } from '../../lib/api-error.js';
import { sendTimesheet } from './api.js';
import { rememberForm, rememberRecipients } from './remembered.js';
import { faultsOf, faultToast, SEND_FAILED, sentToast } from './send-toasts.js';
import { attemptToSend, type TimesheetDraft } from './timesheet-draft.js';
import type { ChangeDraft } from './use-timesheet-draft.js';

/** Home again two seconds after a timesheet was sent (specification part 1, section 4). */
export const HOME_AFTER_MS = 2000;

export type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent' }
  /** The form had arrived before, at `sentAt` (ISO) where the server said so. */
  | { state: 'already-sent'; sentAt: string | undefined }
  /** `message` is the server's own sentence, where it had one. */
  | { state: 'failed'; message: string | undefined };

interface SendOptions {
  change: ChangeDraft;
  discard: () => Promise<void>;
  /** The fields that keep it from going, by their wire names. */
  onFaults: (paths: string[]) => void;
  onDone: () => void;
}

/** Checks, sends and says how it went; on failure the form stays as it was. */
export function useSendTimesheet({ change, discard, onFaults, onDone }: SendOptions) {
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
        await discard();
        setSending({ state: 'already-sent', sentAt: sentAtOf(error) });
        return;
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

function sentAtOf(error: ApiError): string | undefined {
  const details = error.problem?.details;
  const sentAt = details && !Array.isArray(details) ? details['sentAt'] : undefined;
  return typeof sentAt === 'string' ? sentAt : undefined;
}
