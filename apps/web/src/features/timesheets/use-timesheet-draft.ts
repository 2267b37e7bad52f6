import { useCallback, useEffect, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';

import { today } from '../../lib/today.js';
import { loadDraft, removeDraft, SAVE_DELAY_MS, saveDraft } from './draft-store.js';
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
  const [draft, setDraft] = useState<TimesheetDraft | null>(null);
  const [kept, setKept] = useState<TimesheetDraft | null>(null);
  const [writer] = useState(createWriter);

  const begin = useCallback(() => {
    const chosen = { customerId, orderNumber, customerName };
    setKept(null);
    setDraft(newDraft(uuidv7(), chosen, today(), new Date().toISOString()));
  }, [customerId, orderNumber, customerName]);

  useEffect(() => {
    let current = true;
    const chosen = { customerId, orderNumber, customerName };
    loadDraft()
      .catch(() => undefined)
      .then((found) => {
        if (!current) return;
        if (!found) begin();
        else if (isFor(found, chosen)) setDraft(found);
        else if (isUntouched(found)) begin();
        else setKept(found);
      });
    return () => {
      current = false;
    };
  }, [begin, customerId, orderNumber, customerName]);

  useEffect(() => writer.flushWhenHidden(), [writer]);

  const change = useCallback<ChangeDraft>(
    (rule) => {
      setDraft((before) => {
        if (!before) return before;
        const after = { ...rule(before), changedAt: new Date().toISOString() };
        writer.write(after);
        return after;
      });
    },
    [writer],
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

/** Writes the latest draft a moment after the last change, and at once when the page is hidden or left. */
function createWriter() {
  let waiting: TimesheetDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (waiting) void saveDraft(waiting).catch(() => undefined);
    waiting = null;
  };
  return {
    write(draft: TimesheetDraft) {
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_DELAY_MS);
    },
    async remove() {
      clearTimeout(timer);
      waiting = null;
      await removeDraft();
    },
    flushWhenHidden() {
      const whenHidden = () => document.visibilityState === 'hidden' && flush();
      addEventListener('pagehide', flush);
      document.addEventListener('visibilitychange', whenHidden);
      return () => {
        removeEventListener('pagehide', flush);
        document.removeEventListener('visibilitychange', whenHidden);
        flush();
      };
    },
  };
}
