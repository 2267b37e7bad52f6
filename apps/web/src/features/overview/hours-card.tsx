import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { SearchField } from '../../components/search-field.js';
import { Skeleton } from '../../components/skeleton.js';
import { Refusal } from '../../forms/refusal.js';
import { cn } from '../../lib/cn.js';
import { hoursQuery, tableUrl, type Hours } from './api.js';
import { HoursRows, HoursTable } from './hours-table.js';
import type { Days } from './overview-search.js';

interface HoursCardProps {
  days: Days;
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
  /** Leads to days on which there is more. */
  wider: ReactNode;
  hasTable: boolean;
  linkTo: (plantNumber: string) => ReactNode;
}

/** Who worked how long, on what and for whom. */
export function HoursCard({ days, search, onSearch, wider, hasTable, linkTo }: HoursCardProps) {
  const asked = useQuery({ ...hoursQuery(days, search), placeholderData: keepPreviousData });
  const { data, error } = asked;
  const hasRows = data && data.total > 0;
  return (
    <TitledCard
      id="hours"
      title="Hours"
      aside={
        <div className="flex flex-wrap items-center gap-2">
          {hasRows || search ? (
            <SearchField
              label="Search the hours"
              labelHidden
              placeholder="Name, order, machine"
              size="compact"
              value={search}
              onSearch={onSearch}
            />
          ) : null}
          {hasRows ? (
            <SaveFileLink href={tableUrl('hours', days, search)}>
              CSV<span className="sr-only">: Hours</span>
            </SaveFileLink>
          ) : null}
        </div>
      }
    >
      {error ? <Refusal error={error} offline="The hours cannot be loaded without a signal." /> : null}
      {!data && !error ? <Skeleton label="Loading the hours..." rows={5} /> : null}
      {data ? (
        <div
          aria-busy={asked.isPlaceholderData}
          className={cn('flex flex-col gap-3', asked.isPlaceholderData && 'opacity-60')}
        >
          <Listed hours={data} hasTable={hasTable} linkTo={linkTo}>
            {search ? (
              <>
                <p>No hours match your search.</p>
                <Button onClick={() => onSearch(undefined)}>Show all hours</Button>
              </>
            ) : (
              <>
                <p>No timesheet was sent for these days.</p>
                {wider}
              </>
            )}
          </Listed>
        </div>
      ) : null}
    </TitledCard>
  );
}

interface ListedProps extends Pick<HoursCardProps, 'hasTable' | 'linkTo'> {
  hours: Hours;
  /** Where there are none. */
  children: ReactNode;
}

function Listed({ hours, hasTable, linkTo, children }: ListedProps) {
  const more = hours.total - hours.items.length;
  if (hours.total === 0) return <div className="flex flex-col items-start gap-3 text-muted">{children}</div>;
  return (
    <>
      {hasTable ? <HoursTable hours={hours} linkTo={linkTo} /> : <HoursRows hours={hours} />}
      {more > 0 ? (
        <p className="text-sm text-muted">
          And {more.toLocaleString('en-GB')} more, which are in the total and in the CSV file.
        </p>
      ) : null}
    </>
  );
}
