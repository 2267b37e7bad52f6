import type { ReactNode } from 'react';

import { DraftScreen } from '../../forms/drafts/draft-screen.js';
import type { FormCustomer } from '../../forms/drafts/draft.js';
import { CHECK_SHEET_DRAFTS } from './api.js';
import { newDraft, type CheckSheetDraft } from './check-sheet-draft.js';
import { CheckSheetWizard } from './check-sheet-wizard.js';
import { describeDraft } from './describe-draft.js';
import { CHECK_SHEET_DRAFT } from './draft-name.js';

interface CheckSheetScreenProps {
  customer: FormCustomer;
  /** The draft of the server that is to be opened. */
  savedId: string | undefined;
  /** Leads to the kept check sheet under its own customer and order number. */
  onCarryOn: (kept: CheckSheetDraft) => void;
  /** Opens a form that has been sent, for who is signed in. */
  onSent: (id: string) => void;
  onDone: () => void;
  /** Opens a form that had been sent before, by the key of its sender. */
  onOpenSent: (id: string, key: string) => void;
  /** The way home, made by the route. */
  back: ReactNode;
}

/** Opens the wizard on the check sheet of this device. */
export function CheckSheetScreen({ customer, savedId, onCarryOn, onSent, ...ends }: CheckSheetScreenProps) {
  return (
    <DraftScreen
      kind={CHECK_SHEET_DRAFT}
      noun="check sheet"
      customer={customer}
      begin={newDraft}
      describe={describeDraft}
      savedId={savedId}
      calls={CHECK_SHEET_DRAFTS}
      onCarryOn={onCarryOn}
      onSent={onSent}
    >
      {(open) => <CheckSheetWizard {...open} {...ends} />}
    </DraftScreen>
  );
}
