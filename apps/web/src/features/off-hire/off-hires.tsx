import { formatLongDate, formatMoment, OFF_HIRE_STATES } from '@groundsheet/form-rules';
import type { ReactNode } from 'react';

import { byChoice, byDay } from '../../components/bar-filters.js';
import { DataTable } from '../../components/data-table.js';
import { FilterBar } from '../../components/filter-bar.js';
import { choiceFilter, countSet, dayFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { SearchField } from '../../components/search-field.js';
import { inOneLine } from '../../lib/in-one-line.js';
import { useList } from '../../lib/pages.js';
import { saveOwnOnceMade } from '../../lib/save-file.js';
import { today } from '../../lib/today.js';
import { useLiveChanges } from '../../lib/use-live-changes.js';
import { ownZone } from '../../lib/own-zone.js';
import { OFF_HIRE_EVENTS, OFF_HIRES_LIVE, offHiresQuery, offHiresTableUrl, type OffHire } from './api.js';
import { leftWords, OffHireState } from './off-hire-parts.js';
import type { OffHiresSearch } from './off-hires-search.js';

/** What the table needs beside the navigation of the office. */
const TABLE_REM = 72;

const OFF_HIRES_FILTERS = ['search', 'state', 'from', 'to'] as const;

const STATE_OPTIONS = [
  { value: 'waiting', label: OFF_HIRE_STATES.waiting },
  { value: 'over', label: 'Notice over' },
  { value: 'collected', label: OFF_HIRE_STATES.collected },
  { value: 'withdrawn', label: OFF_HIRE_STATES.withdrawn },
] as const;

interface OffHiresProps extends Listed<OffHiresSearch> {
  /** Leads to a notice. */
  linkTo: (offHire: OffHire) => ReactNode;
  onOpen: (offHire: OffHire) => void;
}

/** The office's list of off-hire notices, the latest first. */
export function OffHires({ linkTo, onOpen, ...list }: OffHiresProps) {
  const now = today();
  useLiveChanges(OFF_HIRE_EVENTS, OFF_HIRES_LIVE);
  return (
    <ListScreen
      {...list}
      asked={useList(offHiresQuery(list.search))}
      what="the notices"
      drawing="machine"
      filters={<OffHiresFilters {...list} />}
      clears={OFF_HIRES_FILTERS}
      nothingFits={{ text: 'No notices match what you are looking for.', clear: 'Show all notices' }}
      nothingYet={<p>Off-hire notices appear here as soon as one is given.</p>}
    >
      {(notices) => (
        <>
          <div className="flex flex-wrap items-center justify-end gap-2 pb-3">
            <SaveFileLink href={offHiresTableUrl(list.search)} saveAs={saveOwnOnceMade}>
              {countSet(list.search, OFF_HIRES_FILTERS) > 0 ? 'Matching notices (CSV)' : 'All notices (CSV)'}
            </SaveFileLink>
          </div>
          <DataTable
            caption="Off-hire notices"
            items={notices}
            keyOf={({ id }) => id}
            room={TABLE_REM}
            columns={[
              { header: 'Machine', cell: (offHire) => <Named offHire={offHire} /> },
              { header: 'Firm', cell: (offHire) => <Hirer offHire={offHire} /> },
              { header: 'Given', cell: ({ givenAt }) => <Day>{formatMoment(givenAt, ownZone())}</Day> },
              { header: 'Notice ends', cell: (offHire) => <Ends offHire={offHire} /> },
              { header: 'Ready from', cell: ({ readyFrom }) => <Day>{formatLongDate(readyFrom)}</Day> },
              { header: 'State', cell: (offHire) => <OffHireState offHire={offHire} today={now} /> },
            ]}
            onOpen={onOpen}
            actions={linkTo}
          />
        </>
      )}
    </ListScreen>
  );
}

function OffHiresFilters(list: Listed<OffHiresSearch>) {
  const { from, to } = list.search;
  return (
    <FilterBar
      {...list}
      label="Off-hire notices"
      clears={OFF_HIRES_FILTERS}
      filters={[
        byChoice('State', choiceFilter(list, 'state'), {
          id: 'off-hire-state',
          none: 'All notices',
          options: STATE_OPTIONS,
        }),
        byDay('Given from', dayFilter(list, 'from'), { max: to }),
        byDay('Given to', dayFilter(list, 'to'), { min: from }),
      ]}
    >
      <SearchField
        label="Search"
        placeholder="Number, machine, firm, name or site"
        {...textFilter(list, 'search')}
      />
    </FilterBar>
  );
}

function Named({ offHire: { plantNumber, machineNumber, reference, isRegistered } }: { offHire: OffHire }) {
  return (
    <span className="block min-w-0">
      {plantNumber}
      <span className="block text-sm font-normal text-muted">
        {isRegistered ? machineNumber : 'Not in the register'}
      </span>
      <span className="figures block whitespace-nowrap text-sm font-normal text-muted">{reference}</span>
    </span>
  );
}

function Hirer({ offHire: { firm, contactName, siteLocation, isCustomer } }: { offHire: OffHire }) {
  return (
    <>
      <p className="leading-tight">{firm}</p>
      <p className="text-sm leading-tight text-muted">{inOneLine([contactName, siteLocation])}</p>
      {isCustomer ? null : <p className="text-sm leading-tight text-muted">Not a customer in the register</p>}
    </>
  );
}

/** On a phone in large text a day with its time needs two lines. */
const Day = ({ children }: { children: string }) => (
  <span className="tablet:whitespace-nowrap">{children}</span>
);

function Ends({ offHire }: { offHire: OffHire }) {
  return (
    <>
      <p className="tablet:whitespace-nowrap">{formatLongDate(offHire.noticeEnds)}</p>
      <p className="text-sm whitespace-nowrap text-muted">{leftWords(offHire)}</p>
    </>
  );
}
