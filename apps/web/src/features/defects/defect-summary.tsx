import { MACHINE_STATUSES } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { buttonVariants } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { defectSummaryQuery, SUMMARY_TABLE } from './api.js';

/** Which machines stand still, and what keeps failing: of now, and of the last 90 days. */
export function DefectSummary() {
  const { data } = useQuery(defectSummaryQuery);
  if (!data) return null;
  const { doNotUse, useWithCare, registered, stopped, items } = data;
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2 office:grid-cols-3">
      <div className="col-span-full">
        <SaveFileLink href={SUMMARY_TABLE}>Machines and days stopped (CSV)</SaveFileLink>
      </div>
      <TitledCard
        id="by-status"
        title="Machines"
        aside={
          <Link to="/defects" search={{ machines: true }} className={buttonVariants({ variant: 'quiet' })}>
            Show by status
          </Link>
        }
      >
        <Counts
          of={[
            [MACHINE_STATUSES['do-not-use'], doNotUse],
            [MACHINE_STATUSES['use-with-care'], useWithCare],
            ['In the register', registered],
          ]}
        />
      </TitledCard>
      <TitledCard id="stopped" title="Days stopped">
        {stopped.length === 0 ? (
          <p className="text-muted">No machine was stopped in the last 90 days.</p>
        ) : (
          <ul className="flex flex-col">
            {stopped.map(({ plantNumber, days, isStopped }) => (
              <li key={plantNumber} className="flex items-center justify-between gap-3">
                <Link
                  to="/machines/$plantNumber"
                  params={{ plantNumber }}
                  className="inline-flex min-h-touch min-w-0 items-center underline underline-offset-4 wrap-anywhere"
                >
                  {plantNumber}
                </Link>
                <span className="figures shrink-0">
                  {days < 1 ? 'Under 1 day' : `${days.toFixed(1)} days`}
                  {isStopped ? ', still stopped' : ''}
                </span>
              </li>
            ))}
          </ul>
        )}
      </TitledCard>
      <TitledCard id="items" title="Most common" className="tablet:max-office:col-span-full">
        {items.length === 0 ? (
          <p className="text-muted">No check has found a defect in the last 90 days.</p>
        ) : (
          <Counts of={items.map(({ item, defects }) => [item, defects])} />
        )}
      </TitledCard>
    </div>
  );
}

/** Figures under each other, at the right. */
function Counts({ of }: { of: readonly (readonly [label: string, count: number])[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {of.map(([label, count]) => (
        <div key={label} className="flex items-baseline justify-between gap-3">
          <dt className="min-w-0 text-muted">{label}</dt>
          <dd className="figures shrink-0 font-semibold">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
