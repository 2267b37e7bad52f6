import { FORM_KINDS, formatLongDate } from '@groundsheet/form-rules';
import { PencilLine } from 'lucide-react';

import { TitledCard } from '../../../components/card.js';
import { Facts } from '../../../components/facts.js';
import type { FormSetShown } from '../approval-api.js';
import { CheckSheetSummary } from './approval-check-sheets.js';
import { factsOf, NOT_SPECIFIED, unfinishedOf } from './approval-facts.js';
import { TimesheetSummary } from './approval-timesheet.js';

/** What a set holds: who and what, the week, the checks, and what is not finished. */
export function Summaries({ set }: { set: FormSetShown }) {
  return (
    <>
      <TitledCard id="form-set-summary" title="Form Set Summary">
        <Facts
          wide
          absent={NOT_SPECIFIED}
          facts={[...factsOf(set), ...(set.orderNumber ? [['Order number', set.orderNumber] as const] : [])]}
        />
      </TitledCard>
      <TimesheetSummary set={set} />
      <CheckSheetSummary set={set} />
      <Unfinished set={set} />
    </>
  );
}

/** Of a form that its driver has not finished, nobody sees more than what it lacks. */
function Unfinished({ set }: { set: FormSetShown }) {
  const forms = unfinishedOf(set);
  if (forms.length === 0) return null;
  return (
    <TitledCard id="unfinished" title="Not complete yet">
      <p className="text-muted">
        These stay out of what is signed and sent, and open a set of their own afterwards.
      </p>
      <ul className="flex flex-col gap-3">
        {forms.map(({ id, kind, date, missing }) => (
          <li key={id} className="flex items-start gap-2.5">
            <PencilLine aria-hidden className="mt-0.5 size-5.5 shrink-0 text-attention" />
            <div>
              <p className="font-semibold">
                {FORM_KINDS[kind].label}, {FORM_KINDS[kind].dated}
                {formatLongDate(date)}
              </p>
              <p>
                {missing.length > 0 ? `Missing: ${missing.join(', ')}` : 'This set has another timesheet.'}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
