import { formatLongDate, formatMoment, OFF_HIRE_STATES } from '@groundsheet/form-rules';
import type { ReactNode } from 'react';

import { DataTable } from '../../components/data-table.js';
import { DayField } from '../../components/day-field.js';
import { FoldedFilters } from '../../components/folded-filters.js';
import { choiceFilter, countSet, dayFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { SelectField } from '../../components/select-field.js';
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
const TABLE_REM = 66;

/** The filters that stand behind a button on a phone; the search box stands open. */
const BEHIND_BUTTON = ['state', 'from', 'to'] as const;
const OFF_HIRES_FILTERS = [...BEHIND_BUTTON, 'search'] as const;

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
              { header: 'Given', cell: ({ givenAt }) => formatMoment(givenAt, ownZone()) },
              { header: 'Notice ends', cell: (offHire) => <Ends offHire={offHire} /> },
              { header: 'Ready from', cell: ({ readyFrom }) => formatLongDate(readyFrom) },
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
    <FoldedFilters
      label="Off-hire notices"
      placeholder="Number, machine, firm, name or site"
      search={textFilter(list, 'search')}
      set={countSet(list.search, BEHIND_BUTTON)}
      className="office:grid-cols-3"
    >
      {() => (
        <>
          <SelectField
            id="off-hire-state"
            label="State"
            none="All notices"
            options={STATE_OPTIONS}
            {...choiceFilter(list, 'state')}
          />
          <DayField label="Given from" max={to} {...dayFilter(list, 'from')} />
          <DayField label="Given to" min={from} {...dayFilter(list, 'to')} />
        </>
      )}
    </FoldedFilters>
  );
}

function Named({ offHire: { plantNumber, machineNumber, reference, isRegistered } }: { offHire: OffHire }) {
  return (
    <span className="block min-w-0">
      {plantNumber}
      <span className="block text-sm font-normal text-muted">
        {isRegistered ? machineNumber : 'Not in the register'}
      </span>
      <span className="figures block text-sm font-normal text-muted">{reference}</span>
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

function Ends({ offHire }: { offHire: OffHire }) {
  return (
    <>
      <p>{formatLongDate(offHire.noticeEnds)}</p>
      <p className="text-sm text-muted">{leftWords(offHire)}</p>
    </>
  );
}
