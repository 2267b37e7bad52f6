import { Card } from '../../components/card.js';
import type { HistoryEntry } from './api.js';
import { dateOf, machineOf } from './entry-facts.js';
import { FormName, Mails, Result, StatusBadge } from './entry-parts.js';
import { FormActions } from './form-actions.js';

/** The forms one below the other, on a phone. */
export function FormCards({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ul aria-label="Forms" className="grid items-start gap-3 tablet:grid-cols-2">
      {entries.map((entry) => (
        <li key={entry.id} className="min-w-0">
          <FormCard entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function FormCard({ entry }: { entry: HistoryEntry }) {
  const machine = machineOf(entry);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <FormName entry={entry} />
        <StatusBadge entry={entry} />
      </div>
      <div className="min-w-0 break-words">
        <p>{dateOf(entry)}</p>
        {entry.customerName ? <p className="font-semibold">{entry.customerName}</p> : null}
        {entry.siteLocation ? <p className="text-muted">{entry.siteLocation}</p> : null}
        {machine ? <p className="text-muted">{machine}</p> : null}
      </div>
      <Result entry={entry} />
      <Mails entry={entry} />
      <FormActions entry={entry} className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2" />
    </Card>
  );
}
