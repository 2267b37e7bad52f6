import { CloudOff, FileX, RotateCw, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Alert } from '../../components/alert.js';
import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Skeleton } from '../../components/skeleton.js';
import { Tabs } from '../../components/tabs.js';
import { NotKept } from '../../forms/copies/not-kept.js';
import { ApiError, serverMessage } from '../../lib/api-error.js';
import { seesAll } from '../../lib/session/role.js';
import { roleOf } from '../../lib/session/session-store.js';
import { useSession } from '../../lib/session/session-context.js';
import { CompletedSet } from './completed/approval-completed.js';
import { EmailTab } from './dispatch/approval-email.js';
import type { Signatory } from './review/approval-record.js';
import { ReviewTab } from './review/approval-review.js';
import { SetHead } from './approval-head.js';
import { SetHandOver } from './signing/hand-over.js';
import { SetLog } from './completed/set-log.js';
import { useApproval, type OpenApproval } from './use-approval.js';
import { useLiveSets } from './use-live-sets.js';

/** Where on the screen one is: part of the address, so that a reload and the Back of a phone keep to it. */
export interface ApprovalPlace {
  tab?: 'email' | undefined;
  /** Who has the device to sign on. */
  signing?: Signatory | undefined;
}

interface ApprovalScreenProps {
  id: string;
  place: ApprovalPlace;
  onGo: (place: ApprovalPlace) => void;
  /** Closes what `onGo` opened. */
  onReturn: () => void;
}

/** A form set: read, signed, rated, mailed and completed; or, once it is, what was approved. */
export function ApprovalScreen({ id, ...rest }: ApprovalScreenProps) {
  useLiveSets();
  const { query, open } = useApproval(id);
  const { error, isPending, fetchStatus, refetch } = query;
  const isOffline = fetchStatus === 'paused' || (error !== null && !(error instanceof ApiError));
  if (!open && isPending && fetchStatus !== 'paused')
    return <Skeleton label="Loading the form set..." rows={5} />;
  const isGone = error instanceof ApiError && error.status < 500;
  return (
    <>
      <NotKept />
      {error || isOffline ? (
        <NotLoaded
          error={error}
          isOffline={isOffline}
          isKept={open !== null}
          onRetry={() => void refetch()}
        />
      ) : null}
      {open && !isGone ? <OpenSet {...rest} {...open} /> : null}
    </>
  );
}

type OpenSetProps = OpenApproval & Omit<ApprovalScreenProps, 'id'>;

function OpenSet({ place, onGo, onReturn, ...approval }: OpenSetProps) {
  const session = useSession();
  const [said, setSaid] = useState<{ title: string; message: string } | null>(null);
  const { seen } = approval.record;
  const supervises = seesAll(roleOf(session)) && !seen.needsAnotherSupervisor;
  const isCompleted = seen.status === 'completed';
  const review = (
    <ReviewTab
      {...approval}
      supervises={supervises}
      onHandOver={(signing) => onGo({ signing })}
      onEmail={() => onGo({ tab: 'email' })}
    />
  );
  const email = (
    <EmailTab
      {...approval}
      onSent={(message) => setSaid({ title: 'Form set completed', message })}
      onMoved={(message) => {
        setSaid({ title: 'Nothing was sent', message });
        onGo({});
      }}
    />
  );
  return (
    <>
      <SetHead set={seen} />
      {seen.needsAnotherSupervisor && !isCompleted ? <OwnSet /> : null}
      {isCompleted ? <CompletedSet set={seen} /> : null}
      {isCompleted || supervises ? null : review}
      {!isCompleted && supervises ? (
        <Tabs
          label="Approval"
          look="page"
          open={place.tab ?? 'review'}
          onOpen={(tab) => onGo(tab === 'email' ? { tab } : {})}
          tabs={[
            { name: 'review', label: 'Review Set', content: review },
            { name: 'email', label: 'Email', content: email },
          ]}
        />
      ) : null}
      <SetLog set={seen} />
      {place.signing && !isCompleted && seen.versions.length > 0 ? (
        <SetHandOver by={place.signing} {...approval} onHandBack={onReturn} />
      ) : null}
      {said ? <Alert {...said} onClose={() => setSaid(null)} /> : null}
    </>
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

interface NotLoadedProps {
  error: unknown;
  isOffline: boolean;
  /** What this device has of it is shown below. */
  isKept: boolean;
  onRetry: () => void;
}

function NotLoaded({ error, isOffline, isKept, onRetry }: NotLoadedProps) {
  const Icon = isOffline ? CloudOff : FileX;
  return (
    <Notice tone={isOffline ? 'attention' : 'bad'} role="alert" className="flex-wrap">
      <Icon aria-hidden />
      <p className="min-w-0 grow basis-60">{isOffline ? noSignal(isKept) : whyNotLoaded(error)}</p>
      <Button onClick={onRetry}>
        <RotateCw aria-hidden /> Try again
      </Button>
    </Notice>
  );
}

function noSignal(isKept: boolean): string {
  return isKept
    ? 'No signal. This is the set as this device saw it last; names and signatures are kept here until there is one.'
    : 'No signal. The form set can be opened when there is one.';
}

function whyNotLoaded(error: unknown): ReactNode {
  return serverMessage(error) ?? 'The form set could not be loaded just now. Please try again in a moment.';
}
