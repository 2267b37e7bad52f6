import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Notice } from '../../components/badge.js';
import { dismissToasts } from '../../components/toast-store.js';
import { useBack } from '../../lib/back.js';
import { today } from '../../lib/today.js';
import { atStep, type Draft } from '../drafts/draft.js';
import { OtherVersion } from '../drafts/other-version.js';
import type { OpenDraft } from '../drafts/use-draft.js';
import { useSaves, type Saves } from '../drafts/use-saves.js';
import { FORM_KINDS } from '@groundsheet/form-rules';
import { SendFailure } from '../sending/send-failure.js';
import { useSender } from '../sending/sender.js';
import { AlreadySentPanel, SentPanel } from '../sending/sent-panels.js';
import { useSend } from '../sending/use-send.js';
import type { FormDefinition } from './form-definition.js';
import { topDown } from './top-down.js';
import { useFormSaves } from './use-form-saves.js';
import { useAsked, useStepStart } from './use-step.js';
import { WizardFooter } from './wizard-footer.js';
import { WizardHeader } from './wizard-header.js';

export interface WizardEnds {
  onDone: () => void;
  /** Opens a sent form, by the key of a sender without an account. */
  onOpenSent: (id: string, key?: string) => void;
  /** The way home, made by the route. */
  back: ReactNode;
}

interface FormWizardProps<Made extends Draft> extends OpenDraft<Made>, WizardEnds {
  form: FormDefinition<Made>;
}

/** Leads through the steps of a form to sending it, the same way for every kind. */
export function FormWizard<Made extends Draft>({ form, back, ...open }: FormWizardProps<Made>) {
  const { draft, current, change, onDone } = open;
  const { steps, Banner, SaveDraft, SendAction } = form;
  const { noun } = FORM_KINDS[form.kind];
  const sender = useSender();
  const page = useStepStart(draft.step);
  const faults = form.faults(draft, sender);
  const { errors, ask, demand } = useAsked(faults, form.toasts.fault);
  const saves = useSaves(form.calls, { current, change }, sender);
  const goTo = (step: number) =>
    change((now) => {
      const opened = atStep(now, step);
      return steps[step - 1]?.open?.(opened) ?? opened;
    });
  const { sending, isComplete, send, noticeSent } = useSend({
    ...open,
    form,
    sender,
    saves,
    faults: () => topDown(steps, faults),
    onFaults: (missing) => {
      demand(missing);
      if (missing[0]) goTo(missing[0].step);
    },
  });
  const isOnForm = sending.state === 'idle' || sending.state === 'failed';
  // The phone's own Back is Previous; from the first step it leaves.
  useBack(isOnForm && draft.step > 1 ? () => goTo(draft.step - 1) : null);
  const isSending = sending.state === 'sending';
  const { saveOnNext, saveDraft } = useFormSaves({
    saving: form.saving,
    saves,
    current,
    noticeSent,
    isOpen: isOnForm,
  });

  if (sending.state === 'already-sent')
    return <AlreadySentPanel noun={noun} sentAt={sending.sentAt} onHome={onDone} />;
  if (sending.state === 'sent')
    return <SentPanel {...form.summary(draft, sender)} {...sending} onHome={onDone} />;

  const step = steps[draft.step - 1];
  if (!step) throw new Error(`A ${noun} has no step ${draft.step}`);
  const isLast = draft.step === steps.length;
  const next = () => {
    const missing = faults.find(({ path }) => step.needs?.includes(path));
    demand(missing ? [missing] : []);
    if (missing) return;
    dismissToasts();
    form.rememberEntries(draft);
    goTo(Math.min(steps.length, draft.step + 1));
    saveOnNext();
  };
  const leadToMissing = () => {
    const [first] = topDown(steps, faults);
    if (!first) return;
    goTo(first.step);
    ask([first]);
  };
  const previous = () => {
    ask([]);
    goTo(Math.max(1, draft.step - 1));
  };

  return (
    <>
      <WizardHeader
        step={draft.step}
        steps={steps.length}
        title={step.title}
        today={today()}
        orderNumber={draft.form.orderNumber}
        isOrderLabelHidden={form.isOrderLabelHidden}
        back={back}
      />
      {Banner ? <Banner /> : null}
      <main inert={isSending} className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-4">
        <h1 ref={page} tabIndex={-1} className="sr-only">
          {form.title}, step {draft.step} of {steps.length}: {step.title}
        </h1>
        {saves.warning ? (
          <Notice tone="attention" role="status">
            <TriangleAlert aria-hidden />
            <p>{saves.warning}</p>
          </Notice>
        ) : null}
        {form.above}
        <step.Screen draft={draft} change={change} errors={errors} />
        {isLast && !sender.guest ? (
          <SaveDraft draft={draft} isSaving={saves.isSaving} save={saveDraft} />
        ) : null}
        {form.below}
      </main>
      <WizardFooter
        isFirst={draft.step === 1}
        isLast={isLast}
        isSending={isSending}
        isHeld={form.saving.holdsNext === true && saves.isSaving}
        hidesFirstPrevious={form.hidesFirstPrevious}
        missing={faults.length}
        failure={
          isLast && sending.state === 'failed' ? (
            <SendFailure>
              {sending.message ??
                `The ${noun} has not been sent yet. Nothing is lost: press ${form.sendLabel} again when you have a signal.`}
            </SendFailure>
          ) : null
        }
        onMissing={leadToMissing}
        onPrevious={previous}
        onNext={next}
      >
        <SendAction draft={draft} isSending={isSending} isComplete={isComplete} send={send} />
      </WizardFooter>
      <Conflict form={form} mine={draft} saves={saves} />
    </>
  );
}

interface ConflictProps<Made extends Draft> {
  form: FormDefinition<Made>;
  mine: Made;
  saves: Saves<Made>;
}

/** Asks which one to keep where the server has another version. */
function Conflict<Made extends Draft>({ form, mine, saves }: ConflictProps<Made>) {
  if (!saves.other) return null;
  return (
    <OtherVersion
      noun={FORM_KINDS[form.kind].noun}
      mine={mine}
      other={saves.other}
      describe={form.describe}
      onKeepMine={() => void saves.keepMine()}
      onTakeOther={saves.takeOther}
      onLater={saves.decideLater}
    />
  );
}
