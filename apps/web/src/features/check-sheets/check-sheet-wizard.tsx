import { formatLongDate, validEmails } from '@groundsheet/form-rules';
import { Fuel } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';

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
import { useSender } from '../../forms/sending/sender.js';
import { today } from '../../lib/today.js';
import { CHECK_SHEET_DRAFTS } from './api.js';
import { goTo, stepFault, STEPS, type CheckSheetDraft, type Step } from './check-sheet-draft.js';
import { describeDraft, describeMachine } from './describe-draft.js';
import { SaveAsDraft } from './save-as-draft.js';
import { faultsOf } from './send-toasts.js';
import { CHECK_SHEET_SENDING, rememberSheet } from './sending.js';
import { DriverCompany } from './steps/driver-company.js';
import { DriverSignature } from './steps/driver-signature.js';
import { PhotoDocumentation } from './steps/photo-documentation.js';
import { SafetyCheck } from './steps/safety-check.js';
import type { StepProps } from './steps/step-props.js';
import { VehicleInfo } from './steps/vehicle-info.js';
import { useSheetSaves } from './use-sheet-saves.js';
import { WizardFooter } from './wizard-footer.js';

const loadConfirm = () => import('./confirm-submission.js');
const ConfirmSubmission = lazy(async () => ({ default: (await loadConfirm()).ConfirmSubmission }));

/** Titles of specification part 2 section 2. */
const TITLES: Record<Step, string> = {
  1: 'Driver & Company Info',
  2: 'QR Scanner & Vehicle Info',
  3: 'Daily Safety Check',
  4: 'Photo Documentation',
  5: 'Driver Signature',
};

const STEP_SCREENS: Record<Step, (props: StepProps) => ReactNode> = {
  1: DriverCompany,
  2: VehicleInfo,
  3: SafetyCheck,
  4: PhotoDocumentation,
  5: DriverSignature,
};

/** Where a fault is mended that is not on the last step. */
const STEP_OF_FAULT: Readonly<Record<string, Step>> = { machineHours: 2, selectedVehicle: 2 };

interface CheckSheetWizardProps extends OpenDraft<CheckSheetDraft> {
  onDone: () => void;
  onOpenSent: (id: string, key: string) => void;
  /** The way home, made by the route. */
  back: ReactNode;
}

export function CheckSheetWizard({ draft, change, back, ...ends }: CheckSheetWizardProps) {
  const { current, onDone } = ends;
  const sender = useSender();
  const page = useStepStart(draft.step);
  const { errors, ask } = useAsked(faultsOf(draft, sender));
  const saves = useSaves(CHECK_SHEET_DRAFTS, { current, change }, sender);
  const { sending, isComplete, send, noticeSent } = useSend({
    rules: CHECK_SHEET_SENDING,
    sender,
    saves,
    change,
    onFaults: (paths) => {
      ask(paths);
      const step = paths[0] ? STEP_OF_FAULT[paths[0]] : undefined;
      if (step) change((current) => goTo(current, step));
    },
    ...ends,
  });
  const [confirming, setConfirming] = useState(false);
  const isSending = sending.state === 'sending';
  const isOpen = sending.state === 'idle' || sending.state === 'failed';
  const { saveOnNext, saveDraft } = useSheetSaves({ saves, current, noticeSent, isOpen });

  if (sending.state === 'already-sent')
    return <AlreadySentPanel noun="check sheet" sentAt={sending.sentAt} onHome={onDone} />;
  if (sending.state === 'sent') return <SentSheet draft={draft} onHome={onDone} />;

  const next = () => {
    if (stepFault(draft)) {
      ask(['machineHours']);
      toast(MACHINE_HOURS_REQUIRED);
      return;
    }
    ask([]);
    dismissToasts();
    rememberSheet(draft);
    if (draft.step === STEPS.length - 1) void loadConfirm();
    change((current) => goTo(current, Math.min(STEPS.length, current.step + 1) as Step));
    saveOnNext();
  };
  const previous = () => {
    ask([]);
    change((current) => goTo(current, Math.max(1, current.step - 1) as Step));
  };

  const title = TITLES[draft.step];
  const StepScreen = STEP_SCREENS[draft.step];
  return (
    <>
      <WizardHeader
        step={draft.step}
        steps={STEPS.length}
        title={title}
        today={today()}
        orderNumber={draft.form.orderNumber}
        back={back}
      />
      <main inert={isSending} className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-4">
        <h1 ref={page} tabIndex={-1} className="sr-only">
          Safety Check Sheet, step {draft.step} of {STEPS.length}: {title}
        </h1>
        <p className="flex items-center gap-2.5 rounded-card border border-accent bg-accent-soft px-4 py-2 font-semibold">
          <Fuel aria-hidden className="size-5.5 shrink-0" />
          Ensure Machine is full of fuel at all HR's.
        </p>
        <StepScreen draft={draft} change={change} errors={errors} />
        {draft.step === STEPS.length && !sender.guest ? (
          <SaveAsDraft isSaving={saves.isSaving} onSave={() => void saveDraft()} />
        ) : null}
        {sending.state === 'failed' ? (
          <SendFailure>
            {sending.message ??
              'The check sheet has not gone yet. Nothing is lost: press Submit Check Sheet again when there is a signal.'}
          </SendFailure>
        ) : null}
        <p className="text-sm text-muted">
          ALL DAMAGES ARE COUNTER CHARGEABLE. PLEASE NOTE CONDITION OF PLANT PRE HIRE AND POST HIRE.
        </p>
      </main>
      <WizardFooter
        draft={draft}
        isBusy={isSending}
        isSaving={saves.isSaving}
        onPrevious={previous}
        onNext={next}
        onSubmit={() => setConfirming(isComplete(draft))}
      />
      {saves.other ? (
        <OtherVersion
          noun="check sheet"
          mine={draft}
          other={saves.other}
          describe={describeDraft}
          onKeepMine={() => void saves.keepMine()}
          onTakeOther={saves.takeOther}
          onLater={saves.decideLater}
        />
      ) : null}
      {confirming ? (
        <Suspense>
          <ConfirmSubmission
            draft={draft}
            isSending={isSending}
            onSend={() => void send(draft).finally(() => setConfirming(false))}
            onCancel={() => setConfirming(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function SentSheet({ draft, onHome }: { draft: CheckSheetDraft; onHome: () => void }) {
  const { guest } = useSender();
  const emails = validEmails(draft.form.submissionEmails, { guest });
  return (
    <SentPanel
      what={[describeMachine(draft), formatLongDate(draft.form.checkDate)].filter(Boolean).join(', ')}
      recipients={guest ? emails : [draft.customerName ?? 'The company', ...emails]}
      onHome={onHome}
    />
  );
}
