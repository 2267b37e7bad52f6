import { CHECK_SHEET_AUTOSAVE_MS } from '@groundsheet/form-rules';
import { useRef } from 'react';

import { toast } from '../../components/toast-store.js';
import { useAutosave, type Saves } from '../../forms/drafts/use-saves.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';
import { DRAFT_SAVED, saveFailedToast } from './save-toasts.js';

interface SheetSavesOptions {
  saves: Saves<CheckSheetDraft>;
  current: () => CheckSheetDraft;
  /** True where a refusal means that the sheet had been sent before; then that is said instead. */
  noticeSent: (error: unknown) => Promise<boolean>;
  /** Whether the sheet is still being filled in. */
  isOpen: boolean;
}

/** Saves a check sheet on Next, every 30 seconds and when asked, and says how it went (specification part 2, section 8). */
export function useSheetSaves({ saves, current, noticeSent, isOpen }: SheetSavesOptions) {
  const hasFailed = useRef(false);

  const save = async (what: 'check sheet data' | 'draft', { sayAgain }: { sayAgain: boolean }) => {
    const outcome = await saves.save();
    const wasFailing = hasFailed.current;
    hasFailed.current = outcome?.state === 'failed';
    if (outcome?.state !== 'failed') return outcome?.state === 'saved';
    if (await noticeSent(outcome.error)) return false;
    if (sayAgain || !wasFailing) toast(saveFailedToast(what, outcome.error));
    return false;
  };

  // Out of signal for an hour, a driver is told once, not every 30 seconds.
  const autosave = () => {
    if (isOpen && !saves.other) void save('check sheet data', { sayAgain: false });
  };
  useAutosave(current, autosave, CHECK_SHEET_AUTOSAVE_MS);

  return {
    saveOnNext: () => void save('check sheet data', { sayAgain: true }),
    saveDraft: async () => {
      if (await save('draft', { sayAgain: true })) toast(DRAFT_SAVED);
    },
  };
}
