import { formatMoment, HOME_AFTER_SUBMIT_MS, type FormFault } from '@groundsheet/form-rules';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { ApiError, serverMessage } from '../../lib/api-error.js';
import { attemptToSend, type ChangeDraft, type Draft } from '../../lib/drafts/draft.js';
import type { OpenDraft } from '../../lib/drafts/use-draft.js';
import { toast, type ToastMessage } from '../toast-store.js';

export type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent' }
  /** The form had arrived before, at `sentAt` (ISO) where the server said so; this device cannot open it. */
  | { state: 'already-sent'; sentAt: string | undefined }
  /** `message` is the server's own sentence, where it had one. */
  | { state: 'failed'; message: string | undefined };

/** How one kind of form is sent, and what is said about it. */
export interface SendRules<Made extends Draft> {
  /** What the form is called in a sentence: 'timesheet'. */
  noun: string;
  /** What keeps it from going, the first to be asked for first. */
  faults: (draft: Made) => FormFault[];
  /** The same key sent again gets the first answer again. */
  send: (draft: Made, idempotencyKey: string, change: ChangeDraft<Made>) => Promise<unknown>;
  /** The code of the server's refusal of a form that had arrived before. */
  alreadySentCode: string;
  /** Keeps what was entered and whom it was sent to, for the next form. */
  remember: (draft: Made) => void;
  faultToast: (fault: FormFault) => ToastMessage;
  sentToast: (draft: Made) => ToastMessage;
  failedToast: (error: unknown) => ToastMessage;
}

interface SendOptions<Made extends Draft> extends Omit<OpenDraft<Made>, 'draft'> {
  rules: SendRules<Made>;
  /** The fields that keep it from going, by their wire names. */
  onFaults: (paths: string[]) => void;
  onDone: () => void;
  /** Opens the sent form by its key. */
  onOpenSent: (id: string, key: string) => void;
}

/** Checks, sends and says how it went; on failure the form stays as it was. `isComplete` only checks, and asks for what is missing. */
export function useSend<Made extends Draft>(options: SendOptions<Made>) {
  const { rules, change, discard, onFaults, onDone, onOpenSent } = options;
  const [sending, setSending] = useState<Sending>({ state: 'idle' });

  const isComplete = (draft: Made) => {
    const faults = rules.faults(draft);
    onFaults(faults.map(({ path }) => path));
    const [first] = faults;
    if (first) toast(rules.faultToast(first));
    return !first;
  };

  const failed = async (draft: Made, error: unknown) => {
    if (!isAlreadySent(error, rules.alreadySentCode)) {
      setSending({ state: 'failed', message: serverMessage(error) });
      return void toast(rules.failedToast(error));
    }
    const { sentAt, key } = sentBefore(error);
    await discard();
    if (!key) return setSending({ state: 'already-sent', sentAt });
    toast(alreadySentToast(rules.noun, sentAt));
    onOpenSent(draft.form.id, key);
  };

  const send = async (draft: Made) => {
    if (!isComplete(draft)) return;
    setSending({ state: 'sending' });
    const { attempt } = attemptToSend(draft, uuidv4);
    change((current) => ({ ...current, attempt }));
    try {
      await rules.send(draft, attempt.key, change);
    } catch (error) {
      return failed(draft, error);
    }
    rules.remember(draft);
    await discard();
    setSending({ state: 'sent' });
    toast(rules.sentToast(draft));
    setTimeout(onDone, HOME_AFTER_SUBMIT_MS);
  };

  return { sending, isComplete, send };
}

function isAlreadySent(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.problem?.code === code;
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

/** For a form that had arrived before, whatever this screen was told at the time. */
function alreadySentToast(noun: string, sentAt: string | undefined): ToastMessage {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const when = sentAt ? ` It arrived on ${formatMoment(sentAt, zone)}.` : '';
  return {
    title: 'Already sent',
    description: `This ${noun} had been sent before.${when} What you changed after that is not on it.`,
  };
}
