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
}

/** Puts the open form into the outbox of this device, and takes it out again where it is changed. */
export function useQueue<Made extends Draft>({ form, sender, current, onFound }: QueueOptions<Made>) {
  const queuedAt = useRef<number | null>(null);
  const { id } = current().form;
  const { revision } = current();

  const takeBack = useCallback(async () => {
    queuedAt.current = null;
    if (mayHaveOutbox()) await (await loadOutbox()).takeBack(id);
  }, [id]);

  /** @returns false where this device cannot keep it */
  const queue = async (): Promise<boolean> => {
    try {
      const outbox = await loadOutbox();
      queuedAt.current = current().revision;
      await outbox.queue(form, current(), sender);
      return true;
    } catch {
      queuedAt.current = null;
      return false;
    }
  };

  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    // Most forms have nothing to do with it: then its script is not fetched either.
    if (!mayHaveOutbox()) return;
    let isOpen = true;
    void loadOutbox()
      .then(({ isWaiting }) => isWaiting(id))
      .then((waits) => waits && isOpen && queuedAt.current === null && found.current())
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [id]);
  // What is changed is another form: signatures fall as they do on any change, and it is sent again by hand.
  useEffect(() => {
    if (queuedAt.current !== null && queuedAt.current !== revision) void takeBack().catch(() => undefined);
  }, [revision, takeBack]);

  return { queue, takeBack };
}
