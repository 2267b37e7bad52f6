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
          <li key={entry.id} className="flex min-h-14 flex-col justify-center gap-1 py-2">
            <Glance entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its name with the reference, and what it is about; of its mails only what may have to be dealt with. */
function Glance({ entry }: { entry: HistoryEntry }) {
  const { mails, customerName } = entry;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <FormName entry={entry} />
        <p className="shrink-0 text-end text-sm">{dateOf(entry)}</p>
      </div>
      <p className="ps-8 text-sm wrap-anywhere text-muted empty:hidden">
        {inOneLine([customerName, machineOf(entry)])}
      </p>
      {mails.some(({ state }) => state === 'failed' || state === 'bounced') ? (
        <div className="ps-8">
          <Mails entry={entry} />
        </div>
      ) : null}
    </>
  );
}
