import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';

import type { DriverKind } from '@groundsheet/form-rules';
import { today } from '../../lib/today.js';
import { localOwner } from '../../lib/local-owner.js';
import { forCustomer, isUntouched, type ChangeDraft, type Draft, type FormCustomer } from './draft.js';
import { draftName, openDraftsOf, draftsOf, removeUntouched } from './draft-store.js';
import { createWriter, type DraftWriter } from './draft-writer.js';

export interface OpenDraft<Made extends Draft> {
  draft: Made;
  /** The draft at this moment, for what outlasts one drawing of the screen. */
  current: () => Made;
  change: ChangeDraft<Made>;
  discard: () => Promise<void>;
}

export type DraftState<Made extends Draft> =
  | { state: 'loading' }
  /** Forms of the kind wait on this device: is one of them meant? */
  | { state: 'choice'; kept: readonly Made[]; startNew: () => void }
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
 * @param id of the form that is carried on with; without one a new form is begun
 */
export function useDraft<Made extends Draft>(
  kind: DriverKind,
  id: string | undefined,
  customer: FormCustomer,
  beginForm: BeginForm<Made>,
): DraftState<Made> {
  const { customerId, orderNumber, customerName, firm } = customer;
  const [owner] = useState(localOwner);
  const [draft, show] = useState<Made | null>(null);
  const latest = useRef<Made | null>(null);
  const writer = useRef<DraftWriter | null>(null);
  const discarded = useRef(false);
  const [kept, setKept] = useState<readonly Made[] | null>(null);

  const open = useCallback(
    (next: Made) => {
      if (latest.current?.form.id !== next.form.id) {
        writer.current = createWriter(draftName(kind, next.form.id, owner));
        discarded.current = false;
      }
      latest.current = next;
      setKept(null);
      show(next);
    },
    [kind, owner],
  );

  const begin = useCallback(() => {
    void removeUntouched(kind, owner).catch(() => undefined);
    const chosen = { customerId, orderNumber, customerName, firm };
    open(beginForm(uuidv7(), chosen, today(), new Date().toISOString()));
  }, [open, beginForm, kind, owner, customerId, orderNumber, customerName, firm]);

  useEffect(() => {
    // The address follows the form that has been begun.
    if (id && latest.current?.form.id === id) return;
    let current = true;
    const chosen = { customerId, orderNumber, customerName };
    Promise.all([draftsOf(owner), openDraftsOf(owner)])
      .catch(() => [[], []])
      .then(([all, unsent]) => {
        if (!current) return;
        const ofKind = all.filter((each) => each.kind === kind).map((each) => each.draft as Made);
        const found = ofKind.find(({ form }) => form.id === id);
        const waiting = unsent.flatMap((each) =>
          each.kind === kind && !isUntouched(each.draft) ? [each.draft as Made] : [],
        );
        // A whole wizard is drawn bit by bit, like the first screen.
        startTransition(() => {
          if (found) open(found.form.customerId || !customerId ? found : forCustomer(found, chosen));
          else if (waiting.length > 0) setKept(waiting);
          else begin();
        });
      });
    return () => {
      current = false;
    };
  }, [begin, open, kind, owner, id, customerId, orderNumber, customerName]);

  const change = useCallback<ChangeDraft<Made>>(
    (rule) => {
      // What a save brings late must not bring back a form that is gone.
      if (!latest.current || discarded.current) return;
      const next = { ...rule(latest.current), changedAt: new Date().toISOString() };
      writer.current?.write(next);
      open(next);
    },
    [open],
  );

  const current = useCallback(() => {
    if (!latest.current) throw new Error('No draft is open');
    return latest.current;
  }, []);

  const discard = useCallback(() => {
    discarded.current = true;
    return writer.current!.remove();
  }, []);

  if (kept) return { state: 'choice', kept, startNew: begin };
  if (!draft) return { state: 'loading' };
  return { state: 'open', draft, current, change, discard };
}
