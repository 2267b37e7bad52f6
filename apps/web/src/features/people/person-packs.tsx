import { formatDate } from '@groundsheet/form-rules';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';

import { Button } from '../../components/button.js';
import { PagedList } from '../../components/paged-list.js';
import { Refusal } from '../../forms/refusal.js';
import { useSending } from '../../lib/use-sending.js';
import { packsKey, packsQuery, withdrawPack, type Person, type PersonPack } from './api.js';

const STATES = { open: 'Open', ended: 'Ended', withdrawn: 'Withdrawn' } as const;

/** What a person shares by link; the office can withdraw it, and does not see what is in it from here. */
export function PersonPacks({ person }: { person: Person }) {
  const asked = useInfiniteQuery(packsQuery(person));
  return (
    <section aria-labelledby="person-packs-title" className="flex flex-col gap-2">
      <h3 id="person-packs-title" className="text-lg">
        Share packs
      </h3>
      <PagedList
        asked={asked}
        what="the share packs"
        drawing="envelope"
        empty={<p>Nothing in this vault is shared.</p>}
      >
        {(packs) => (
          <ul aria-labelledby="person-packs-title" className="flex flex-col divide-y divide-line">
            {packs.map((pack) => (
              <li key={pack.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <Facts pack={pack} />
                {pack.state === 'open' ? <Withdraw person={person} pack={pack} /> : null}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Facts({ pack: { title, state, documents, endsOn } }: { pack: PersonPack }) {
  const count = documents === 1 ? '1 document' : `${documents} documents`;
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">{title}</p>
      <p className="text-muted">
        {STATES[state]} · {count} · until {formatDate(endsOn)}
      </p>
    </div>
  );
}

function Withdraw({ person, pack }: { person: Person; pack: PersonPack }) {
  const queryClient = useQueryClient();
  const withdraw = useSending({
    mutationFn: () => withdrawPack(pack),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: packsKey(person) }),
  });
  return (
    <>
      <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
        <ShieldOff aria-hidden /> {withdraw.isPending ? 'One moment...' : 'Withdraw'}
        <span className="sr-only"> {pack.title}</span>
      </Button>
      {withdraw.error ? (
        <Refusal error={withdraw.error} offline="It is still open. Check the signal and try again." />
      ) : null}
    </>
  );
}
