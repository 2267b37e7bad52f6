import { AppWindow, FileClock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { Card } from '../../components/card.js';
import { Skeleton } from '../../components/skeleton.js';
import { useOnlyTab } from '../../lib/use-only-tab.js';
import { describeDraft } from './describe-draft.js';
import { DRAFT_NAME } from './draft-store.js';
import type { FormCustomer, TimesheetDraft } from './timesheet-draft.js';
import { TimesheetWizard } from './timesheet-wizard.js';
import { useTimesheetDraft } from './use-timesheet-draft.js';

interface TimesheetScreenProps {
  mode: 'quick' | 'full';
  customer: FormCustomer;
  /** Leads to the kept timesheet under its own customer and order number. */
  onCarryOn: (kept: TimesheetDraft) => void;
  onDone: () => void;
  /** Opens a form that had been sent before, by the key of its sender. */
  onOpenSent: (id: string, key: string) => void;
}

/** Opens the wizard on the draft of this device, in one tab at a time. */
export function TimesheetScreen(props: TimesheetScreenProps) {
  const { place, takeOver } = useOnlyTab(DRAFT_NAME);
  if (place === 'asking') return <Opening />;
  if (place === 'here') return <DraftScreen {...props} />;
  return (
    <Choice icon={AppWindow} title="This timesheet is open in another tab">
      <p>What is typed there is kept. Close that tab, or go on with it here.</p>
      <Button variant="primary" size="action" onClick={takeOver}>
        Use it here
      </Button>
    </Choice>
  );
}

function Opening() {
  return (
    <main className="mx-auto w-full max-w-reading p-edge">
      <Skeleton label="Opening your timesheet..." />
    </main>
  );
}

function DraftScreen({ mode, customer, onCarryOn, ...ends }: TimesheetScreenProps) {
  const draft = useTimesheetDraft(customer);
  switch (draft.state) {
    case 'loading':
      return <Opening />;
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
          {...ends}
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
    <Choice icon={FileClock} title="There is an unsent timesheet on this phone">
      <p>{describeDraft(kept)}</p>
      <Button variant="primary" size="action" onClick={onCarryOn}>
        Carry on with it
      </Button>
      <Button size="action" onClick={onStartNew}>
        Throw it away and start a new one
      </Button>
    </Choice>
  );
}

/** A question that comes before the form. */
function Choice({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex w-full max-w-reading grow flex-col justify-center px-edge py-8">
      <Card className="flex flex-col gap-4">
        <Icon aria-hidden className="size-10 text-attention" />
        <h1 className="text-xl">{title}</h1>
        {children}
      </Card>
    </main>
  );
}
