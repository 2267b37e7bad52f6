import { FORM_KINDS } from '@groundsheet/form-rules';
import { Suspense, type ReactNode } from 'react';

import { today } from '../../lib/today.js';
import { NotKept } from '../drafts/not-kept.js';
import type { Draft } from '../drafts/draft.js';
import { WhichVersion } from '../drafts/which-version.js';
import type { OpenDraft } from '../drafts/use-draft.js';
import type { Saves } from '../drafts/use-saves.js';
import { SendFailure } from '../sending/send-failure.js';
import { AlreadySentPanel, QueuedPanel, SentPanel } from '../sending/sent-panels.js';
import type { FormDefinition } from './form-definition.js';
import { useWizard, type WizardEnds } from './use-wizard.js';
import { WizardFooter } from './wizard-footer.js';
import { WizardHeader } from './wizard-header.js';
import { WizardStep } from './wizard-step.js';

interface FormWizardProps<Made extends Draft> extends OpenDraft<Made>, WizardEnds {
  form: FormDefinition<Made>;
  /** The way home, made by the route. */
  back: ReactNode;
}

/** Leads through the steps of a form to sending it, the same way for every kind. */
export function FormWizard<Made extends Draft>({ form, back, ...open }: FormWizardProps<Made>) {
  const { draft, change, onDone } = open;
  const { steps, Banner, SendAction } = form;
  const { noun } = FORM_KINDS[form.kind];
  const wizard = useWizard(form, open);
  const { sender, faults, saves, sending, isComplete, send } = wizard;

  if (sending.state === 'already-sent')
    return <AlreadySentPanel noun={noun} sentAt={sending.sentAt} onHome={onDone} />;
  if (sending.state === 'queued') {
    const { what } = form.summary(draft, sender);
    return (
      <QueuedPanel what={what} onTakeBack={() => void wizard.takeBack()} onHome={onDone}>
        {form.Queued ? <form.Queued draft={draft} /> : null}
      </QueuedPanel>
    );
  }
  if (sending.state === 'sent')
    return <SentPanel {...form.summary(draft, sender)} {...sending} onHome={onDone} />;

  const step = steps[draft.step - 1];
  if (!step) throw new Error(`A ${noun} has no step ${draft.step}`);
  const isLast = draft.step === steps.length;
  const isSending = sending.state === 'sending';
  return (
    <>
      <NotKept />
      <WizardHeader
        back={back}
        today={today()}
        step={draft.step}
        steps={steps.length}
        title={step.title}
        orderNumber={draft.form.orderNumber}
        isOrderLabelHidden={form.isOrderLabelHidden}
      />
      {Banner ? <Banner /> : null}
      <WizardStep form={form} step={step} draft={draft} change={change} wizard={wizard} />
      <WizardFooter
        isFirst={draft.step === 1}
        isLast={isLast}
        isSending={isSending}
        isWaiting={wizard.isWaiting}
        isHeld={form.saving.holdsNext === true && saves.isSaving}
        hidesFirstPrevious={form.hidesFirstPrevious}
        missing={faults.length}
        failure={
          isLast && sending.state === 'failed' ? (
            <SendFailure>
              {sending.message ??
                `The ${noun} has not been sent yet. Nothing is lost: press ${form.sendLabel} again when you have a signal.`}{' '}
              {sending.isQueued ? 'It also sends itself then.' : null}
            </SendFailure>
          ) : null
        }
        onMissing={wizard.leadToMissing}
        onPrevious={wizard.previous}
        onNext={wizard.next}
      >
        <Suspense>
          <SendAction draft={draft} isSending={isSending} isComplete={isComplete} send={send} />
        </Suspense>
      </WizardFooter>
      {step.ask && wizard.asking ? (
        <step.ask.Question draft={draft} change={change} {...wizard.asking} />
      ) : null}
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
    <WhichVersion
      kind={form.kind}
      mine={mine}
      other={saves.other}
      onKeepMine={() => void saves.keepMine()}
      onTakeOther={saves.takeOther}
      onLater={saves.decideLater}
    />
  );
}
