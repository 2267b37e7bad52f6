import { validEmails } from '@groundsheet/form-rules';
import { ArrowLeft, ArrowRight, CircleAlert, LoaderCircle, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { StickyFooter } from '../../components/sticky-footer.js';
import { toast } from '../../components/toast-store.js';
import { today } from '../../lib/today.js';
import { faultsOf, HOURS_REQUIRED, MACHINE_HOURS_REQUIRED } from './send-toasts.js';
import { SentPanel } from './sent-panel.js';
import { BasicInfo } from './steps/basic-info.js';
import { SignSubmit } from './steps/sign-submit.js';
import type { StepProps } from './steps/step-props.js';
import { VehicleHours } from './steps/vehicle-hours.js';
import { WeeklyHours } from './steps/weekly-hours.js';
import { goTo, stepFault, type Step, type TimesheetDraft } from './timesheet-draft.js';
import { useSendTimesheet } from './use-send-timesheet.js';
import type { ChangeDraft } from './use-timesheet-draft.js';
import { WizardHeader } from './wizard-header.js';

/** Titles of specification part 1 section 2. */
const TITLES: Record<'quick' | 'full', Record<Step, string>> = {
  quick: { 1: 'Basic Info', 2: 'Vehicle & Hours', 3: 'Weekly Hours', 4: 'Sign & Submit' },
  full: {
    1: 'Driver & Company Info',
    2: 'Vehicle Info & Machine Hours',
    3: 'Weekly Timesheet',
    4: 'Driver Signature',
  },
};

const STEP_SCREENS: Record<Step, (props: StepProps) => React.ReactNode> = {
  1: BasicInfo,
  2: VehicleHours,
  3: WeeklyHours,
  4: SignSubmit,
};

const STEP_FAULTS = {
  'machine-hours': { path: 'machineHours', toast: MACHINE_HOURS_REQUIRED },
  hours: { path: 'mondayStart', toast: HOURS_REQUIRED },
};

interface TimesheetWizardProps {
  mode: 'quick' | 'full';
  draft: TimesheetDraft;
  change: ChangeDraft;
  discard: () => Promise<void>;
  onDone: () => void;
}

export function TimesheetWizard({ mode, draft, change, discard, onDone }: TimesheetWizardProps) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { sending, send } = useSendTimesheet({ change, discard, onFaults: setAsked, onDone });
  const page = useStepStart(draft.step);
  useFocusOnFault(asked);
  // What was asked for stays beside its field until it is there.
  const faults = faultsOf(draft).filter(({ path }) => asked.includes(path));
  const errors = Object.fromEntries(faults.map(({ path, message }) => [path, message]));

  if (sending.state === 'sent') return <SentPanel draft={draft} onHome={onDone} />;

  const next = () => {
    const fault = stepFault(draft);
    if (fault) {
      setAsked([STEP_FAULTS[fault].path]);
      toast(STEP_FAULTS[fault].toast);
      return;
    }
    setAsked([]);
    change((current) => goTo(current, Math.min(4, current.step + 1) as Step));
  };
  const previous = () => {
    setAsked([]);
    change((current) => goTo(current, Math.max(1, current.step - 1) as Step));
  };

  const title = TITLES[mode][draft.step];
  const StepScreen = STEP_SCREENS[draft.step];
  return (
    <>
      <WizardHeader step={draft.step} title={title} today={today()} orderNumber={draft.form.orderNumber} />
      <main className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-4">
        <h1 ref={page} tabIndex={-1} className="sr-only">
          Weekly Timesheet, step {draft.step} of 4: {title}
        </h1>
        <StepScreen draft={draft} change={change} errors={errors} />
        {sending.state === 'failed' ? <SendFailure message={sending.message} /> : null}
      </main>
      <StickyFooter>
        {draft.step > 1 ? (
          <Button size="action" className="px-4" onClick={previous} disabled={sending.state === 'sending'}>
            <ArrowLeft aria-hidden /> Previous
          </Button>
        ) : null}
        {draft.step < 4 ? (
          <Button variant="primary" size="action" onClick={next}>
            Next Step <ArrowRight aria-hidden />
          </Button>
        ) : (
          <SendButton draft={draft} busy={sending.state === 'sending'} onSend={() => void send(draft)} />
        )}
      </StickyFooter>
    </>
  );
}

function SendButton({ draft, busy, onSend }: { draft: TimesheetDraft; busy: boolean; onSend: () => void }) {
  const count = validEmails(draft.form.submissionEmails, { guest: true }).length;
  return (
    <Button variant="send" size="action" className="px-3 whitespace-nowrap" disabled={busy} onClick={onSend}>
      {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Send aria-hidden />}
      {busy ? `Sending to ${count}...` : `Send Email (${count})`}
    </Button>
  );
}

function SendFailure({ message }: { message: string | undefined }) {
  return (
    <Notice tone="bad" role="alert">
      <CircleAlert aria-hidden />
      <span>
        {message ??
          'The timesheet has not gone yet. Nothing is lost: press Send Email again when there is a signal.'}
      </span>
    </Notice>
  );
}

/** Each step begins at its top, and a screen reader says where one is. */
function useStepStart(step: Step) {
  const page = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    page.current?.focus({ preventScroll: true });
  }, [step]);
  return page;
}

/** Moves the focus to the first field that needs something. */
function useFocusOnFault(asked: readonly string[]) {
  useEffect(() => {
    const field = asked.map((path) => document.getElementById(path)).find(Boolean);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [asked]);
}
