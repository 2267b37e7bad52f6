import type { Wire } from '@groundsheet/api-client';
import { formatDate, formatLongDate, VEHICLE_TYPES } from '@groundsheet/form-rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Archive, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge, Notice } from '../../components/badge.js';
import { Card, TitledCard } from '../../components/card.js';
import { Chart } from '../../components/chart.js';
import { DataTable } from '../../components/data-table.js';
import { Facts } from '../../components/facts.js';
import { LastSeen } from '../../components/last-seen.js';
import { PagedList } from '../../components/paged-list.js';
import { Photo } from '../../components/photo.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { Skeleton } from '../../components/skeleton.js';
import { AccountBeside } from '../../forms/account-beside.js';
import { DefectRow } from '../../forms/machine/defect-row.js';
import { MachineBand } from '../../forms/machine/machine-band.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { StoppedHere } from '../../forms/machine/stopped-here.js';
import { Refusal } from '../../forms/refusal.js';
import { itemsOf, type AskedPages } from '../../lib/pages.js';
import { useLiveChanges } from '../../lib/use-live-changes.js';
import {
  logOf,
  MACHINES_KEY,
  machineChecksQuery,
  machinePageQuery,
  photoOf,
  type Machine,
  type MachineCheck,
} from './api.js';
import { Certificates } from './certificates/certificates.js';
import { MachineRepairs } from './machine-repairs.js';

/** What a change of a defect makes old. */
const LIVE = [MACHINES_KEY, DEFECTS_KEY];

/** Letters of the root that the table needs. */
const ROOM = 60;
const ACTIONS = 'flex flex-wrap gap-2.5';

interface MachinePageProps {
  plantNumber: string;
  /** What else can be done here: below the word that says whether it may be used. */
  actions: ReactNode;
  /** Whether the reader may add, replace and remove certificates, and sees the repairs. */
  isOffice: boolean;
  /** Leads to the sheet of a check. */
  linkTo: (check: MachineCheck) => ReactNode;
}

/** How a machine is: what needs attention, its hours, its checks (docs/machines.md, Machines). */
export function MachinePage({ plantNumber, actions, isOffice, linkTo }: MachinePageProps) {
  useLiveChanges('/api/defects/events', LIVE);
  const { data, error } = useQuery(machinePageQuery(plantNumber));
  const checks = useInfiniteQuery(machineChecksQuery(plantNumber));
  if (error)
    return (
      <>
        <StoppedHere plantNumber={plantNumber} />
        <Refusal error={error} offline="This machine cannot be loaded without a signal." />
        <div className={ACTIONS}>{actions}</div>
      </>
    );
  if (!data) return <Skeleton label="Loading the machine..." rows={5} />;
  return (
    <>
      {data.seenAt ? (
        <LastSeen what="This page" at={data.seenAt} lacks="Anything reported since then is missing." />
      ) : null}
      <MachineBand {...data} plantNumber={plantNumber} />
      <div className={ACTIONS}>
        {actions}
        {isOffice ? <SaveFileLink href={logOf(plantNumber)}>Log for an inspector (PDF)</SaveFileLink> : null}
      </div>
      {data.machine ? <Head machine={data.machine} /> : <NotRegistered />}
      <OpenItems page={data} isChecked={itemsOf(checks)?.length !== 0} />
      {data.machine ? (
        <Certificates machine={data.machine} certificates={data.certificates} isOffice={isOffice} />
      ) : null}
      {isOffice ? <MachineRepairs plantNumber={plantNumber} /> : null}
      <TitledCard id="hours" title="Hours read">
        {data.hours.length > 0 ? (
          <Chart
            caption="Hours read at each check"
            kind="line"
            rows={data.hours}
            at={{ header: 'Day', value: ({ date }) => date, words: formatDate }}
            figures={[{ header: 'Hours', value: ({ hours }) => hours }]}
          />
        ) : (
          <p className="text-muted">Hours appear here after the first check of this machine.</p>
        )}
      </TitledCard>
      <Checks asked={checks} linkTo={linkTo} />
    </>
  );
}

/** One on hire, or a number that was typed wrongly. */
function NotRegistered() {
  return (
    <Notice tone="attention">
      <CircleHelp aria-hidden />
      <p>
        This machine is not in the register. What we know about it comes from the check sheets that name it.
      </p>
    </Notice>
  );
}

function Head({ machine }: { machine: Machine }) {
  const photo = photoOf(machine);
  return (
    <>
      {machine.isArchived ? (
        <Notice tone="attention">
          <Archive aria-hidden />
          <p>This machine is archived. Its code no longer works.</p>
        </Notice>
      ) : null}
      <Card className="grid items-start gap-4 tablet:grid-cols-[1fr_12rem]">
        <Facts
          absent="-"
          facts={[
            ['Machine number', machine.machineNumber],
            ['Vehicle type', VEHICLE_TYPES[machine.vehicleType]],
            ['Description', machine.description],
            ['QR code', machine.qrCode],
          ]}
        />
        {photo ? <Photo src={photo} alt={`Photo of ${machine.plantNumber}`} /> : null}
      </Card>
    </>
  );
}

interface OpenItemsProps {
  page: Wire['MachinePageResponse'];
  /** Whether anybody has looked. */
  isChecked: boolean;
}

function OpenItems({ page: { defects }, isChecked }: OpenItemsProps) {
  if (!isChecked && defects.length === 0) return null;
  return (
    <TitledCard id="open-items" title="Open defects">
      {defects.length === 0 ? (
        <p className="flex items-center gap-2 text-good">
          <CircleCheck aria-hidden className="size-5.5 shrink-0" /> No open defects.
        </p>
      ) : (
        <ul className="grid gap-2 tablet:grid-cols-2">
          {defects.map((defect) => (
            <li key={defect.id}>
              <DefectRow defect={defect} />
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

interface ChecksProps extends Pick<MachinePageProps, 'linkTo'> {
  asked: AskedPages<MachineCheck>;
}

function Checks({ asked, linkTo }: ChecksProps) {
  return (
    <section aria-labelledby="checks-title" className="flex flex-col gap-3">
      <h2 id="checks-title" className="text-xl">
        Checks
      </h2>
      <PagedList
        asked={asked}
        what="checks"
        drawing="machine"
        empty={<p>Checks of this machine appear here.</p>}
      >
        {(checks) => (
          <DataTable
            caption="Checks of this machine"
            items={checks}
            keyOf={({ id }) => id}
            room={ROOM}
            columns={[
              { header: 'Day', cell: ({ date }) => formatLongDate(date) },
              { header: 'Driver', cell: driverOf },
              { header: 'Hours', cell: ({ machineHours }) => machineHours || '-', figures: true },
              { header: 'Pass', cell: ({ passed }) => passed, figures: true },
              { header: 'Defects', cell: attentionOf, figures: true },
            ]}
            actions={linkTo}
          />
        )}
      </PagedList>
    </section>
  );
}

function driverOf({ driverName, account }: MachineCheck): ReactNode {
  return (
    <>
      {driverName || '-'}
      {account && !(account.isAsTyped && account.isConfirmed) ? (
        <div className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <AccountBeside account={account} />
        </div>
      ) : null}
    </>
  );
}

function attentionOf({ attentionCount }: MachineCheck): ReactNode {
  if (attentionCount === 0) return 'None';
  return (
    <Badge tone="attention">
      <TriangleAlert aria-hidden /> {attentionCount}
    </Badge>
  );
}
