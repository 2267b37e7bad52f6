import { formatDate } from '@groundsheet/form-rules';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, QrCode, ShieldOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Badge } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { onceLoaded } from '../../../components/once-loaded.js';
import { PagedList } from '../../../components/paged-list.js';
import { Refusal } from '../../../forms/refusal.js';
import { useSession } from '../../../lib/session/session-context.js';
import { retriable } from '../../../lib/retriable.js';
import { useLoadedSoon } from '../../../lib/use-loaded-soon.js';
import { useSending } from '../../../lib/use-sending.js';
import { documentCountsQuery } from '../api.js';
import { ConfirmFirst } from './confirm-first.js';
import { SHARE_PACKS_KEY, sharePacksQuery, withdrawSharePack, type SharePack } from './api.js';

const loadMaking = retriable(() => import('./make-pack.js'));
const MakePack = lazy(async () => ({ default: (await loadMaking()).MakePack }));
const loadPack = retriable(() => import('./pack-dialog.js'));
const PackDialog = lazy(async () => ({ default: (await loadPack()).PackDialog }));

const OPENED_NEXT = [loadMaking, loadPack];

/** What a driver shows to site offices, and who has looked. */
export function SharePacks({ ownerName }: { ownerName: string }) {
  const { data: counts } = useQuery(documentCountsQuery);
  const asked = useInfiniteQuery(sharePacksQuery);
  useLoadedSoon(OPENED_NEXT);
  const [making, setMaking] = useState(false);
  const session = useSession();
  const isUnconfirmed = session.mode === 'authenticated' && session.me?.confirmed === false;
  return (
    <section aria-labelledby="share-packs-title" className="mt-4 flex flex-col gap-3 office:mt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="share-packs-title" className="text-xl">
          Share packs
        </h2>
        <Button
          disabled={!counts?.total || isUnconfirmed}
          onClick={() => void onceLoaded('Share Pack', loadMaking, () => setMaking(true))}
        >
          <Link2 aria-hidden /> New share pack
        </Button>
      </div>
      {isUnconfirmed ? <ConfirmFirst /> : null}
      <PagedList
        asked={asked}
        what="your share packs"
        drawing="envelope"
        empty={<p>Give a site office a link to the documents it asks for, until a day that you choose.</p>}
      >
        {(packs) => (
          <ul aria-labelledby="share-packs-title" className="flex flex-col gap-3">
            {packs.map((pack) => (
              <li key={pack.id}>
                <PackCard pack={pack} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {making ? (
        <Suspense>
          <MakePack ownerName={ownerName} onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

const STATES = {
  open: { label: 'Open', tone: 'good' },
  ended: { label: 'Ended', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'bad' },
} as const;

const opened = (count: number) => (count === 1 ? 'Opened once' : `Opened ${count} times`);
const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

function PackCard({ pack }: { pack: SharePack }) {
  const [looking, setLooking] = useState(false);
  const { label, tone } = STATES[pack.state];
  return (
    <article
      aria-label={pack.title}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <strong className="min-w-0 wrap-anywhere">{pack.title}</strong>
        <Badge tone={tone}>
          {pack.state === 'withdrawn' ? <ShieldOff aria-hidden /> : <Link2 aria-hidden />} {label}
        </Badge>
      </div>
      <p className="text-muted">
        {documents(pack.documentIds.length)} · until {formatDate(pack.endsOn)} ·{' '}
        {pack.openings.length > 0 ? opened(pack.openings.length) : 'Not opened yet'}
      </p>
      <div className="grid gap-2.5 tablet:grid-cols-2 office:grid-cols-1">
        <Button onClick={() => void onceLoaded('Share Pack', loadPack, () => setLooking(true))}>
          <QrCode aria-hidden /> {pack.state === 'open' ? 'Link and visits' : 'Visits'}
        </Button>
        {pack.state === 'open' ? <Withdraw pack={pack} /> : null}
      </div>
      {looking ? (
        <Suspense>
          <PackDialog pack={pack} onClose={() => setLooking(false)} />
        </Suspense>
      ) : null}
    </article>
  );
}

function Withdraw({ pack }: { pack: SharePack }) {
  const queryClient = useQueryClient();
  const withdraw = useSending({
    mutationFn: () => withdrawSharePack(pack),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SHARE_PACKS_KEY }),
  });
  return (
    <>
      <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
        <ShieldOff aria-hidden /> {withdraw.isPending ? 'One moment...' : 'Withdraw'}
      </Button>
      {withdraw.error ? (
        <Refusal error={withdraw.error} offline="It is still open. Check the signal and try again." />
      ) : null}
    </>
  );
}
