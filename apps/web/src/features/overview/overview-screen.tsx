import { addDays, formatDayMonth, formatDayOfWeek } from '@groundsheet/form-rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { Chart } from '../../components/chart.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { Skeleton } from '../../components/skeleton.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { Refusal } from '../../forms/refusal.js';
import { cn } from '../../lib/cn.js';
import { today } from '../../lib/today.js';
import { useLiveChanges } from '../../lib/use-live-changes.js';
import { useRoomFor } from '../../lib/use-room-for.js';
import {
  OPEN_DEFECTS_URL,
  openDefectsQuery,
  overviewQuery,
  tableUrl,
  type DayHours,
  type Overview as Figures,
} from './api.js';
import { HoursCard } from './hours-card.js';
import { GuestSheets, MissingSheets } from './missing-sheets.js';
import { OpenDefects } from './open-defects.js';
import { daysOf, presetsOf } from './chosen-days.js';
import type { Days, OverviewSearch } from './overview-search.js';
import { ReturnedMails } from './returned-mails.js';
import { Nothing } from './rows.js';
import { SignaturesLine } from './signatures-line.js';
import { Tiles } from './tiles.js';

/** Letters of the root that the page needs for two columns, and for the table of hours alone. */
const ROOM = { columns: 78, table: 48 };

const LIVE = [DEFECTS_KEY];

interface OverviewProps {
  search: OverviewSearch;
  onChange: (change: Partial<OverviewSearch>) => void;
  /** Form sets that wait for approval; undefined until it is known. */
  toApprove: string | undefined;
  /** On all machines; undefined until it is known. */
  openDefects: number | undefined;
  /** Leads to the page of a machine. */
  linkTo: (plantNumber: string) => ReactNode;
}

/** What there is to do, who worked how long, what is missing and what needs attention (docs/screens.md, Pages). */
export function Overview({ search, onChange, toApprove, openDefects, linkTo }: OverviewProps) {
  const days = daysOf(search, today());
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...overviewQuery(days),
    placeholderData: keepPreviousData,
  });
  const hasColumns = useRoomFor(ROOM.columns);
  const hasTable = useRoomFor(ROOM.table);
  const hours = (
    <HoursCard
      days={days}
      search={search.search}
      onSearch={(text) => onChange({ search: text })}
      wider={<Wider days={days} onChange={onChange} />}
      hasTable={hasTable}
      linkTo={linkTo}
    />
  );
  const lists = data ? (
    <div
      aria-busy={isPlaceholderData}
      className={cn(
        'grid min-w-0 items-start gap-4',
        !hasColumns && 'tablet:grid-cols-2 tablet:[&>:last-child:nth-child(odd)]:col-span-2',
        isPlaceholderData && 'opacity-60',
      )}
    >
      <Lists overview={data} days={days} openDefects={openDefects} />
    </div>
  ) : null;
  const byDay = data ? <HoursByDay rows={data.days} days={days} onChange={onChange} /> : null;
  return (
    <>
      <Tiles toApprove={toApprove} openDefects={openDefects} overview={data} />
      <SignaturesLine />
      {error ? (
        <div className="flex flex-col items-start gap-2">
          <Refusal error={error} offline="The overview cannot be loaded without a signal." />
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : null}
      {!data && !error ? <Skeleton label="Loading the overview..." rows={5} /> : null}
      {hasColumns ? (
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-start gap-4">
          <div className="grid min-w-0 gap-4">
            {hours}
            {byDay}
          </div>
          {lists}
        </div>
      ) : (
        <>
          {lists}
          {hours}
          {byDay}
        </>
      )}
    </>
  );
}

/** The button of an empty table: where there is more to see. */
function Wider({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const [, lastWeek, fourWeeks] = presetsOf(today());
  const next = [lastWeek!, fourWeeks!].find((preset) => preset.days.from < days.from);
  if (!next) return <FourWeeksEarlier days={days} onChange={onChange} />;
  return <Button onClick={() => onChange(next.days)}>{next.label}</Button>;
}

function FourWeeksEarlier({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const earlier = { from: addDays(days.from, -28), to: addDays(days.to, -28) };
  return <Button onClick={() => onChange(earlier)}>Four weeks earlier</Button>;
}

interface ListsProps extends Pick<OverviewProps, 'openDefects'> {
  overview: Figures;
  days: Days;
}

function Lists({ overview, days, openDefects }: ListsProps) {
  const { missing, guestSheets, returnedMails } = overview;
  return (
    <>
      <Part id="missing" title="Missing" listed={missing} file={tableUrl('missing', days)}>
        <MissingSheets overview={overview} days={days} />
      </Part>
      {guestSheets.total > 0 ? (
        <Part
          id="guest-sheets"
          title="Sheets without an account"
          listed={guestSheets}
          file={tableUrl('guest-sheets', days)}
        >
          <GuestSheets items={guestSheets.items} />
        </Part>
      ) : null}
      <Defects total={openDefects} />
      <Part id="mail" title="Mail that came back" listed={returnedMails}>
        <ReturnedMails items={returnedMails.items} />
      </Part>
    </>
  );
}

/** The defects that the tile counts, whatever the days. */
function Defects({ total }: { total: number | undefined }) {
  useLiveChanges('/api/defects/events', LIVE);
  const { data: items, error } = useQuery(openDefectsQuery);
  const listed = { items: items ?? [], total: total ?? items?.length ?? 0 };
  return (
    <Part id="defects" title="Defects" listed={listed} file={OPEN_DEFECTS_URL}>
      {error ? <Refusal error={error} offline="Defects cannot be loaded without a signal." /> : null}
      {items ? <OpenDefects items={items} /> : error ? null : <Skeleton label="Loading the defects..." />}
    </Part>
  );
}

interface PartProps {
  id: string;
  title: string;
  listed: { items: readonly unknown[]; total: number };
  /** Where there is a file with all rows. */
  file?: string;
  children: ReactNode;
}

/** A list of the page, with its file; says where there are more rows than are shown. */
function Part({ id, title, listed: { items, total }, file, children }: PartProps) {
  const more = total - items.length;
  return (
    <TitledCard
      id={id}
      title={title}
      aside={
        file && total > 0 ? (
          <SaveFileLink href={file}>
            CSV<span className="sr-only">: {title}</span>
          </SaveFileLink>
        ) : null
      }
    >
      {children}
      {more > 0 ? (
        <p className="text-sm text-muted">
          And {more.toLocaleString('en-GB')} more{file ? ', which are in the CSV file' : ''}.
        </p>
      ) : null}
    </TitledCard>
  );
}

interface HoursByDayProps {
  rows: readonly DayHours[];
  days: Days;
  onChange: (days: Days) => void;
}

function HoursByDay({ rows, days, onChange }: HoursByDayProps) {
  return (
    <TitledCard id="days" title="Hours per day">
      {rows.some(({ hours }) => hours > 0) ? (
        <Chart
          caption="Hours per day of four weeks"
          kind="days"
          rows={rows}
          at={{ header: 'Day', value: ({ date }) => date, words: formatDayOfWeek, brief: formatDayMonth }}
          figures={[{ header: 'Hours', value: ({ hours }) => hours }]}
          isMarked={({ date }) => date >= days.from && date <= days.to}
        />
      ) : (
        <Nothing text="Hours appear here once a timesheet of these four weeks is sent.">
          <FourWeeksEarlier days={days} onChange={onChange} />
        </Nothing>
      )}
    </TitledCard>
  );
}
