import { formatMoment } from '@groundsheet/form-rules';
import { useNavigate } from '@tanstack/react-router';
import { PenLine, PenOff, TriangleAlert, UserX } from 'lucide-react';

import { byChoice, byDay, byText } from '../../../components/bar-filters.js';
import { DataTable, type Column } from '../../../components/data-table.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { choiceFilter, dayFilter, textFilter, type Listed } from '../../../components/list-filters.js';
import { ListScreen } from '../../../components/list-screen.js';
import { SearchField } from '../../../components/search-field.js';
import { byCustomer } from '../../../forms/customers/customer-filter.js';
import { HISTORY_KEY } from '../../../forms/history-key.js';
import { useLiveForms } from '../../../forms/use-live-forms.js';
import { cn } from '../../../lib/cn.js';
import { inOneLine } from '../../../lib/in-one-line.js';
import { useList } from '../../../lib/pages.js';
import { ownZone } from '../../../lib/own-zone.js';
import { dateOf } from '../entry-facts.js';
import { FormName, Result, StatusBadge } from '../entry-parts.js';
import { OfficeFormMenu, openingOf } from '../form-actions.js';
import { byKind, byPlant } from '../history-filters.js';
import { officeFormsQuery, type OfficeForm } from './api.js';
import { OfficeExports } from './office-exports.js';
import { OFFICE_FORMS_FILTERS, type OfficeFormsSearch } from './office-forms-search.js';

/** What the table needs beside the navigation of the office. */
const TABLE_REM = 72;
const KEYS = [HISTORY_KEY];
/** On a row as wide as the other words of its cell, however long. */
const FILLS = 'office:w-0 office:min-w-full office:truncate';

const STATUS_OPTIONS = [
  { value: 'submitted', label: 'Sent' },
  { value: 'draft', label: 'Signed drafts' },
] as const;
const SIGNED_OPTIONS = [
  { value: 'yes', label: 'Signed' },
  { value: 'no', label: 'Not signed' },
] as const;
const CORRECTED_OPTIONS = [
  { value: 'yes', label: 'Superseded' },
  { value: 'no', label: 'Standing' },
] as const;

const COLUMNS: readonly [Column<OfficeForm>, ...Column<OfficeForm>[]] = [
  { header: 'Form', cell: (form) => <Named form={form} /> },
  { header: 'Driver', cell: (form) => <Driver form={form} /> },
  { header: 'For', cell: (form) => <For form={form} /> },
  { header: 'Result', cell: (form) => <HoursOrFaults form={form} /> },
  { header: 'Status', cell: (form) => <Standing form={form} /> },
];

/** Everybody's sent forms and signed drafts, the last changed first. */
export function OfficeForms(list: Listed<OfficeFormsSearch>) {
  useLiveForms(KEYS);
  const navigate = useNavigate();
  return (
    <ListScreen
      {...list}
      asked={useList(officeFormsQuery(list.search))}
      what="the forms"
      filters={<OfficeFormsFilters {...list} />}
      clears={OFFICE_FORMS_FILTERS}
      nothingFits={{ text: 'No forms match your search.', clear: 'Show all forms' }}
      nothingYet={<p>Forms appear here once a driver or a guest sends one.</p>}
    >
      {(forms) => (
        <DataTable
          caption="Forms"
          items={forms}
          keyOf={({ id }) => id}
          columns={COLUMNS}
          onOpen={(form) => {
            if (form.status === 'submitted') void navigate(openingOf(form));
          }}
          actions={(form) => <OfficeFormMenu entry={form} />}
          room={TABLE_REM}
        />
      )}
    </ListScreen>
  );
}

function OfficeFormsFilters(list: Listed<OfficeFormsSearch>) {
  return (
    <FilterBar
      {...list}
      label="Forms"
      clears={OFFICE_FORMS_FILTERS}
      most={2}
      beside={<OfficeExports {...list} />}
      filters={[
        byDay('Week', dayFilter(list, 'week')),
        byCustomer(choiceFilter(list, 'customerId')),
        byKind(choiceFilter(list, 'kind')),
        byChoice('Status', choiceFilter(list, 'status'), {
          id: 'status',
          none: 'Sent and signed drafts',
          options: STATUS_OPTIONS,
        }),
        byPlant('Plant number', textFilter(list, 'plantNumber')),
        byText('Driver', textFilter(list, 'driver')),
        byChoice('Client’s signature', choiceFilter(list, 'clientSigned'), {
          id: 'clientSigned',
          none: 'Signed or not',
          options: SIGNED_OPTIONS,
        }),
        byChoice('Corrected', choiceFilter(list, 'corrected'), {
          id: 'corrected',
          none: 'Superseded or not',
          options: CORRECTED_OPTIONS,
        }),
      ]}
    >
      <SearchField
        label="Search"
        placeholder="Reference, driver, machine, order number, site or customer"
        {...textFilter(list, 'search')}
      />
    </FilterBar>
  );
}

/** The name on the form; what the account is called where that is another name, and whose address nobody has confirmed. */
function Driver({ form: { driverName, account } }: { form: OfficeForm }) {
  const other = account && !account.isAsTyped ? `Account of ${account.fullName}` : null;
  return (
    <>
      <p className="leading-tight">{driverName || 'No name'}</p>
      <p className="text-sm leading-tight text-muted">{account ? other : 'Guest'}</p>
      {account && !account.isConfirmed ? (
        <p className="flex items-center gap-1.5 text-sm text-attention">
          <UserX aria-hidden className="size-4.5 shrink-0" /> Address not confirmed
        </p>
      ) : null}
    </>
  );
}

/** On a row the reference stands in one piece. */
function Named({ form }: { form: OfficeForm }) {
  return (
    <div className="office:whitespace-nowrap">
      <FormName entry={form} />
    </div>
  );
}

function For({ form }: { form: OfficeForm }) {
  const { plantNumber, machineNumber, customerName, siteLocation, orderNumber } = form;
  // Machine and customer first: on a row there is no room for all of it.
  const about = inOneLine([plantNumber, customerName, machineNumber, siteLocation, orderNumber]);
  return (
    <>
      <p className="leading-tight office:whitespace-nowrap">{dateOf(form)}</p>
      <p title={about} className={cn(FILLS, 'text-sm leading-tight text-muted')}>
        {about}
      </p>
      {form.isOrderOutdated ? (
        <p className="flex items-center gap-1.5 text-sm leading-tight text-attention">
          <TriangleAlert aria-hidden className="size-4.5 shrink-0" /> Earlier order rules
        </p>
      ) : null}
    </>
  );
}

/** Hours, with whether the client has signed them, or what needs attention. */
function HoursOrFaults({ form }: { form: OfficeForm }) {
  const { totalHours, isClientSigned } = form;
  const Pen = isClientSigned ? PenLine : PenOff;
  return (
    <div className="office:whitespace-nowrap">
      <Result entry={form} />
      {isClientSigned || totalHours !== null ? (
        <p className="flex items-center gap-1.5 text-sm leading-tight text-muted">
          <Pen aria-hidden className="size-4 shrink-0" />
          {isClientSigned ? 'Client signed' : 'Client not signed'}
        </p>
      ) : null}
    </div>
  );
}

/** Under its status the last who opened it, and how many others. */
function Standing({ form }: { form: OfficeForm }) {
  const [last] = form.readBy;
  const zone = ownZone();
  const all = form.readBy.map(({ who, at }) => `${who ?? 'No longer on record'}, ${formatMoment(at, zone)}`);
  return (
    <>
      <StatusBadge entry={form} />
      {last ? (
        <p title={all.join('\n')} className={cn(FILLS, 'text-sm leading-tight text-muted')}>
          Read by {last.who ?? 'someone no longer on record'}
          {all.length > 1 ? ` and ${all.length - 1} more` : null}
        </p>
      ) : null}
    </>
  );
}
