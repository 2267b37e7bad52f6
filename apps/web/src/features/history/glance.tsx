import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { HISTORY_KEY } from '../../forms/history-key.js';
import { useLiveForms } from '../../forms/use-live-forms.js';
import { inOneLine } from '../../lib/in-one-line.js';
import { latestFormsQuery, type HistoryEntry } from './api.js';
import { dateOf, machineOf } from './entry-facts.js';
import { FormName, Mails } from './entry-parts.js';

const KEYS = [HISTORY_KEY];

const GLANCE = 3;
/** What went last, and whether the mails have arrived. */
export function LastSent() {
  useLiveForms(KEYS);
  const { data: sent, error } = useQuery(latestFormsQuery('submitted', GLANCE));
  const failed = error !== null;
  if (!failed && !sent?.length) return null;
  return (
    <section aria-labelledby="sent-title" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="sent-title" className="text-lg">
          Last sent
        </h3>
        <Link to="/history" className={buttonVariants({ variant: 'quiet' })}>
          All forms
        </Link>
      </div>
      {failed ? (
        <p role="status" className="flex items-start gap-2 text-sm text-muted">
          <CloudOff aria-hidden className="size-5 shrink-0" /> Your sent forms could not be loaded just now.
        </p>
      ) : null}
      <ul className="flex flex-col divide-y divide-line">
        {sent?.map((entry) => (
          <li key={entry.id} className="grid gap-2 py-3 tablet:grid-cols-2">
            <Glance entry={entry} />
            <Mails entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Glance({ entry }: { entry: HistoryEntry }) {
  const about = inOneLine([entry.customerName, machineOf(entry)]);
  return (
    <div className="min-w-40 grow basis-0">
      <FormName entry={entry} />
      <p className="mt-1 break-words">{dateOf(entry)}</p>
      {about ? <p className="text-sm break-words text-muted">{about}</p> : null}
    </div>
  );
}
