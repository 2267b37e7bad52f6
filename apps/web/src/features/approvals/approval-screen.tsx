import { CloudOff, FileX, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Skeleton } from '../../components/skeleton.js';
import { NotKept } from '../../forms/drafts/not-kept.js';
import { ApiError, serverMessage } from '../../lib/api-error.js';
import type { ApprovalPlace } from './approval-place.js';
import { OpenSet } from './open-set.js';
import { useApproval } from './use-approval.js';
import { useLiveSets } from './use-live-sets.js';

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
  const { error, isPending, refetch } = query;
  const isOffline = error !== null && !(error instanceof ApiError);
  if (!open && isPending) return <Skeleton label="Loading the form set..." rows={5} />;
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
    ? 'No signal. This is the set as this device last saw it. Names and signatures are kept here until there is a signal.'
    : 'No signal. The form set can be opened when there is one.';
}

function whyNotLoaded(error: unknown): ReactNode {
  return serverMessage(error) ?? 'The form set could not be loaded just now. Please try again in a moment.';
}
