import { formatMoment, HOME_AFTER_SUBMIT_MS, type FormFault } from '@groundsheet/form-rules';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { ApiError, serverMessage } from '../../lib/api-error.js';
import { attemptToSend, type ChangeDraft, type Draft } from '../drafts/draft.js';
import { hasMoved } from '../drafts/draft-saver.js';
import type { OpenDraft } from '../drafts/use-draft.js';
import type { Sender } from './sender.js';
import { toast, type ToastMessage } from '../../components/toast-store.js';
import type { Saves } from '../drafts/use-saves.js';

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
  faults: (draft: Made, sender: Sender) => FormFault[];
  /** The same key sent again gets the first answer again. */
  send: (draft: Made, idempotencyKey: string, by: SentBy<Made>) => Promise<unknown>;
  /** The code of the server's refusal of a form that had arrived before. */
  alreadySentCode: string;
  /** Keeps what was entered and whom it was sent to, for the next form. */
  remember: (draft: Made) => void;
  faultToast: (fault: FormFault) => ToastMessage;
  sentToast: (draft: Made, sender: Sender) => ToastMessage;
  failedToast: (error: unknown) => ToastMessage;
}

/** What sending needs besides the form. */
export interface SentBy<Made extends Draft> {
  sender: Sender;
  change: ChangeDraft<Made>;
}

interface SendOptions<Made extends Draft> extends Omit<OpenDraft<Made>, 'draft'> {
  rules: SendRules<Made>;
  sender: Sender;
  saves: Saves<Made>;
  /** The fields that keep it from going, by their wire names. */
  onFaults: (paths: string[]) => void;
  onDone: () => void;
  /** Opens the sent form by its key. */
  onOpenSent: (id: string, key: string) => void;
}

/** Checks, sends and says how it went; on failure the form stays as it was. `isComplete` only checks, and asks for what is missing. */
export function useSend<Made extends Draft>(options: SendOptions<Made>) {
  const { rules, sender, saves, current, change, discard, onFaults, onDone, onOpenSent } = options;
  const [sending, setSending] = useState<Sending>({ state: 'idle' });

  const isComplete = (draft: Made) => {
    const faults = rules.faults(draft, sender);
    onFaults(faults.map(({ path }) => path));
    const [first] = faults;
    if (first) toast(rules.faultToast(first));
    return !first;
  };

  /** Says so where a refusal means that the form had arrived before; false where it means something else. */
  const noticeSent = async (error: unknown) => {
    if (!isAlreadySent(error, rules.alreadySentCode)) return false;
    const { id } = current().form;
    const { sentAt, key } = sentBefore(error);
    await discard();
    if (key) {
      toast(alreadySentToast(rules.noun, sentAt));
      onOpenSent(id, key);
    } else {
      setSending({ state: 'already-sent', sentAt });
    }
    return true;
  };

  const failed = async (error: unknown): Promise<void> => {
    if (hasMoved(error)) {
      const found = await saves.compare();
      if (found?.state === 'saved') return attempt();
      if (found?.state === 'moved') return setSending({ state: 'idle' });
    }
    if (await noticeSent(error)) return;
    setSending({ state: 'failed', message: serverMessage(error) });
    toast(rules.failedToast(error));
  };

  const send = async (draft: Made) => {
    if (!isComplete(draft)) return;
    setSending({ state: 'sending' });
    // A save under way brings another version.
    await saves.settle();
    return attempt();
  };

  const attempt = async (): Promise<void> => {
    setSending({ state: 'sending' });
    const draft = attemptToSend(current(), uuidv4);
    change((now) => ({ ...now, attempt: draft.attempt }));
    try {
      await rules.send(draft, draft.attempt.key, { sender, change });
    } catch (error) {
      return failed(error);
    }
    rules.remember(draft);
    await discard();
    setSending({ state: 'sent' });
    toast(rules.sentToast(draft, sender));
    setTimeout(onDone, HOME_AFTER_SUBMIT_MS);
  };

  return { sending, isComplete, send, noticeSent };
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
