import { FORM_KINDS, formatLongDate } from '@groundsheet/form-rules';
import { PencilLine } from 'lucide-react';

import { TitledCard } from '../../../components/card.js';
import { Facts } from '../../../components/facts.js';
import { Fold } from '../../../components/fold.js';
import type { FormSetShown } from '../approval-api.js';
import { OpenOnMachine } from '../../../forms/machine/open-on-machine.js';
import { factsOf, NOT_SPECIFIED, referencesOf, unfinishedOf } from './approval-facts.js';
import { DefectsCard } from './defects-card.js';
import { WeekAndChecks } from './week-and-checks.js';

/** What a set holds: defects first, the week, what is not finished, and who and what it is about. */
export function Summaries({ set }: { set: FormSetShown }) {
  return (
    <>
      <OpenOnMachine plantNumber={set.plantNumber} />
      <DefectsCard set={set} />
      <WeekAndChecks set={set} />
      <Unfinished set={set} />
      <SetFacts set={set} />
    </>
  );
}

/** Who and what it is about, as its forms say it; looked up rather than read. */
export function SetFacts({ set }: { set: FormSetShown }) {
  return (
    <Fold
      id="form-set-summary"
      title="Form Set Summary"
      aside={<span className="figures text-muted">{set.reference}</span>}
    >
      <Facts wide absent={NOT_SPECIFIED} facts={factsOf(set)} />
      <p className="figures mt-2 text-sm text-muted">{referencesOf(set)}</p>
    </Fold>
  );
}

/** Of a form that its driver has not finished, nobody sees more than what it lacks. */
function Unfinished({ set }: { set: FormSetShown }) {
  const forms = unfinishedOf(set);
  if (forms.length === 0) return null;
  return (
    <TitledCard id="unfinished" title="Not complete yet">
      <p className="text-muted">These forms are not included. They will go into a new set.</p>
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
