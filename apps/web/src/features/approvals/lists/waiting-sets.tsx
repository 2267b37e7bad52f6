import { formatLongDate } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CloudOff, FolderCheck, PenLine } from 'lucide-react';

import { buttonVariants } from '../../../components/button.js';
import { inOneLine } from '../../../lib/in-one-line.js';
import { readySetsQuery, type Collation } from '../api.js';
import { CountCards } from './count-cards.js';
import { titleOf } from './set-facts.js';
import { SetQueries } from './set-state.js';
import { useLiveSets } from '../use-live-sets.js';

const GLANCE = 3;

export function WaitingSets() {
  useLiveSets();
  const { data: ready, error } = useQuery(readySetsQuery(GLANCE));
  const failed = error !== null;
  return (
    <section aria-labelledby="waiting-title" className="flex flex-col gap-3">
      <h3 id="waiting-title" className="text-lg">
        Waiting for you
      </h3>
      <CountCards />
      {failed ? (
        <p role="status" className="flex items-start gap-2 text-sm text-muted">
          <CloudOff aria-hidden className="size-5 shrink-0" /> The form sets could not be loaded just now.
        </p>
      ) : null}
      {ready?.length === 0 ? <p className="text-muted">Nothing is waiting for approval.</p> : null}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {ready?.map((set) => (
          <li key={set.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <Glance set={set} />
            <Link
              to="/collations/$id"
              params={{ id: set.id }}
              className={buttonVariants({ variant: 'primary', className: 'grow tablet:grow-0' })}
            >
              <PenLine aria-hidden />
              <span>
                Get Approval <span className="sr-only">{set.reference}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/collations" className={buttonVariants({ size: 'action' })}>
        <FolderCheck aria-hidden /> View Collations
      </Link>
    </section>
  );
}

function Glance({ set }: { set: Collation }) {
  return (
    <div className="min-w-40 grow basis-0 break-words">
      <p className="font-semibold">{titleOf(set)}</p>
      <p className="text-sm text-muted">
        {inOneLine([set.company, `week ending ${formatLongDate(set.collationDate)}`])}
      </p>
      <SetQueries set={set} />
    </div>
  );
}
