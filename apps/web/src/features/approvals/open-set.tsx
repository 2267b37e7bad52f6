import { lacksOf } from '@groundsheet/form-rules';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { Alert } from '../../components/alert.js';
import { Notice } from '../../components/badge.js';
import { seesAll } from '../../lib/session/role.js';
import { useSession } from '../../lib/session/session-context.js';
import { roleOf } from '../../lib/session/session-store.js';
import type { FormSetShown } from './approval-api.js';
import { SetHead } from './approval-head.js';
import type { ApprovalPlace } from './approval-place.js';
import { AskDriver } from './asking/ask-driver.js';
import { AskedLine } from './asking/asked-line.js';
import { CompletedSet } from './completed/approval-completed.js';
import { SetLog } from './completed/set-log.js';
import { SentNotice } from './dispatch/sent-notice.js';
import { Summaries } from './review/approval-summaries.js';
import { SetHandOver } from './signing/hand-over.js';
import { Kept, LostSignatures } from './steps/approval-rail.js';
import { NextAct, PresentStep } from './steps/present-step.js';
import { StepStrip } from './steps/step-strip.js';
import { isSigning, nextStep } from './steps/steps.js';
import type { OpenApproval } from './use-approval.js';

interface OpenSetProps extends OpenApproval {
  place: ApprovalPlace;
  onGo: (place: ApprovalPlace) => void;
  /** Closes what `onGo` opened. */
  onReturn: () => void;
}

/** A form set that is there: presented and approved, or, once it is completed, what was approved. */
export function OpenSet({ place, onGo, onReturn, ...approval }: OpenSetProps) {
  const [sent, setSent] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<string | null>(null);
  const { seen } = approval.record;
  const isCompleted = seen.status === 'completed';
  const moved = (message: string) => {
    setUnsent(message);
    onGo({});
  };
  return (
    <>
      <SetHead set={seen} />
      {sent ? <SentNotice id={seen.id} message={sent} /> : null}
      {isCompleted ? <CompletedSet set={seen} /> : null}
      {isCompleted || sent ? null : (
        <Approving {...approval} place={place} onGo={onGo} onSent={setSent} onMoved={moved} />
      )}
      <div className={isCompleted || sent ? undefined : 'max-office:pb-22'}>
        <SetLog set={seen} />
      </div>
      {place.signing && !isCompleted && seen.versions.length > 0 ? (
        <SetHandOver
          key={place.signing}
          by={place.signing}
          {...approval}
          onHandBack={onReturn}
          onPassOn={() => onGo({ signing: 'foreman' })}
        />
      ) : null}
      {unsent ? <Alert title="Nothing was sent" message={unsent} onClose={() => setUnsent(null)} /> : null}
    </>
  );
}

interface ApprovingProps extends OpenApproval, Pick<OpenSetProps, 'place' | 'onGo'> {
  onSent: (message: string) => void;
  onMoved: (message: string) => void;
}

function Approving({ place, onGo, onSent, onMoved, ...approval }: ApprovingProps) {
  const session = useSession();
  const { record } = approval;
  const { seen } = record;
  const supervises = seesAll(roleOf(session)) && !seen.needsAnotherSupervisor;
  if (seen.versions.length === 0) return <NothingComplete {...approval} />;
  const asked = place.step ?? nextStep(record);
  // A driver presents the set; the rest is a supervisor's.
  const step = supervises || isSigning(asked) ? asked : 'foreman';
  const act = { ...approval, step, supervises };
  return (
    <>
      {seen.needsAnotherSupervisor ? <OwnSet /> : null}
      <Asking set={seen} />
      <StepStrip record={record} step={step} supervises={supervises} onStep={(to) => onGo({ step: to })} />
      <div className="flex flex-col gap-2 tablet:gap-4 office:grid office:grid-cols-[minmax(0,1fr)_22.5rem] office:items-start office:gap-6">
        <div className="flex min-w-0 flex-col gap-2 tablet:max-office:grid tablet:max-office:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] tablet:max-office:items-start tablet:gap-4 office:sticky office:top-20 office:col-start-2 office:-m-1 office:max-h-[calc(100dvh-6rem)] office:overflow-y-auto office:p-1">
          <LostSignatures {...approval} />
          <PresentStep {...act} />
          <div className="flex flex-col gap-2 max-office:fixed max-office:inset-x-0 max-office:bottom-0 max-office:z-20 max-office:border-t max-office:border-line max-office:bg-paper max-office:px-edge max-office:pt-2 max-office:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
            <Kept {...approval} />
            <NextAct
              {...act}
              onHandOver={(signing) => onGo({ signing })}
              onStep={(to) => onGo({ step: to })}
              onSent={onSent}
              onMoved={onMoved}
            />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-2 tablet:gap-4 office:col-start-1 office:row-start-1">
          <Summaries set={seen} />
        </div>
      </div>
    </>
  );
}

/** What a set lacks can be asked for from its own page too, which is where a phone leads. */
function Asking({ set }: { set: FormSetShown }) {
  const isOffice = seesAll(roleOf(useSession()));
  if (lacksOf(set).length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isOffice && !set.isOwn ? <AskDriver set={set} /> : null}
      <AskedLine set={set} />
    </div>
  );
}

function OwnSet() {
  return (
    <Notice tone="attention" role="status">
      <TriangleAlert aria-hidden />
      <p className="min-w-0">
        The forms of this set are your own, so another supervisor or an admin has to rate and send it. You can
        have it signed on site.
      </p>
    </Notice>
  );
}

function NothingComplete({ record: { seen } }: Pick<OpenApproval, 'record'>) {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="attention" role="status">
        <TriangleAlert aria-hidden />
        <p>No form of this set is complete and signed by its driver yet, so there is nothing to approve.</p>
      </Notice>
      <Asking set={seen} />
      <Summaries set={seen} />
    </div>
  );
}
