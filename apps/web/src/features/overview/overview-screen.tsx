import { FORM_KINDS } from '@groundsheet/form-rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { TitledCard } from '../../components/card.js';
import { Chart } from '../../components/chart.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { Skeleton } from '../../components/skeleton.js';
import { Refusal } from '../../forms/refusal.js';
import { cn } from '../../lib/cn.js';
import { today } from '../../lib/today.js';
import { overviewQuery, tableUrl, type CustomerHours, type MachineAttention } from './api.js';
import { GuestSheets, MissingSheets } from './missing-sheets.js';
import { OverviewDays } from './overview-days.js';
import { daysOf, type Days, type OverviewSearch } from './overview-search.js';

interface OverviewProps {
  search: OverviewSearch;
  onChange: (days: Days) => void;
  /** The form sets that are open now. */
  sets: ReactNode;
  /** Leads to the page of a machine. */
  linkTo: (plantNumber: string) => ReactNode;
}

/** What came in, what is missing, and what needs attention (docs/product.md, Screens). */
export function Overview({ search, onChange, sets, linkTo }: OverviewProps) {
  const days = daysOf(search, today());
  const asked = useQuery({ ...overviewQuery(days), placeholderData: keepPreviousData });
  const { data, error } = asked;
  return (
    <>
      <OverviewDays days={days} onChange={onChange} />
      <section aria-labelledby="sets-title" className="flex flex-col gap-3">
        <h2 id="sets-title" className="text-lg">
          Form sets now
        </h2>
        {sets}
      </section>
      {error ? <Refusal error={error} offline="The overview cannot be loaded without a signal." /> : null}
      {!data && !error ? <Skeleton label="Loading the overview..." rows={5} /> : null}
      {data ? (
        <div
          aria-busy={asked.isPlaceholderData}
          className={cn('flex flex-col gap-5', asked.isPlaceholderData && 'opacity-60')}
        >
          <Part id="missing" title="Missing" days={days} listed={data.missing}>
            <MissingSheets overview={data} days={days} />
          </Part>
          {data.guestSheets.total > 0 ? (
            <Part id="guest-sheets" title="Sheets without an account" days={days} listed={data.guestSheets}>
              <GuestSheets items={data.guestSheets.items} />
            </Part>
          ) : null}
          <Part id="hours" title="Hours by customer and order number" days={days} listed={data.hours}>
            <HoursChart rows={data.hours.items} />
          </Part>
          <Part id="attention" title="Attention items by machine" days={days} listed={data.attention}>
            <AttentionChart rows={data.attention.items} linkTo={linkTo} />
          </Part>
          <Part id="forms" title="Forms" days={days}>
            <Chart
              caption="Forms by kind"
              kind="bars"
              rows={data.forms}
              at={{ header: 'Kind', value: ({ kind }) => FORM_KINDS[kind].plural }}
              figures={[
                { header: 'Sent', value: ({ sent }) => sent },
                { header: 'Drafts', value: ({ drafts }) => drafts },
              ]}
            />
          </Part>
        </div>
      ) : null}
    </>
  );
}

interface PartProps {
  id: Parameters<typeof tableUrl>[0];
  title: string;
  days: Days;
  listed?: { items: readonly unknown[]; total: number };
  children: ReactNode;
}

/** A part of the page, with its file; `listed` says whether there are more rows than are shown. */
function Part({ id, title, days, listed, children }: PartProps) {
  const more = listed ? listed.total - listed.items.length : 0;
  const hasRows = !listed || listed.total > 0;
  return (
    <TitledCard
      id={id}
      title={title}
      aside={
        hasRows ? (
          <SaveFileLink href={tableUrl(id, days)}>
            CSV<span className="sr-only">: {title}</span>
          </SaveFileLink>
        ) : null
      }
    >
      {children}
      {more > 0 ? (
        <p className="text-muted">And {more.toLocaleString('en-GB')} more, which are in the CSV file.</p>
      ) : null}
    </TitledCard>
  );
}

function HoursChart({ rows }: { rows: readonly CustomerHours[] }) {
  if (rows.length === 0) return <p className="text-muted">No timesheet was sent for these days.</p>;
  return (
    <Chart
      caption="Hours by customer and order number"
      kind="bars"
      rows={rows}
      at={{ header: 'Customer and order', value: jobOf }}
      figures={[
        { header: 'Hours', value: ({ hours }) => hours },
        { header: 'Standing', value: ({ standing }) => standing },
      ]}
    />
  );
}

function jobOf({ customer, orderNumber }: CustomerHours): string {
  return `${customer || 'No customer'}, ${orderNumber ?? 'no order number'}`;
}

interface AttentionChartProps extends Pick<OverviewProps, 'linkTo'> {
  rows: readonly MachineAttention[];
}

function AttentionChart({ rows, linkTo }: AttentionChartProps) {
  if (rows.length === 0) return <p className="text-muted">No check sheet of these days found anything.</p>;
  return (
    <Chart
      caption="Attention items by machine"
      kind="bars"
      rows={rows}
      at={{
        header: 'Machine',
        value: ({ machine }) => machine ?? 'Not specified',
        link: ({ machine, hasPlantNumber }) => (machine && hasPlantNumber ? linkTo(machine) : null),
      }}
      figures={[
        { header: 'Items', value: ({ items }) => items },
        { header: 'Check sheets', value: ({ checkSheets }) => checkSheets },
      ]}
    />
  );
}
