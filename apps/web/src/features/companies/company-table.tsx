import { Archive, ArchiveRestore, CircleCheck, FileCheck, FileX } from 'lucide-react';
import { useCallback } from 'react';

import { AtBreak } from '../../components/at-break.js';
import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { DataTable, type Column } from '../../components/data-table.js';
import { RowMenu } from '../../components/row-menu.js';
import type { Company } from './api.js';
import { useArchiving, useRestoring, useUpdate } from './use-company-change.js';

/** What the table needs for its seven columns. */
const TABLE_REM = 76;

const COLUMNS: readonly [Column<Company>, ...Column<Company>[]] = [
  { header: 'Company Name', cell: ({ name }) => name },
  { header: 'Contact Person', cell: ({ contactPerson }) => contactPerson ?? '-' },
  { header: 'Contact Info', cell: (company) => <ContactInfo company={company} /> },
  { header: 'Order Validation', cell: (company) => <OrderValidation company={company} /> },
  { header: 'Order Rule', cell: (company) => <OrderRule company={company} /> },
  { header: 'Status', cell: (company) => <Status company={company} /> },
];

interface CompanyTableProps {
  companies: readonly Company[];
  /** Both are made once: see DataTable. */
  onEdit: (company: Company) => void;
  onArchived: (company: Company) => void;
}

export function CompanyTable({ companies, onEdit, onArchived }: CompanyTableProps) {
  const actions = useCallback(
    (company: Company) => (
      <>
        <Button className="px-3" aria-label={`Edit ${company.name}`} onClick={() => onEdit(company)}>
          Edit
        </Button>
        <CompanyMenu company={company} onArchived={onArchived} />
      </>
    ),
    [onEdit, onArchived],
  );
  return (
    <DataTable
      caption="Companies"
      items={companies}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      onOpen={onEdit}
      actions={actions}
      room={TABLE_REM}
    />
  );
}

function ContactInfo({ company: { contactEmail, contactPhone } }: { company: Company }) {
  if (!contactEmail && !contactPhone) return '-';
  return (
    <>
      {contactEmail ? (
        <p className="text-sm">
          <AtBreak text={contactEmail} />
        </p>
      ) : null}
      {contactPhone ? <p className="text-sm tabular-nums">{contactPhone}</p> : null}
    </>
  );
}

/** The badge is the switch. */
function OrderValidation({ company }: { company: Company }) {
  const { mutate, isPending } = useUpdate();
  const { name, requiresOrderValidation } = company;
  return (
    <button
      type="button"
      className="flex min-h-touch items-center rounded-control disabled:opacity-60"
      title={requiresOrderValidation ? 'Do not require order numbers' : 'Require order numbers'}
      disabled={isPending}
      onClick={() => mutate({ ...company, requiresOrderValidation: !requiresOrderValidation })}
    >
      <Badge tone={requiresOrderValidation ? 'accent' : 'plain'} className="office:whitespace-nowrap">
        {requiresOrderValidation ? <FileCheck aria-hidden /> : <FileX aria-hidden />}
        {requiresOrderValidation ? 'Required' : 'Not Required'}
      </Badge>
      <span className="sr-only"> by {name}</span>
    </button>
  );
}

function OrderRule({ company: { defaultOrderPattern } }: { company: Company }) {
  return defaultOrderPattern ?? <span className="text-muted">No rule set</span>;
}

function Status({ company: { isActive } }: { company: Company }) {
  return isActive ? (
    <Badge tone="good">
      <CircleCheck aria-hidden /> Active
    </Badge>
  ) : (
    <Badge>
      <Archive aria-hidden /> Archived
    </Badge>
  );
}

interface CompanyMenuProps extends Pick<CompanyTableProps, 'onArchived'> {
  company: Company;
}

function CompanyMenu({ company, onArchived }: CompanyMenuProps) {
  const archiving = useArchiving(onArchived);
  const restoring = useRestoring();
  return (
    <RowMenu
      label={`More for ${company.name}`}
      items={[
        company.isActive
          ? { label: 'Archive', icon: Archive, danger: true, onSelect: () => archiving.mutate(company) }
          : { label: 'Restore', icon: ArchiveRestore, onSelect: () => restoring.mutate(company) },
      ]}
    />
  );
}
