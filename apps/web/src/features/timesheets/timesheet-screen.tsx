import { FileClock } from 'lucide-react';

import { Button } from '../../components/button.js';
import { Card } from '../../components/card.js';
import { Skeleton } from '../../components/skeleton.js';
import { describeDraft } from './describe-draft.js';
import type { FormCustomer, TimesheetDraft } from './timesheet-draft.js';
import { TimesheetWizard } from './timesheet-wizard.js';
import { useTimesheetDraft } from './use-timesheet-draft.js';

interface TimesheetScreenProps {
  mode: 'quick' | 'full';
  customer: FormCustomer;
  /** Leads to the kept timesheet under its own customer and order number. */
  onCarryOn: (kept: TimesheetDraft) => void;
  onDone: () => void;
}

/** Opens the wizard on the draft of this device. */
export function TimesheetScreen({ mode, customer, onCarryOn, onDone }: TimesheetScreenProps) {
  const draft = useTimesheetDraft(customer);
  switch (draft.state) {
    case 'loading':
      return (
        <main className="mx-auto w-full max-w-reading p-edge">
          <Skeleton label="Opening your timesheet..." />
        </main>
      );
    case 'other':
      return (
        <OtherDraft kept={draft.kept} onCarryOn={() => onCarryOn(draft.kept)} onStartNew={draft.startNew} />
      );
    case 'open':
      return (
        <TimesheetWizard
          mode={mode}
          draft={draft.draft}
          change={draft.change}
          discard={draft.discard}
          onDone={onDone}
        />
      );
  }
}

interface OtherDraftProps {
  kept: TimesheetDraft;
  onCarryOn: () => void;
  onStartNew: () => void;
}

function OtherDraft({ kept, onCarryOn, onStartNew }: OtherDraftProps) {
  return (
    <main className="mx-auto flex w-full max-w-reading grow flex-col justify-center px-edge py-8">
      <Card className="flex flex-col gap-4">
        <FileClock aria-hidden className="size-10 text-attention" />
        <h1 className="text-xl">There is an unsent timesheet on this phone</h1>
        <p>{describeDraft(kept)}</p>
        <Button variant="primary" size="action" onClick={onCarryOn}>
          Carry on with it
        </Button>
        <Button size="action" onClick={onStartNew}>
          Throw it away and start a new one
        </Button>
      </Card>
    </main>
  );
}
