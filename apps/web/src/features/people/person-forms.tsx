import { FORM_KINDS, formatDate } from '@groundsheet/form-rules';
import { Link, useNavigate } from '@tanstack/react-router';

import { buttonVariants } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { DataTable } from '../../components/data-table.js';
import type { PersonPage } from './api.js';

type PersonForm = PersonPage['latestForms'][number];

/** Letters of the root that the table needs beside the navigation and the account. */
const ROOM = 78;

/** What a driver has sent last, and the way to all of it. */
export function PersonForms({ person }: { person: PersonPage }) {
  const navigate = useNavigate();
  const { latestForms: forms, fullName } = person;
  return (
    <section aria-labelledby="person-forms-title" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="person-forms-title" className="text-xl">
          Latest forms
        </h2>
        {forms.length > 0 ? (
          <Link to="/forms" search={{ driver: fullName }} className={buttonVariants()}>
            All forms<span className="sr-only"> of {fullName}</span>
          </Link>
        ) : null}
      </div>
      {forms.length === 0 ? (
        <p className="text-muted">They have not sent any forms yet.</p>
      ) : (
        <DataTable
          caption="Latest forms"
          items={forms}
          keyOf={({ id }) => id}
          room={ROOM}
          onOpen={({ id }) => void navigate({ to: '/completed-form/$id', params: { id } })}
          columns={[
            { header: 'Form', cell: (form) => <Named form={form} /> },
            { header: 'For', cell: (form) => <For form={form} /> },
            { header: 'Machine', cell: ({ plantNumber }) => plantNumber ?? '-' },
            { header: 'Result', cell: resultOf, figures: true },
          ]}
          actions={({ id, reference }) => (
            <Link to="/completed-form/$id" params={{ id }} className={buttonVariants()}>
              Open<span className="sr-only"> {reference}</span>
            </Link>
          )}
        />
      )}
    </section>
  );
}

function Named({ form: { kind, reference } }: { form: PersonForm }) {
  return (
    <span className="flex flex-col">
      {FORM_KINDS[kind].label}
      <span className="figures text-sm font-normal whitespace-nowrap text-muted">{reference}</span>
    </span>
  );
}

function For({ form: { date, customerName } }: { form: PersonForm }) {
  return (
    <span className="flex flex-col">
      <span className="whitespace-nowrap">{formatDate(date)}</span>
      {customerName ? <span className="text-sm text-muted">{customerName}</span> : null}
    </span>
  );
}

function resultOf({ totalHours, attentionCount }: PersonForm): string {
  if (totalHours !== null) return `${totalHours.toFixed(1)} h`;
  if (!attentionCount) return 'No defects';
  return attentionCount === 1 ? '1 defect' : `${attentionCount} defects`;
}

/** The machines a driver has been on lately; a machine with a plant number has a page. */
export function PersonMachines({ machines }: Pick<PersonPage, 'machines'>) {
  return (
    <TitledCard id="person-machines" title="Machines">
      {machines.length === 0 ? (
        <p className="text-muted">Machines appear here once a form is sent for one.</p>
      ) : (
        <ul aria-label="Machines" className="flex flex-col divide-y divide-line">
          {machines.map(({ machine, hasPlantNumber, forms, lastOn }) => (
            <li key={machine} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
              {hasPlantNumber ? (
                <Link
                  to="/machines/$plantNumber"
                  params={{ plantNumber: machine }}
                  className="inline-flex min-h-touch items-center font-semibold break-words underline underline-offset-4"
                >
                  {machine}
                </Link>
              ) : (
                <span className="inline-flex min-h-touch items-center font-semibold break-words">
                  {machine}
                </span>
              )}
              <span className="text-muted tabular-nums">
                {forms === 1 ? '1 form' : `${forms} forms`}, last {formatDate(lastOn)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
