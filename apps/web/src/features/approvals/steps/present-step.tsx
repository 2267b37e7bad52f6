import { FIELD_LENGTHS } from '@groundsheet/form-rules';
import { ArrowRight, Handshake, Smile } from 'lucide-react';

import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { TextAreaField } from '../../../components/field.js';
import { SignaturePicture } from '../../../components/signature/signature-picture.js';
import { useLoadedSoon } from '../../../lib/use-loaded-soon.js';
import { SendStep } from '../dispatch/send-step.js';
import { SendButton } from '../dispatch/send-button.js';
import type { Signatory, Step } from '../approval-place.js';
import { collect, hasSigned, isApproved, isNamed, signatureOf } from '../review/approval-record.js';
import { EnterNameFirst, NameField, SIGNATORIES, SignedWhen } from '../signing/approval-signature.js';
import { AskSignatory } from '../signing/ask-signatory.js';
import { RateDriver } from '../signing/rate-driver.js';
import type { OpenApproval } from '../use-approval.js';
import { isDone, isSigning } from './steps.js';

const OPENED_NEXT = [() => import('../../../components/signature/signature-pad.js')];

interface PresentStepProps extends OpenApproval {
  step: Step;
  supervises: boolean;
}

/** What is to be done now, and nothing else. */
export function PresentStep({ step, supervises, ...approval }: PresentStepProps) {
  useLoadedSoon(OPENED_NEXT);
  if (isSigning(step)) return <Signing by={step} {...approval} />;
  if (!supervises) return null;
  if (step === 'send') return <SendStep {...approval} />;
  return (
    <>
      {isApproved(approval.record) ? (
        <RateDriver {...approval} />
      ) : (
        <p className="text-muted">The rating opens when both have signed.</p>
      )}
      <Notes {...approval} />
    </>
  );
}

function Signing({ by, ...approval }: OpenApproval & { by: Signatory }) {
  const { title, signature } = SIGNATORIES[by];
  const { record } = approval;
  const picture = signatureOf(record, by);
  return (
    <>
      <TitledCard id={`${by}-signature`} title={title} dense>
        <NameField by={by} {...approval} />
        {picture ? (
          <>
            <SignaturePicture picture={picture} label={signature} />
            <SignedWhen by={by} set={record.seen} />
          </>
        ) : null}
        {isNamed(record, by) ? null : <EnterNameFirst label={signature} />}
      </TitledCard>
      <AskSignatory by={by} record={record} />
    </>
  );
}

function Notes({ record, change, save }: OpenApproval) {
  return (
    <TextAreaField
      label="Approval notes (optional)"
      hint="Printed on the set, for the client and the driver too."
      maxLength={FIELD_LENGTHS.supervisorNotes}
      value={record.collected.supervisorNotes ?? ''}
      onChange={({ target }) =>
        change((current) => collect(current, { supervisorNotes: target.value || null }))
      }
      onBlur={save}
    />
  );
}

interface NextActProps extends PresentStepProps {
  onHandOver: (by: Signatory) => void;
  onStep: (step: Step) => void;
  onSent: (message: string) => void;
  onMoved: (message: string) => void;
}

/** The one thing to press: under the thumb on a phone, below the step on a desk. */
export function NextAct({ step, supervises, onHandOver, onStep, ...approval }: NextActProps) {
  const { record } = approval;
  if (isSigning(step)) {
    const { person } = SIGNATORIES[step];
    if (hasSigned(record, step) && !supervises && isApproved(record))
      return <LeftToSupervisor {...approval} />;
    return (
      <Button
        variant={hasSigned(record, step) ? 'outline' : 'primary'}
        size="action"
        onClick={() => onHandOver(step)}
      >
        <Handshake aria-hidden /> {hasSigned(record, step) ? `Hand to ${person} again` : `Hand to ${person}`}
      </Button>
    );
  }
  if (!supervises) return <LeftToSupervisor {...approval} />;
  if (step === 'send') return <SendButton {...approval} onStep={onStep} />;
  if (!isApproved(record)) return null;
  return isDone(record, 'rate') ? (
    <Button variant="primary" size="action" onClick={() => onStep('send')}>
      Continue to Email <ArrowRight aria-hidden />
    </Button>
  ) : (
    <Button size="action" onClick={() => document.getElementById('rate-driver')?.focus()}>
      <Smile aria-hidden /> Rate the driver
    </Button>
  );
}

function LeftToSupervisor({ record }: Pick<OpenApproval, 'record'>) {
  return (
    <p className="font-semibold">
      Both have signed.{' '}
      {record.seen.needsAnotherSupervisor ? 'Another supervisor or an admin' : 'Your supervisor'} rates the
      week and mails the set.
    </p>
  );
}
