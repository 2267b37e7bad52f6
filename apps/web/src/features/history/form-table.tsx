import type { HistoryEntry } from './api.js';
import { dateOf, machineOf } from './entry-facts.js';
import { FormName, Mails, Result, StatusBadge } from './entry-parts.js';
import { FormActions } from './form-actions.js';

/** What the table needs for its six columns. */
export const TABLE_REM = 74;

const COLUMNS = ['Form', 'For', 'Result', 'Status', 'Mail'];

/** The forms one line each, on a desk. */
export function FormTable({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 shadow-card">
      <table className="w-full border-collapse">
        <caption className="sr-only">Forms</caption>
        <thead>
          <tr className="border-b-2 border-line text-start text-sm text-muted">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="py-3 pe-4 text-start font-semibold">
                {column}
              </th>
            ))}
            <th scope="col" className="w-80">
              <span className="sr-only">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <FormRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FormRow({ entry }: { entry: HistoryEntry }) {
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="py-3 pe-4 text-start">
        <FormName entry={entry} />
      </th>
      <td className="py-3 pe-4">
        <p>{dateOf(entry)}</p>
        <p className="font-semibold">{entry.customerName}</p>
        <p className="text-sm text-muted">
          {[entry.siteLocation, machineOf(entry)].filter(Boolean).join(', ')}
        </p>
      </td>
      <td className="min-w-28 py-3 pe-4">
        <Result entry={entry} />
      </td>
      <td className="py-3 pe-4">
        <StatusBadge entry={entry} />
      </td>
      <td className="max-w-60 py-3 pe-4">
        <Mails entry={entry} />
      </td>
      <td className="py-3">
        <FormActions entry={entry} className="grid grid-cols-2 gap-2" />
      </td>
    </tr>
  );
}
