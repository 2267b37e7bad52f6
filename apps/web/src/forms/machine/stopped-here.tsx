import { MACHINE_STATUSES } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { OctagonX } from 'lucide-react';
import { useEffect } from 'react';

import { Notice } from '../../components/badge.js';
import { inOneLine } from '../../lib/in-one-line.js';
import type { StopHere } from '../outbox/stops-here.js';
import { machineStateQuery, type MachineState } from './machine-status-api.js';
import type { MachineStop } from './machine-stop.js';
import { forgetStop, useStopsHere } from './use-stops-here.js';

/** A check that has arrived is taken a moment later, in milliseconds: what the server says of its machine before may be of before. */
const TAKEN_AFTER_MS = 10_000;
const ASK_EVERY_MS = 15_000;

/** The machines that checks of this phone stop, at once and without a signal; all of them unless one is named. */
export function StoppedHere({ plantNumber }: { plantNumber?: string | undefined }) {
  return useStopsHere(plantNumber).map((stop) => <UntilServerSays key={stop.key} stop={stop} />);
}

/** Stands until the server has said how the machine is, with what was sent. */
function UntilServerSays({ stop }: { stop: StopHere }) {
  const { sentAt } = stop;
  const { data, dataUpdatedAt } = useQuery({
    ...machineStateQuery(stop.plantNumber),
    enabled: sentAt !== null,
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  });
  const isReplaced = sentAt !== null && isKnownBy(data, dataUpdatedAt - Date.parse(sentAt));
  useEffect(() => {
    if (isReplaced) void forgetStop(stop).catch(() => undefined);
  }, [isReplaced, stop]);
  return isReplaced ? null : <StopNotice stop={stop} isSent={sentAt !== null} />;
}

/** @param age of the server's word since the check arrived, in milliseconds */
function isKnownBy(state: MachineState | null | undefined, age: number): boolean {
  return age > (state?.status === 'do-not-use' ? 0 : TAKEN_AFTER_MS);
}

/** That a machine must not be used, and why. */
export function StopNotice({ stop, isSent = false }: { stop: MachineStop; isSent?: boolean }) {
  return (
    <Notice tone="bad" role="alert" className="w-full text-start">
      <OctagonX aria-hidden />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-heading text-xl leading-tight font-bold">
          {MACHINE_STATUSES['do-not-use']} {stop.plantNumber}
        </p>
        <p className="text-text">Your check found: {inOneLine(stop.items)}.</p>
        <p className="text-sm text-text">
          {isSent
            ? 'Your check sheet has arrived.'
            : 'Supervisors and the office are told once your check sheet has gone. Tell them yourself if you can.'}
        </p>
      </div>
    </Notice>
  );
}
