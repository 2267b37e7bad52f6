import { CircleAlert, Zap } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Notice } from '../../components/badge.js';
import { dismissToasts, toast } from '../../components/toast-store.js';
import { today } from '../../lib/today.js';
import { rememberForm } from './remembered.js';
import { faultsOf, HOURS_REQUIRED, MACHINE_HOURS_REQUIRED } from './send-toasts.js';
import { AlreadySentPanel, SentPanel } from './sent-panel.js';
import { BasicInfo } from './steps/basic-info.js';
import { SignSubmit } from './steps/sign-submit.js';
import type { StepProps } from './steps/step-props.js';
import { VehicleHours } from './steps/vehicle-hours.js';
import { WeeklyHours } from './steps/weekly-hours.js';
import { goTo, stepFault, type Step, type TimesheetDraft } from './timesheet-draft.js';
import { useSendTimesheet } from './use-send-timesheet.js';
import type { ChangeDraft } from './use-timesheet-draft.js';
import { WizardFooter } from './wizard-footer.js';
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
  onOpenSent: (id: string, key: string) => void;
}

export function TimesheetWizard({ mode, draft, change, ...ends }: TimesheetWizardProps) {
  const { onDone } = ends;
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { sending, send } = useSendTimesheet({ change, onFaults: setAsked, ...ends });
  const page = useStepStart(draft.step);
  useFocusOnFault(asked);
  // What was asked for stays beside its field until it is there.
  const faults = faultsOf(draft).filter(({ path }) => asked.includes(path));
  const errors = Object.fromEntries(faults.map(({ path, message }) => [path, message]));

  if (sending.state === 'already-sent') return <AlreadySentPanel sentAt={sending.sentAt} onHome={onDone} />;
  if (sending.state === 'sent') return <SentPanel draft={draft} onHome={onDone} />;

  const next = () => {
    const fault = stepFault(draft);
    if (fault) {
      setAsked([STEP_FAULTS[fault].path]);
      toast(STEP_FAULTS[fault].toast);
      return;
    }
    setAsked([]);
    dismissToasts();
    rememberForm(draft);
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
      {mode === 'quick' && draft.step === 1 ? <QuickAccessBanner /> : null}
      <main
        inert={sending.state === 'sending'}
        className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-4"
      >
        <h1 ref={page} tabIndex={-1} className="sr-only">
          Weekly Timesheet, step {draft.step} of 4: {title}
        </h1>
        <StepScreen draft={draft} change={change} errors={errors} />
        {sending.state === 'failed' ? <SendFailure message={sending.message} /> : null}
      </main>
      <WizardFooter
        draft={draft}
        busy={sending.state === 'sending'}
        onPrevious={previous}
        onNext={next}
        onSend={() => void send(draft)}
      />
    </>
  );
}

function QuickAccessBanner() {
  return (
    <p className="border-b border-accent bg-accent-soft">
      <span className="mx-auto flex max-w-page items-center gap-2.5 px-edge py-2 text-sm">
        <Zap aria-hidden className="size-5 shrink-0" />
        <span>
          <strong>Quick Access:</strong> no account needed. It stays on this phone until you send it.
        </span>
      </span>
    </p>
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
