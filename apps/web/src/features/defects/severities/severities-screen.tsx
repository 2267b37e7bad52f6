import {
  formatMoment,
  sectionsOf,
  SEVERITIES,
  VEHICLE_TYPES,
  VEHICLE_TYPE_NAMES,
  type VehicleType,
} from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { Badge } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { ChoiceGroup } from '../../../components/choice.js';
import { DataTable } from '../../../components/data-table.js';
import type { Listed } from '../../../components/list-filters.js';
import { Skeleton } from '../../../components/skeleton.js';
import { StatusBadge } from '../../../forms/machine/status-band.js';
import { Refusal } from '../../../forms/refusal.js';
import { ownZone } from '../../../lib/own-zone.js';
import { severitiesQuery, type SeverityChange, type SeverityRow } from './api.js';
import type { SeveritiesSearch } from './severities-search.js';

const SeverityDialog = lazy(async () => ({ default: (await import('./severity-dialog.js')).SeverityDialog }));

/** Letters of the root that the table needs. */
const ROOM = 46;
const TYPES = VEHICLE_TYPE_NAMES.map((value) => ({ value, label: VEHICLE_TYPES[value] }));

/** How bad each finding is, by type of machine, for admins to change (docs/machines.md, Defects). */
export function SeveritiesScreen({ search, onChange }: Listed<SeveritiesSearch>) {
  const { data, error, refetch } = useQuery(severitiesQuery);
  const [open, setOpen] = useState<SeverityRow | null>(null);
  const vehicle = search.vehicle ?? VEHICLE_TYPE_NAMES[0]!;
  if (error && !data)
    return (
      <div className="flex flex-col items-start gap-4">
        <Refusal error={error} offline="The severities cannot be loaded without a signal." />
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (!data) return <Skeleton label="Loading the severities..." rows={6} />;
  return (
    <>
      <ChoiceGroup
        legend="Type of machine"
        choices={TYPES}
        value={vehicle}
        arrowsMoveOnly
        className="grid-cols-2 tablet:grid-cols-4"
        onChange={(chosen) => onChange({ vehicle: chosen ?? undefined })}
      />
      <Sections
        rows={data.rows.filter((row) => row.vehicle === vehicle)}
        vehicle={vehicle}
        onOpen={setOpen}
      />
      <Changes changes={data.changes} />
      {open ? (
        <Suspense>
          <SeverityDialog row={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface SectionsProps {
  rows: readonly SeverityRow[];
  vehicle: VehicleType;
  onOpen: (row: SeverityRow) => void;
}

/** In the order of the check sheet. */
function Sections({ rows, vehicle, onOpen }: SectionsProps) {
  return sectionsOf(vehicle).map(({ name, title, items }) => (
    <section key={name} aria-labelledby={`section-${name}`} className="flex min-w-0 flex-col gap-3">
      <h2 id={`section-${name}`} className="text-lg">
        {title}
      </h2>
      <DataTable
        caption={title}
        items={rows.filter(({ item }) => items.some(({ key }) => key === item))}
        keyOf={({ item, finding }) => `${item} ${finding}`}
        room={ROOM}
        columns={[
          { header: 'Item', cell: ({ label }) => <span className="font-semibold">{label}</span> },
          { header: 'Answer', cell: ({ finding }) => finding },
          { header: 'Severity', cell: severityOf },
        ]}
        actions={(row) => (
          <Button aria-label={`Change ${row.label}, ${row.finding}`} onClick={() => onOpen(row)}>
            Change
          </Button>
        )}
      />
    </section>
  ));
}

function severityOf({ severity, supplied }: SeverityRow) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {severity === 'A' ? <StatusBadge status="do-not-use" /> : SEVERITIES[severity]}
      {severity === supplied ? null : <Badge tone="attention">As supplied: {SEVERITIES[supplied]}</Badge>}
    </span>
  );
}

function Changes({ changes }: { changes: readonly SeverityChange[] }) {
  return (
    <TitledCard id="changes" title="Changes">
      {changes.length === 0 ? (
        <p className="text-muted">Nothing has been changed. These are the severities as supplied.</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {changes.map((change) => (
            <li key={change.at} className="flex flex-col gap-0.5 py-2.5 first:pt-0 last:pb-0">
              <p className="font-semibold">
                {VEHICLE_TYPES[change.vehicle]}, {change.label}, {change.finding}
              </p>
              <p>
                {change.from} to {change.to}
              </p>
              <p className="text-sm text-muted">
                {[formatMoment(change.at, ownZone()), change.by].filter(Boolean).join(', ')}
              </p>
            </li>
          ))}
        </ol>
      )}
    </TitledCard>
  );
}
