import { MACHINE_STATUSES } from '@groundsheet/form-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OctagonX } from 'lucide-react';
import { useEffect } from 'react';

import { Notice } from '../../components/badge.js';
import { ageOf } from '../../lib/age.js';
import { inOneLine } from '../../lib/in-one-line.js';
import type { StopHere } from '../outbox/stops-here.js';
import { machineStateQuery } from './machine-status-api.js';
import { forgetStop, useStopsHere } from './use-stops-here.js';

const ASK_EVERY_MS = 15_000;

/** The machines that checks of this phone stop, at once and without a signal; all of them unless one is named. */
export function StoppedHere({ plantNumber }: { plantNumber?: string | undefined }) {
  return useStopsHere(plantNumber).map((stop) => <UntilServerSays key={stop.key} stop={stop} />);
}

function UntilServerSays({ stop }: { stop: StopHere }) {
  useForgetOnceKnown(stop);
  return <StopNotice stop={stop} />;
}

/** A stop made on this phone stands until the server has said how the machine is, with what was sent; the page then asks again. */
export function useForgetOnceKnown(stop: StopHere | undefined): void {
  const queryClient = useQueryClient();
  const sentAt = stop?.sentAt ?? null;
  const { dataUpdatedAt } = useQuery({
    ...machineStateQuery(stop?.plantNumber ?? ''),
    enabled: sentAt !== null,
    refetchInterval: ASK_EVERY_MS,
  });
  const isKnown = sentAt !== null && dataUpdatedAt > Date.parse(sentAt);
  useEffect(() => {
    if (!stop || !isKnown) return;
    // What stands on the page may be of before: it must not say "In use" for a moment.
    void queryClient
      .invalidateQueries()
      .then(() => forgetStop(stop))
      .catch(() => undefined);
  }, [isKnown, stop, queryClient]);
}

/** That a machine must not be used, why, and since when this phone says so. */
export function StopNotice({ stop: { plantNumber, items, signedAt, sentAt } }: { stop: StopHere }) {
  return (
    <Notice tone="bad" role="alert" className="w-full text-start">
      <OctagonX aria-hidden />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-heading text-xl leading-tight font-bold">
          {MACHINE_STATUSES['do-not-use']} {plantNumber}
        </p>
        <p className="text-text">Your check found: {inOneLine(items)}.</p>
        <p className="text-sm text-text">
          {sentAt === null
            ? 'Supervisors and the office are told once your check sheet has gone. Tell them yourself if you can.'
            : 'Your check sheet has arrived.'}
        </p>
        <p className="text-sm font-semibold text-text">Signed on this phone {ageOf(signedAt)}.</p>
      </div>
    </Notice>
  );
}
