import { useCallback, useEffect, useRef } from 'react';

import { mayHaveOutbox } from '../outbox/outbox-hint.js';
import { retriable } from '../../lib/retriable.js';
import type { Draft } from '../drafts/draft.js';
import type { FormDefinition } from '../wizard/form-definition.js';
import type { Sender } from './sender.js';

const loadOutbox = retriable(() => import('../outbox/outbox-of-form.js'));

interface QueueOptions<Made extends Draft> {
  form: FormDefinition<Made>;
  sender: Sender;
  current: () => Made;
  /** The form that is open waits in the outbox already. */
  onFound: () => void;
  /** It has gone from there while it is open. */
  onSent: () => void;
}

/** Puts the open form into the outbox of this device, and takes it out again where it is changed. */
export function useQueue<Made extends Draft>({ form, sender, current, onFound, onSent }: QueueOptions<Made>) {
  const queuedAt = useRef<number | null>(null);
  const { id } = current().form;
  const { revision } = current();

  const told = useRef({ onFound, onSent });
  useEffect(() => {
    told.current = { onFound, onSent };
  });
  const unwatch = useRef<(() => void) | null>(null);
  const watch = useCallback(
    (outbox: Awaited<ReturnType<typeof loadOutbox>>) => {
      unwatch.current?.();
      unwatch.current = outbox.whenSent(id, () => told.current.onSent());
    },
    [id],
  );
  useEffect(() => () => unwatch.current?.(), [id]);

  const takeBack = useCallback(async () => {
    queuedAt.current = null;
    unwatch.current?.();
    if (mayHaveOutbox()) await (await loadOutbox()).takeBack(id);
  }, [id]);

  /** @returns false where this device cannot keep it */
  const queue = async (): Promise<boolean> => {
    try {
      const outbox = await loadOutbox();
      queuedAt.current = current().revision;
      await outbox.queue(form, current(), sender);
      watch(outbox);
      return true;
    } catch {
      queuedAt.current = null;
      return false;
    }
  };

  useEffect(() => {
    // Most forms have nothing to do with it: then its script is not fetched either.
    if (!mayHaveOutbox()) return;
    let isOpen = true;
    void loadOutbox()
      .then(async (outbox) => {
        if (!(await outbox.isWaiting(id)) || !isOpen || queuedAt.current !== null) return;
        watch(outbox);
        told.current.onFound();
      })
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [id, watch]);
  // What is changed is another form: signatures fall as they do on any change, and it is sent again by hand.
  useEffect(() => {
    if (queuedAt.current !== null && queuedAt.current !== revision) void takeBack().catch(() => undefined);
  }, [revision, takeBack]);

  /** It is being sent from the screen, which says itself how that went. */
  const sendByHand = () => unwatch.current?.();

  return { queue, takeBack, sendByHand };
}
