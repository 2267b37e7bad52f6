import { formatMoment } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone, TriangleAlert } from 'lucide-react';

import { Badge, Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Skeleton } from '../../components/skeleton.js';
import { Refusal } from '../../forms/refusal.js';
import { useSending } from '../../lib/use-sending.js';
import { ownZone } from '../../lib/own-zone.js';
import { endSession, sessionsQuery, type OwnSession } from './api.js';

/** Where the account is signed in; a phone that was lost is signed out from here. */
export function OwnSessions() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const end = useSending({ mutationFn: endSession, onSettled: () => refetch() });
  return (
    <section aria-labelledby="sessions-title" className="flex flex-col gap-3">
      <h2 id="sessions-title" className="text-xl">
        Where you are signed in
      </h2>
      {sessions ? (
        <ul className="flex flex-col divide-y divide-line">
          {sessions.map((session) => (
            <OneSession
              key={session.id}
              session={session}
              busy={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      ) : null}
      {end.error ? (
        <Refusal
          error={end.error}
          offline="That device is still signed in. Check the signal and try again."
        />
      ) : null}
      {error ? (
        <Notice tone="bad" role="alert">
          <TriangleAlert aria-hidden />
          <div className="flex flex-col items-start gap-2">
            <p>The list could not be loaded. Check the signal.</p>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
        </Notice>
      ) : null}
      {sessions || error ? null : <Skeleton label="Looking..." rows={1} />}
    </section>
  );
}

interface OneSessionProps {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

function OneSession({ session, busy, onEnd }: OneSessionProps) {
  const zone = ownZone();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-40 grow basis-0">
        <p className="font-semibold">{session.device}</p>
        <p className="text-sm text-muted">Last used {formatMoment(session.lastUsedAt, zone)}</p>
      </div>
      {session.current ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button disabled={busy} onClick={onEnd}>
          {busy ? 'One moment...' : 'Sign out there'}
          <span className="sr-only">: {session.device}</span>
        </Button>
      )}
    </li>
  );
}
