import { FORM_KINDS, formatMoment, HOME_AFTER_SUBMIT_MS } from '@groundsheet/form-rules';
import { useEffect, useRef, useState } from 'react';

import { toast, type ToastMessage } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { ownZone } from '../../lib/own-zone.js';
import { letIn } from '../../lib/session/keep-session.js';
import { enterOnForm, type Draft } from '../drafts/draft.js';
import { hasMoved } from '../drafts/draft-saver.js';
import type { OpenDraft } from '../drafts/use-draft.js';
import type { Saves } from '../drafts/use-saves.js';
import { rememberRecipients } from '../memory/remembered.js';
import { noteAttempt } from '../outbox/attempts.js';
import type { OutboxEntry } from '../outbox/outbox-entry.js';
import type { FormDefinition } from '../wizard/form-definition.js';
import type { PlacedFault } from '../wizard/top-down.js';
import { alreadySentIn, errorOf } from './sent-answer.js';
import type { Sender } from './sender.js';
import { useEntry } from './use-entry.js';

export type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  /** `unmailed` is what the server says where nobody is mailed at all. */
  | { state: 'sent'; unmailed: string | undefined }
  /** The form had arrived before, at `sentAt` (ISO) where the server said so; this device cannot open it. */
  | { state: 'already-sent'; sentAt: string | undefined }
  /** `message` is the server's own sentence, where it had one. */
  | { state: 'failed'; message: string | undefined; isQueued: boolean }
  /** It waits on this device for a signal. */
  | { state: 'queued' };

interface SendOptions<Made extends Draft> extends OpenDraft<Made> {
  form: FormDefinition<Made>;
  sender: Sender;
  saves: Saves<Made>;
  /** What keeps it from going, from the top down. */
  faults: () => PlacedFault[];
  /** Asks for it on the screen, or for nothing any more. */
  onFaults: (faults: readonly PlacedFault[]) => void;
  /** Leads to the fields that the server has refused. */
  onRefused: (error: unknown) => void;
  onDone: () => void;
  /** Opens the sent form, by its key where the sender has no account. */
  onOpenSent: (id: string, key?: string) => void;
}

/**
 * Checks the form and puts it into the outbox of this device, which sends it at once where there is a signal; says how that
 * went. What the server refuses comes back out of the outbox, and the form stays as it was.
 */
export function useSend<Made extends Draft>(options: SendOptions<Made>) {
  const { form, sender, saves, current, change, discard, onDone, onOpenSent } = options;
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const goingHome = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLeft = useRef(false);
  const { id } = current().form;

  // A driver who has gone elsewhere meanwhile stays there.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      clearTimeout(goingHome.current);
    };
  }, []);

  /** Only checks, and asks for what is missing. */
  const isComplete = () => {
    const faults = options.faults();
    options.onFaults(faults);
    return faults.length === 0;
  };

  const gone = async ({ unmailed }: OutboxEntry) => {
    const draft = current();
    form.rememberEntries(draft);
    rememberRecipients(draft);
    await discard();
    setSending({ state: 'sent', unmailed });
    const sent = form.toasts.sent(draft, sender);
    const addAddress = { label: 'Add an address', onChoose: () => onOpenSent(draft.form.id) };
    toast(unmailed ? { ...sent, description: unmailed, action: addAddress } : sent);
    if (!isLeft.current) goingHome.current = setTimeout(onDone, HOME_AFTER_SUBMIT_MS);
  };

  const failed = (error: unknown, isQueued: boolean) => {
    setSending({ state: 'failed', message: serverMessage(error), isQueued });
    toast(form.toasts.failed(error));
    options.onRefused(error);
  };

  /** Says so where a refusal means that the form had arrived before; false where it means something else. */
  const noticeSent = async (error: unknown) => {
    const sent = alreadySentIn(error);
    if (!sent) return false;
    await takeBack().catch(() => undefined);
    await discard();
    if (sent.key) {
      toast(alreadySentToast(FORM_KINDS[form.kind].noun, sent.sentAt));
      onOpenSent(id, sent.key);
    } else {
      setSending({ state: 'already-sent', sentAt: sent.sentAt });
    }
    return true;
  };

  const refused = async (entry: OutboxEntry) => {
    const error = errorOf(entry);
    if (entry.needsSignIn && (await letIn())) return sendNow();
    if (await noticeSent(error)) return;
    await takeBack().catch(() => undefined);
    if (hasMoved(error)) {
      const found = await saves.compare();
      if (found?.state === 'saved') return attempt();
      if (found?.state === 'moved') return setSending({ state: 'idle' });
    }
    failed(error, false);
  };

  const { put, sendNow, takeBack } = useEntry({
    form,
    sender,
    current,
    onFound: () => setSending({ state: 'queued' }),
    onReceived: (entry) => void gone(entry),
    onRefused: (entry) => void refused(entry),
    onUnanswered: (entry, sendsItself) => failed(errorOf(entry), sendsItself),
  });

  const attempt = async (): Promise<void> => {
    setSending({ state: 'sending' });
    try {
      const { entry, waits } = await put();
      change((now) => noteAttempt(now, entry));
      if (!waits) return await sendNow();
      form.rememberEntries(current());
      setSending({ state: 'queued' });
    } catch (error) {
      failed(error, false);
    }
  };

  const send = async () => {
    if (!isComplete()) return;
    setSending({ state: 'sending' });
    // A save under way brings another version.
    if (navigator.onLine) await saves.settle();
    return attempt();
  };

  const carryOn = async () => {
    await takeBack();
    // Another revision, which is sent under another key.
    change((draft) => enterOnForm(draft, {}));
    setSending({ state: 'idle' });
  };

  return { sending, isComplete, send, noticeSent, takeBack: carryOn };
}

/** For a form that had arrived before, whatever this screen was told at the time. */
function alreadySentToast(noun: string, sentAt: string | undefined): ToastMessage {
  const zone = ownZone();
  const when = sentAt ? ` It arrived on ${formatMoment(sentAt, zone)}.` : '';
  return {
    title: 'Already sent',
    description: `This ${noun} had already been sent.${when} Changes you made after that are not on it.`,
  };
}
