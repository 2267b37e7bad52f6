import { useCallback, useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';

import type { FormKind } from '@groundsheet/form-rules';
import { today } from '../../lib/today.js';
import { forCustomer, isFor, isUntouched, type ChangeDraft, type Draft, type FormCustomer } from './draft.js';
import { draftName, loadDraft } from './draft-store.js';
import { createWriter } from './draft-writer.js';

export interface OpenDraft<Made extends Draft> {
  draft: Made;
  /** The draft at this moment, for what outlasts one drawing of the screen. */
  current: () => Made;
  change: ChangeDraft<Made>;
  discard: () => Promise<void>;
}

export type DraftState<Made extends Draft> =
  | { state: 'loading' }
  /** Something unsent is kept for another customer or order number: whose is this form? */
  | { state: 'other'; kept: Made; startNew: () => void }
  | ({ state: 'open' } & OpenDraft<Made>);

/** Makes an empty form; `today` is a plain date, `now` ISO. */
export type BeginForm<Made extends Draft> = (
  id: string,
  customer: FormCustomer,
  today: string,
  now: string,
) => Made;

/**
 * The one keeper of a form in the making: what is typed, drawn and chosen, and the step. Every change is
 * written to IndexedDB, so that a reload, a crash or a flat battery costs nothing.
 *
 * @param kind of form; it and `beginForm` stay the same as long as the screen is open
 */
export function useDraft<Made extends Draft>(
  kind: FormKind,
  customer: FormCustomer,
  beginForm: BeginForm<Made>,
): DraftState<Made> {
  const { customerId, orderNumber, customerName } = customer;
  const [name] = useState(() => draftName(kind));
  const [draft, show] = useState<Made | null>(null);
  const latest = useRef<Made | null>(null);
  const discarded = useRef(false);
  const [kept, setKept] = useState<Made | null>(null);
  const [writer] = useState(() => createWriter(name));

  const open = useCallback((next: Made) => {
    latest.current = next;
    setKept(null);
    show(next);
  }, []);

  const begin = useCallback(() => {
    discarded.current = false;
    const chosen = { customerId, orderNumber, customerName };
    open(beginForm(uuidv7(), chosen, today(), new Date().toISOString()));
  }, [open, beginForm, customerId, orderNumber, customerName]);

  useEffect(() => {
    let current = true;
    const chosen = { customerId, orderNumber, customerName };
    loadDraft<Made>(name)
      .catch(() => undefined)
      .then((found) => {
        if (!current) return;
        if (!found) begin();
        else if (isFor(found, chosen)) open(found);
        else if (isUntouched(found)) begin();
        else if (!found.form.customerId) open(forCustomer(found, chosen));
        else setKept(found);
      });
    return () => {
      current = false;
    };
  }, [begin, open, name, customerId, orderNumber, customerName]);

  const change = useCallback<ChangeDraft<Made>>(
    (rule) => {
      // What a save brings late must not bring back a form that is gone.
      if (!latest.current || discarded.current) return;
      const next = { ...rule(latest.current), changedAt: new Date().toISOString() };
      writer.write(next);
      open(next);
    },
    [open, writer],
  );

  const current = useCallback(() => {
    if (!latest.current) throw new Error('No draft is open');
    return latest.current;
  }, []);

  const discard = useCallback(() => {
    discarded.current = true;
    return writer.remove();
  }, [writer]);

  const startNew = () => {
    void discard();
    begin();
  };

  if (kept) return { state: 'other', kept, startNew };
  if (!draft) return { state: 'loading' };
  return { state: 'open', draft, current, change, discard };
}
