import { FORM_KINDS, formatMoment, HOME_AFTER_SUBMIT_MS } from '@groundsheet/form-rules';
import { useCallback, useEffect, useRef, useState } from 'react';

import { toast, type ToastMessage } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { ownZone } from '../../lib/own-zone.js';
import { retriable } from '../../lib/retriable.js';
import { letIn } from '../../lib/session/keep-session.js';
import { enterOnForm, type Draft } from '../drafts/draft.js';
import { hasMoved } from '../drafts/draft-saver.js';
import type { OpenDraft } from '../drafts/use-draft.js';
import type { Saves } from '../drafts/use-saves.js';
import { rememberRecipients } from '../memory/remembered.js';
import { noteAttempt } from '../outbox/attempts.js';
import type { OutboxEntry } from '../outbox/outbox-entry.js';
import { mayHaveOutbox } from '../outbox/outbox-hint.js';
import type { FormDefinition } from '../wizard/form-definition.js';
import type { PlacedFault } from '../wizard/top-down.js';
import { alreadySentIn, errorOf } from './sent-answer.js';
import type { Sender } from './sender.js';

const loadOutbox = retriable(() => import('../outbox/outbox-of-form.js'));

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
  /** Of the form as it was put into the outbox; null where it is not there. */
  const queuedAt = useRef<number | null>(null);
  const unwatch = useRef<() => void>(() => undefined);
  const { id } = current().form;
  const { revision } = current();

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

  const takeBack = useCallback(async () => {
    queuedAt.current = null;
    unwatch.current();
    if (mayHaveOutbox()) await (await loadOutbox()).takeBack(id);
  }, [id]);

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

  const failed = (error: unknown, isQueued: boolean) => {
    setSending({ state: 'failed', message: serverMessage(error), isQueued });
    toast(form.toasts.failed(error));
    options.onRefused(error);
  };

  /** The server will not have it as it is. */
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

  /** @param panel whether its driver knows already that it waits */
  const watch = (outbox: Awaited<ReturnType<typeof loadOutbox>>, panel: boolean) => {
    unwatch.current();
    let saysSo = !panel;
    unwatch.current = outbox.watch(id, (entry) => {
      // Whoever found it waiting and has left it again is not told.
      if (panel && isLeft.current) return unwatch.current();
      if (outbox.isFinished(entry)) {
        unwatch.current();
        void gone(entry);
      } else if (entry.state === 'needs-you' && !panel) {
        unwatch.current();
        void refused(entry);
      } else if (saysSo && entry.reason) {
        saysSo = false;
        failed(errorOf(entry), outbox.isLasting(id));
      }
    });
  };

  const sendNow = async () => {
    const outbox = await loadOutbox();
    watch(outbox, false);
    await outbox.sendNow(id);
  };

  const attempt = async (): Promise<void> => {
    setSending({ state: 'sending' });
    try {
      const outbox = await loadOutbox();
      queuedAt.current = current().revision;
      const entry = await outbox.queue(form, current(), sender);
      change((now) => noteAttempt(now, entry));
      const panel = !navigator.onLine && outbox.isLasting(id);
      watch(outbox, panel);
      if (!panel) return await outbox.sendNow(id);
      form.rememberEntries(current());
      setSending({ state: 'queued' });
    } catch (error) {
      queuedAt.current = null;
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

  const found = useRef(watch);
  useEffect(() => {
    found.current = watch;
  });
  useEffect(() => {
    // Most forms have nothing to do with it: then its script is not fetched either.
    if (!mayHaveOutbox()) return;
    let isOpen = true;
    void loadOutbox()
      .then(async (outbox) => {
        if (!(await outbox.isWaiting(id)) || !isOpen || queuedAt.current !== null) return;
        found.current(outbox, true);
        setSending({ state: 'queued' });
      })
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [id]);

  // What is changed is another form: signatures fall as they do on any change, and it is sent again by hand.
  useEffect(() => {
    if (queuedAt.current !== null && queuedAt.current !== revision) void takeBack().catch(() => undefined);
  }, [revision, takeBack]);

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
