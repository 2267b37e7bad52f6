import { formatLongDate, TIMESHEET_RATING_LABELS, validEmails } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { UserPlus, Zap } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { dismissToasts, toast } from '../../components/toast-store.js';
import { MACHINE_HOURS_REQUIRED } from '../../forms/wizard/machine-hours-toast.js';
import { SendFailure } from '../../forms/sending/send-failure.js';
import { AlreadySentPanel, SentPanel } from '../../forms/sending/sent-panels.js';
import { OtherVersion } from '../../forms/drafts/other-version.js';
import { useSaves } from '../../forms/drafts/use-saves.js';
import { useSend } from '../../forms/sending/use-send.js';
import { useAsked, useStepStart } from '../../forms/wizard/use-step.js';
import { WizardHeader } from '../../forms/wizard/wizard-header.js';
import type { OpenDraft } from '../../forms/drafts/use-draft.js';
import { rememberForm } from '../../forms/memory/remembered.js';
import { useSender } from '../../forms/sending/sender.js';
import { today } from '../../lib/today.js';
import { TIMESHEET_DRAFTS } from './api.js';
import { describeDraft } from './describe-draft.js';
import { SaveDraft } from './save-draft.js';
import { faultsOf, HOURS_REQUIRED } from './send-toasts.js';
import { TIMESHEET_SENDING } from './sending.js';
import { BasicInfo } from './steps/basic-info.js';
import { SignSubmit } from './steps/sign-submit.js';
import type { StepProps } from './steps/step-props.js';
import { VehicleHours } from './steps/vehicle-hours.js';
import { WeeklyHours } from './steps/weekly-hours.js';
import { goTo, stepFault, STEPS, type Step, type TimesheetDraft } from './timesheet-draft.js';
import { WizardFooter } from './wizard-footer.js';

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

interface TimesheetWizardProps extends OpenDraft<TimesheetDraft> {
  mode: 'quick' | 'full';
  onDone: () => void;
  onOpenSent: (id: string, key: string) => void;
}

export function TimesheetWizard({ mode, draft, change, ...ends }: TimesheetWizardProps) {
  const { current, onDone } = ends;
  const sender = useSender();
  const { errors, ask } = useAsked(faultsOf(draft, sender));
  const saves = useSaves(TIMESHEET_DRAFTS, { current, change }, sender);
  const { sending, send, noticeSent } = useSend({
    rules: TIMESHEET_SENDING,
    sender,
    saves,
    change,
    onFaults: ask,
    ...ends,
  });
  const page = useStepStart(draft.step);

  if (sending.state === 'already-sent')
    return <AlreadySentPanel noun="timesheet" sentAt={sending.sentAt} onHome={onDone} />;
  if (sending.state === 'sent') return <SentTimesheet draft={draft} onHome={onDone} />;

  /** Failures say nothing (specification part 1, section 8): the draft is on this device in any case. */
  const save = async () => {
    const outcome = await saves.save();
    if (outcome?.state === 'failed') await noticeSent(outcome.error);
    return outcome?.state === 'saved';
  };
  const next = () => {
    const fault = stepFault(draft);
    if (fault) {
      ask([STEP_FAULTS[fault].path]);
      toast(STEP_FAULTS[fault].toast);
      return;
    }
    ask([]);
    dismissToasts();
    rememberForm(draft);
    change((current) => goTo(current, Math.min(4, current.step + 1) as Step));
    void save();
  };
  const previous = () => {
    ask([]);
    change((current) => goTo(current, Math.max(1, current.step - 1) as Step));
  };

  const title = TITLES[mode][draft.step];
  const StepScreen = STEP_SCREENS[draft.step];
  return (
    <>
      <WizardHeader
        step={draft.step}
        steps={STEPS.length}
        title={title}
        today={today()}
        orderNumber={draft.form.orderNumber}
        orderLabelHidden
      />
      {mode === 'quick' && draft.step === 1 ? <QuickAccessBanner /> : null}
      <main
        inert={sending.state === 'sending'}
        className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-4"
      >
        <h1 ref={page} tabIndex={-1} className="sr-only">
          Weekly Timesheet, step {draft.step} of 4: {title}
        </h1>
        <StepScreen draft={draft} change={change} errors={errors} />
        {draft.step === 4 && !sender.guest ? <SaveDraft draft={draft} onSave={save} /> : null}
        {sending.state === 'failed' ? (
          <SendFailure>
            {sending.message ??
              'The timesheet has not gone yet. Nothing is lost: press Send Email again when there is a signal.'}
          </SendFailure>
        ) : null}
      </main>
      <WizardFooter
        draft={draft}
        busy={sending.state === 'sending'}
        onPrevious={previous}
        onNext={next}
        onSend={() => void send(draft)}
      />
      {saves.other ? (
        <OtherVersion
          noun="timesheet"
          mine={draft}
          other={saves.other}
          describe={describeDraft}
          onKeepMine={() => void saves.keepMine()}
          onTakeOther={saves.takeOther}
          onLater={saves.decideLater}
        />
      ) : null}
    </>
  );
}

/** Nothing is in the way of who has no account; one is offered. */
function QuickAccessBanner() {
  if (!useSender().guest) return null;
  return (
    <div className="border-b border-accent bg-accent-soft">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-1 px-edge py-2 text-sm">
        <p className="flex items-center gap-2.5">
          <Zap aria-hidden className="size-5 shrink-0" />
          <span>
            <strong>Quick Access:</strong> no account needed. It stays on this phone until you send it.
          </span>
        </p>
        <Link to="/" search={{ signup: true }} className={buttonVariants({ size: 'touch' })}>
          <UserPlus aria-hidden /> Create Free Account
        </Link>
      </div>
    </div>
  );
}

function SentTimesheet({ draft, onHome }: { draft: TimesheetDraft; onHome: () => void }) {
  const { form, supervisorRating } = draft;
  const sender = useSender();
  const rated = supervisorRating ? `, rated ${TIMESHEET_RATING_LABELS[supervisorRating]}` : '';
  return (
    <SentPanel
      what={`Week ending ${formatLongDate(form.weekEnding)}${rated}`}
      recipients={validEmails(form.submissionEmails, sender)}
      onHome={onHome}
    />
  );
}
