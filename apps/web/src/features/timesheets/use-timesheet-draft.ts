import { useCallback, useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';

import { today } from '../../lib/today.js';
import { loadDraft, removeDraft, saveDraft } from './draft-store.js';
import { isFor, isUntouched, newDraft, type FormCustomer, type TimesheetDraft } from './timesheet-draft.js';

export type ChangeDraft = (change: (draft: TimesheetDraft) => TimesheetDraft) => void;

export type DraftState =
  | { state: 'loading' }
  /** Something unsent is kept for another customer or order number: whose is this form? */
  | { state: 'other'; kept: TimesheetDraft; startNew: () => void }
  | { state: 'open'; draft: TimesheetDraft; change: ChangeDraft; discard: () => Promise<void> };

/**
 * The one keeper of a timesheet in the making: what is typed, drawn and chosen, and the step. Every change is
 * written to IndexedDB, so that a reload, a crash or a flat battery costs nothing.
 */
export function useTimesheetDraft(customer: FormCustomer): DraftState {
  const { customerId, orderNumber, customerName } = customer;
  const [draft, show] = useState<TimesheetDraft | null>(null);
  const latest = useRef<TimesheetDraft | null>(null);
  const [kept, setKept] = useState<TimesheetDraft | null>(null);
  const [writer] = useState(createWriter);

  const open = useCallback((next: TimesheetDraft) => {
    latest.current = next;
    setKept(null);
    show(next);
  }, []);

  const begin = useCallback(() => {
    const chosen = { customerId, orderNumber, customerName };
    open(newDraft(uuidv7(), chosen, today(), new Date().toISOString()));
  }, [open, customerId, orderNumber, customerName]);

  useEffect(() => {
    let current = true;
    const chosen = { customerId, orderNumber, customerName };
    loadDraft()
      .catch(() => undefined)
      .then((found) => {
        if (!current) return;
        if (!found) begin();
        else if (isFor(found, chosen)) open(found);
        else if (isUntouched(found)) begin();
        else setKept(found);
      });
    return () => {
      current = false;
    };
  }, [begin, open, customerId, orderNumber, customerName]);

  const change = useCallback<ChangeDraft>(
    (rule) => {
      if (!latest.current) return;
      const next = { ...rule(latest.current), changedAt: new Date().toISOString() };
      writer.write(next);
      open(next);
    },
    [open, writer],
  );

  const discard = useCallback(() => writer.remove(), [writer]);

  const startNew = () => {
    void discard();
    begin();
  };

  if (kept) return { state: 'other', kept, startNew };
  if (!draft) return { state: 'loading' };
  return { state: 'open', draft, change, discard };
}

/**
 * Writes each change at once; what changes while a write is under way follows it, only the latest of it. So
 * nothing waits longer than one write, even when the page is left right after the last letter.
 */
function createWriter() {
  let waiting: TimesheetDraft | null = null;
  let busy: Promise<void> | null = null;

  const work = async () => {
    while (waiting) {
      const draft = waiting;
      waiting = null;
      await saveDraft(draft).catch(() => undefined);
    }
    busy = null;
  };
  return {
    write(draft: TimesheetDraft) {
      waiting = draft;
      busy ??= work();
    },
    async remove() {
      waiting = null;
      await busy;
      await removeDraft();
    },
  };
}
