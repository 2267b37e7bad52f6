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
import { FormActions } from './form-actions.js';

const KEYS = [HISTORY_KEY];

/** Forms of each kind at a glance. */
const GLANCE = 3;
/** Forms that may wait on this device as well. */
const ON_DEVICE = 7;

/** The drafts that wait on the server, with the way back into each, or rid of it. */
export function DraftsToFinish({ except }: { except: readonly string[] }) {
  const { data = [] } = useQuery(latestFormsQuery('draft', GLANCE + ON_DEVICE));
  // What is open on this device is offered by it already.
  const drafts = data.filter(({ id }) => !except.includes(id)).slice(0, GLANCE);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts-title" className="flex flex-col gap-2">
      <h2 id="drafts-title" className="text-xl">
        To finish
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-card">
        {drafts.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-3 py-3">
            <Glance entry={entry} />
            <FormActions entry={entry} className="flex grow flex-wrap gap-2 *:grow tablet:grow-0" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What went last, and whether the mails have arrived. */
export function LastSent() {
  useLiveForms(KEYS);
  const { data: sent, error, fetchStatus } = useQuery(latestFormsQuery('submitted', GLANCE));
  const failed = error !== null || fetchStatus === 'paused';
  if (!failed && !sent?.length) return null;
  return (
    <section aria-labelledby="sent-title" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="sent-title" className="text-lg">
          Sent last
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
