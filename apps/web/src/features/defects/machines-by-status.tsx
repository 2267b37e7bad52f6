import {
  MACHINE_STATUS_NAMES,
  MACHINE_STATUSES,
  VEHICLE_TYPES,
  type MachineStatus,
} from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, OctagonX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

import { buttonVariants } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { FigureTile, figureTileVariants } from '../../components/figure-tile.js';
import { FilterBar } from '../../components/filter-bar.js';
import { textFilter, type Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { SearchField } from '../../components/search-field.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { StatusBadge } from '../../forms/machine/status-band.js';
import { useList } from '../../lib/pages.js';
import { useLiveChanges } from '../../lib/use-live-changes.js';
import { stateCountsQuery, statesQuery } from './api.js';
import type { DefectsSearch } from './defects-search.js';

/** Letters of the root that the table needs. */
const ROOM = 60;
const LIVE = [DEFECTS_KEY];
const FILTERS = ['search'] as const;

/** Which machines may be used, and which must not (docs/machines.md, Defects). */
export function MachinesByStatus(listed: Listed<DefectsSearch>) {
  useLiveChanges('/api/defects/events', LIVE);
  const { search } = listed.search;
  const [status, setStatus] = useState<MachineStatus>();
  return (
    <>
      <Statuses chosen={status} onChoose={setStatus} />
      <ListScreen
        {...listed}
        asked={useList(statesQuery(status, search))}
        what="machines"
        drawing="machine"
        filters={
          <FilterBar {...listed} label="Machines" clears={FILTERS}>
            <SearchField
              label="Search"
              placeholder="Plant number, make, code..."
              {...textFilter(listed, 'search')}
            />
          </FilterBar>
        }
        clears={FILTERS}
        nothingFits={{ text: 'No machine matches.', clear: 'Show all machines' }}
        nothingYet={
          <p>
            {status ? 'No machine has this status.' : 'Machines appear here once they are in the register.'}
          </p>
        }
      >
        {(machines) => (
          <DataTable
            caption="Machines by status"
            items={machines}
            keyOf={({ id }) => id}
            room={ROOM}
            columns={[
              {
                header: 'Machine',
                cell: ({ plantNumber }) => <span className="font-semibold">{plantNumber}</span>,
              },
              { header: 'Status', cell: ({ status }) => <StatusBadge status={status as MachineStatus} /> },
              { header: 'Open defects', cell: ({ openDefects }) => openDefects || 'None', figures: true },
              {
                header: 'Certificates due',
                cell: ({ dueCertificates }) => dueCertificates || 'None',
                figures: true,
              },
              {
                header: 'Type',
                cell: ({ vehicleType, machineNumber }) => `${VEHICLE_TYPES[vehicleType]}, ${machineNumber}`,
              },
            ]}
            actions={({ plantNumber }) => (
              <Link
                to="/machines/$plantNumber"
                params={{ plantNumber }}
                aria-label={`Open ${plantNumber}`}
                className={buttonVariants()}
              >
                Open
              </Link>
            )}
          />
        )}
      </ListScreen>
    </>
  );
}

const LOOKS: Record<MachineStatus, { icon: LucideIcon; tone: 'bad' | 'attention' | 'none' }> = {
  'do-not-use': { icon: OctagonX, tone: 'bad' },
  'use-with-care': { icon: TriangleAlert, tone: 'attention' },
  'in-use': { icon: CircleCheck, tone: 'none' },
};

interface StatusesProps {
  chosen: MachineStatus | undefined;
  onChoose: (status: MachineStatus | undefined) => void;
}

/** How many machines are of each status; a tap shows them alone, and again all of them. */
function Statuses({ chosen, onChoose }: StatusesProps) {
  const { data: counts } = useQuery(stateCountsQuery);
  return (
    <ul aria-label="By status" className="grid gap-2 tablet:grid-cols-3 tablet:gap-4">
      {MACHINE_STATUS_NAMES.map((status) => {
        const { icon, tone } = LOOKS[status];
        const figure = counts?.[status];
        const isChosen = chosen === status;
        return (
          <li key={status} className="grid">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? undefined : status)}
              className={figureTileVariants({ tone: figure ? tone : 'none', chosen: isChosen })}
            >
              <FigureTile figure={figure} label={MACHINE_STATUSES[status]} icon={icon} chosen={isChosen} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
