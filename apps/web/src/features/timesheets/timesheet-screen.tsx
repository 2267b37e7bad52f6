import { DraftScreen } from '../../forms/drafts/draft-screen.js';
import type { FormCustomer } from '../../forms/drafts/draft.js';
import { TIMESHEET_DRAFTS } from './api.js';
import { describeDraft } from './describe-draft.js';
import { TIMESHEET_DRAFT } from './draft-name.js';
import { newDraft, type TimesheetDraft } from './timesheet-draft.js';
import { TimesheetWizard } from './timesheet-wizard.js';

interface TimesheetScreenProps {
  mode: 'quick' | 'full';
  customer: FormCustomer;
  /** The draft of the server that is to be opened. */
  savedId: string | undefined;
  /** Leads to the kept timesheet under its own customer and order number. */
  onCarryOn: (kept: TimesheetDraft) => void;
  /** Opens a form that has been sent, for who is signed in. */
  onSent: (id: string) => void;
  onDone: () => void;
  /** Opens a form that had been sent before, by the key of its sender. */
  onOpenSent: (id: string, key: string) => void;
}

/** Opens the wizard on the timesheet of this device. */
export function TimesheetScreen({
  mode,
  customer,
  savedId,
  onCarryOn,
  onSent,
  ...ends
}: TimesheetScreenProps) {
  return (
    <DraftScreen
      kind={TIMESHEET_DRAFT}
      noun="timesheet"
      customer={customer}
      begin={newDraft}
      describe={describeDraft}
      savedId={savedId}
      calls={TIMESHEET_DRAFTS}
      onCarryOn={onCarryOn}
      onSent={onSent}
    >
      {(open) => <TimesheetWizard mode={mode} {...open} {...ends} />}
    </DraftScreen>
  );
}
