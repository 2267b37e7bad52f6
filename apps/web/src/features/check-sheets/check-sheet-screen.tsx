import type { ReactNode } from 'react';

import { DraftScreen } from '../../components/wizard/draft-screen.js';
import type { FormCustomer } from '../../lib/drafts/draft.js';
import { newDraft, type CheckSheetDraft } from './check-sheet-draft.js';
import { CheckSheetWizard } from './check-sheet-wizard.js';
import { describeDraft } from './describe-draft.js';
import { CHECK_SHEET_DRAFT } from './draft-name.js';

interface CheckSheetScreenProps {
  customer: FormCustomer;
  /** Leads to the kept check sheet under its own customer and order number. */
  onCarryOn: (kept: CheckSheetDraft) => void;
  onDone: () => void;
  /** Opens a form that had been sent before, by the key of its sender. */
  onOpenSent: (id: string, key: string) => void;
  /** The way home, made by the route. */
  back: ReactNode;
}

/** Opens the wizard on the check sheet of this device. */
export function CheckSheetScreen({ customer, onCarryOn, ...ends }: CheckSheetScreenProps) {
  return (
    <DraftScreen
      kind={CHECK_SHEET_DRAFT}
      noun="check sheet"
      customer={customer}
      begin={newDraft}
      describe={describeDraft}
      onCarryOn={onCarryOn}
    >
      {(open) => <CheckSheetWizard {...open} {...ends} />}
    </DraftScreen>
  );
}
