import { useCallback, useEffect, useRef } from 'react';

import { retriable } from '../../lib/retriable.js';
import type { Draft } from '../drafts/draft.js';
import type { OutboxEntry } from '../outbox/outbox-entry.js';
import { mayHaveOutbox } from '../outbox/outbox-hint.js';
import type { FormDefinition } from '../wizard/form-definition.js';
import type { Sender } from './sender.js';

const loadOutbox = retriable(() => import('../outbox/outbox-of-form.js'));
type Outbox = Awaited<ReturnType<typeof loadOutbox>>;

interface EntryOptions<Made extends Draft> {
  form: FormDefinition<Made>;
  sender: Sender;
  current: () => Made;
  /** The form that is open waits in the outbox already. */
  onFound: () => void;
  onReceived: (entry: OutboxEntry) => void;
  /** The server will not have it as it is. Not said of one that was found waiting, or was put there without a signal. */
  onRefused: (entry: OutboxEntry) => void;
  /** Said once, likewise. `sendsItself` with a signal, also where the page is closed by then. */
  onUnanswered: (entry: OutboxEntry, sendsItself: boolean) => void;
}

/** The open form in the outbox of this device: puts it there, follows it, and takes it out again where it is changed. */
export function useEntry<Made extends Draft>({ form, sender, current, ...heard }: EntryOptions<Made>) {
  /** Of the form as it was put into the outbox; null where it is not there. */
  const queuedAt = useRef<number | null>(null);
  const unwatch = useRef<() => void>(() => undefined);
  const isLeft = useRef(false);
  const hear = useRef(heard);
  useEffect(() => {
    hear.current = heard;
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const { id } = current().form;
  const { revision } = current();

  const takeBack = useCallback(async () => {
    queuedAt.current = null;
    unwatch.current();
    if (mayHaveOutbox()) await (await loadOutbox()).takeBack(id);
  }, [id]);

  const follow = useCallback(
    (outbox: Outbox, waits: boolean) => {
      let isSaid = waits;
      const told = (entry: OutboxEntry) => {
        const isOver = outbox.isFinished(entry);
        const isRefused = entry.state === 'needs-you' && !waits;
        if (isOver || isRefused) unwatch.current();
        if (isOver) return hear.current.onReceived(entry);
        if (isRefused) return hear.current.onRefused(entry);
        if (isSaid || !entry.reason) return;
        isSaid = true;
        hear.current.onUnanswered(entry, entry.state === 'queued' && outbox.isLasting(id));
      };
      unwatch.current();
      // A driver who found it waiting and has left the page is told nothing.
      unwatch.current = outbox.watch(id, (entry) =>
        waits && isLeft.current ? unwatch.current() : told(entry),
      );
    },
    [id],
  );

  /**
   * Puts the form into the outbox as it is now.
   *
   * @returns whether it waits there for a signal; else it is sent next
   * @throws where the script of the outbox does not come
   */
  const put = async () => {
    const outbox = await loadOutbox();
    queuedAt.current = current().revision;
    const entry = await outbox.queue(form, current(), sender);
    const waits = !navigator.onLine && outbox.isLasting(id);
    follow(outbox, waits);
    return { entry, waits };
  };

  /** Sends it, once more where its driver has been let in meanwhile. */
  const sendNow = async () => {
    const outbox = await loadOutbox();
    follow(outbox, false);
    await outbox.sendNow(id);
  };

  useEffect(() => {
    // Most forms have nothing to do with it: then its script is not fetched either.
    if (!mayHaveOutbox()) return;
    let isOpen = true;
    void loadOutbox()
      .then(async (outbox) => {
        if (!(await outbox.isWaiting(id)) || !isOpen || queuedAt.current !== null) return;
        follow(outbox, true);
        hear.current.onFound();
      })
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [id, follow]);

  // What is changed is another form: signatures fall as they do on any change, and it is sent again by hand.
  useEffect(() => {
    if (queuedAt.current !== null && queuedAt.current !== revision) void takeBack().catch(() => undefined);
  }, [revision, takeBack]);

  return { put, sendNow, takeBack };
}
