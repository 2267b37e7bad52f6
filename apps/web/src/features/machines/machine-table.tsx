import { VEHICLE_TYPES } from '@groundsheet/form-rules';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';

import { DataTable, type Column } from '../../components/data-table.js';
import { Photo } from '../../components/photo.js';
import { RowMenu } from '../../components/row-menu.js';
import { photoOf, type Machine } from './api.js';

/** Letters of the root that the table needs beside the navigation. */
const ROOM = 64;

const FACTS: readonly Column<Machine>[] = [
  { header: 'Machine number', cell: ({ machineNumber }) => machineNumber },
  { header: 'Vehicle type', cell: ({ vehicleType }) => VEHICLE_TYPES[vehicleType] },
  { header: 'Description', cell: ({ description }) => description || '-' },
];

interface Chosen {
  /** Ids of the machines that labels are printed for. */
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
}

/** Null where none can be chosen. Beside the rows, as of a long register a tick is to draw the ticks alone. */
export const ChosenMachines = createContext<Chosen | null>(null);

/** Leads to the page of a machine. */
export type LinkToMachine = (machine: Machine, look: 'name' | 'button') => ReactNode;

interface MachineTableProps {
  machines: readonly Machine[];
  /** These are made once: see DataTable. */
  onEdit: (machine: Machine) => void;
  onMove: (machine: Machine) => void;
  linkTo: LinkToMachine;
}

export function MachineTable({ machines, onEdit, onMove, linkTo }: MachineTableProps) {
  const columns = useMemo(
    (): [Column<Machine>, ...Column<Machine>[]] => [
      {
        header: 'Plant number',
        cell: (machine) => <Named machine={machine} link={linkTo(machine, 'name')} />,
      },
      ...FACTS,
    ],
    [linkTo],
  );
  const actions = useCallback(
    (machine: Machine) => (
      <>
        {linkTo(machine, 'button')}
        <RowMenu
          label={`More for ${machine.plantNumber}`}
          items={[
            { label: 'Edit', icon: Pencil, onSelect: () => onEdit(machine) },
            machine.isArchived
              ? { label: 'Restore', icon: ArchiveRestore, onSelect: () => onMove(machine) }
              : { label: 'Archive', icon: Archive, danger: true, onSelect: () => onMove(machine) },
          ]}
        />
      </>
    ),
    [onEdit, onMove, linkTo],
  );
  return (
    <DataTable
      caption="Machines"
      items={machines}
      keyOf={({ id }) => id}
      room={ROOM}
      columns={columns}
      actions={actions}
    />
  );
}

function Named({ machine, link }: { machine: Machine; link: ReactNode }) {
  const photo = photoOf(machine);
  return (
    <div className="flex min-h-touch items-center gap-3">
      <Tick machine={machine} />
      {photo ? (
        <div className="w-12 shrink-0">
          <Photo src={photo} alt={`${machine.plantNumber}`} />
        </div>
      ) : null}
      {link}
    </div>
  );
}

function Tick({ machine: { id, plantNumber } }: { machine: Machine }) {
  const choice = use(ChosenMachines);
  if (!choice) return null;
  return (
    <label className="flex size-touch shrink-0 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        className="size-6 accent-accent"
        aria-label={`Print a label for ${plantNumber}`}
        checked={choice.chosen.has(id)}
        onChange={() => choice.onChoose(id)}
      />
    </label>
  );
}
