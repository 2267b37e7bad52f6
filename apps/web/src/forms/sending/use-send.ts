import { FORM_KINDS, formatMoment, HOME_AFTER_SUBMIT_MS } from '@groundsheet/form-rules';
import { useEffect, useRef, useState } from 'react';

import { toast, type ToastMessage } from '../../components/toast-store.js';
import { ApiError, serverMessage } from '../../lib/api-error.js';
import { ownZone } from '../../lib/own-zone.js';
import { enterOnForm, type Draft } from '../drafts/draft.js';
import type { OpenDraft } from '../drafts/use-draft.js';
import type { Saves } from '../drafts/use-saves.js';
import type { FormDefinition } from '../wizard/form-definition.js';
import type { PlacedFault } from '../wizard/top-down.js';
import { noteAttempt, outcomeOf, recordOf, sendRecord } from './outbox.js';
import type { Sender } from './sender.js';
import { useQueue } from './use-queue.js';

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

/** Checks, sends and says how it went; on failure the form stays as it was. */
export function useSend<Made extends Draft>(options: SendOptions<Made>) {
  const { form, sender, saves, current, change, discard, onDone, onOpenSent } = options;
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const goingHome = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLeft = useRef(false);
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

  const gone = (draft: Made, unmailed?: string) => {
    setSending({ state: 'sent', unmailed });
    const sent = form.toasts.sent(draft, sender);
    const addAddress = { label: 'Add an address', onChoose: () => onOpenSent(draft.form.id) };
    toast(unmailed ? { ...sent, description: unmailed, action: addAddress } : sent);
    if (!isLeft.current) goingHome.current = setTimeout(onDone, HOME_AFTER_SUBMIT_MS);
  };

  const { queue, takeBack, sendByHand } = useQueue({
    form,
    sender,
    current,
    onFound: () => setSending({ state: 'queued' }),
    onSent: () => {
      const draft = current();
      form.rememberEntries(draft);
      void discard().then(() => gone(draft));
    },
  });

  /** Says so where a refusal means that the form had arrived before; false where it means something else. */
  const noticeSent = async (error: unknown) => {
    const outcome = outcomeOf(error);
    if (outcome.state !== 'already-sent') return false;
    const { sentAt, key } = outcome;
    const { id } = current().form;
    // It has arrived: the copy in the outbox goes as well.
    await takeBack().catch(() => undefined);
    await discard();
    if (key) {
      toast(alreadySentToast(FORM_KINDS[form.kind].noun, sentAt));
      onOpenSent(id, key);
    } else {
      setSending({ state: 'already-sent', sentAt });
    }
    return true;
  };

  const failed = async (error: unknown) => {
    if (await noticeSent(error)) return;
    // No answer of the server's: it goes out by itself as soon as there is a signal.
    const isQueued = !(error instanceof ApiError) && (await queue());
    setSending({ state: 'failed', message: serverMessage(error), isQueued });
    toast(form.toasts.failed(error));
    options.onRefused(error);
  };

  const attempt = async (): Promise<void> => {
    sendByHand();
    setSending({ state: 'sending' });
    const record = recordOf(form.kind, current());
    change((now) => noteAttempt(now, record));
    const outcome = await sendRecord(form, record, { sender, change });
    if (outcome.state === 'moved') {
      const found = await saves.compare();
      if (found?.state === 'saved') return attempt();
      if (found?.state === 'moved') return setSending({ state: 'idle' });
    }
    if (outcome.state !== 'sent') return failed(outcome.error);
    // It has gone; where the script of the outbox does not come now, the outbox finds out by itself.
    await takeBack().catch(() => undefined);
    await discard();
    gone(record.draft, outcome.unmailed);
  };

  const send = async () => {
    if (!isComplete()) return;
    setSending({ state: 'sending' });
    if (!navigator.onLine && (await queue())) {
      form.rememberEntries(current());
      setSending({ state: 'queued' });
      return;
    }
    // A save under way brings another version.
    await saves.settle();
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
