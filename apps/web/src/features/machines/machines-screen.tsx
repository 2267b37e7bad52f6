import { VEHICLE_TYPES } from '@groundsheet/form-rules';
import { Archive, ArchiveRestore, FileUp, Pencil, Plus, QrCode } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import type { Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { OfficePage } from '../../components/office-page.js';
import { Photo } from '../../components/photo.js';
import { RowMenu } from '../../components/row-menu.js';
import { useList } from '../../lib/pages.js';
import { machinesQuery, photoOf, type Machine } from './api.js';
import { ImportDialog } from './import-dialog.js';
import { LabelsDialog } from './labels-dialog.js';
import { MachineDialog } from './machine-dialog.js';
import { MACHINES_FILTERS, MachinesFilters } from './machines-filters.js';
import type { MachinesSearch } from './machines-search.js';
import { UndoArchive, useMove } from './use-move.js';

/** Letters of the root that the table needs beside the navigation. */
const ROOM = 64;

interface MachinesProps extends Listed<MachinesSearch> {
  /** Leads to the page of a machine. */
  linkTo: (machine: Machine, look: 'name' | 'button') => ReactNode;
}

type OpenDialog = { what: 'machine'; machine: Machine | null } | { what: 'import' } | { what: 'labels' };

/** The plant register (docs/machines.md, Machines). */
export function Machines({ linkTo, ...list }: MachinesProps) {
  const { search } = list;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [archived, setArchived] = useState<Machine | null>(null);
  const move = useMove(setArchived);
  const add = (
    <Button variant="primary" size="action" onClick={() => setOpen({ what: 'machine', machine: null })}>
      <Plus aria-hidden /> Add machine
    </Button>
  );
  const choose = (id: string) => setChosen((before) => toggled(before, id));
  const close = () => setOpen(null);
  return (
    <OfficePage title="Machines" subtitle="The plant register, and the codes on the machines" action={add}>
      {archived ? (
        <UndoArchive key={archived.id} machine={archived} onOver={() => setArchived(null)} />
      ) : null}
      <ListScreen
        {...list}
        className="gap-5"
        asked={useList(machinesQuery(search))}
        what="machines"
        drawing="machine"
        filters={
          <>
            <MachinesFilters {...list} />
            <div className="grid gap-2.5 tablet:flex">
              <Button onClick={() => setOpen({ what: 'import' })}>
                <FileUp aria-hidden /> Import from a file
              </Button>
              {search.archived ? null : (
                <Button onClick={() => setOpen({ what: 'labels' })}>
                  <QrCode aria-hidden />{' '}
                  {chosen.size > 0
                    ? `Print ${chosen.size} ${chosen.size === 1 ? 'label' : 'labels'}`
                    : 'Print labels'}
                </Button>
              )}
            </div>
          </>
        }
        clears={MACHINES_FILTERS}
        nothingFits={{ text: 'No machines match your search.', clear: 'Show all machines' }}
        nothingYet={search.archived ? <p>No archived machines.</p> : <NoMachines add={add} />}
      >
        {(machines) => (
          <DataTable
            caption="Machines"
            items={machines}
            keyOf={({ id }) => id}
            room={ROOM}
            columns={[
              {
                header: 'Plant number',
                cell: (machine) => (
                  <Named
                    machine={machine}
                    isChosen={chosen.has(machine.id)}
                    onChoose={search.archived ? undefined : () => choose(machine.id)}
                    link={linkTo(machine, 'name')}
                  />
                ),
              },
              { header: 'Machine number', cell: ({ machineNumber }) => machineNumber },
              { header: 'Vehicle type', cell: ({ vehicleType }) => VEHICLE_TYPES[vehicleType] },
              { header: 'Description', cell: ({ description }) => description || '-' },
            ]}
            actions={(machine) => (
              <>
                {linkTo(machine, 'button')}
                <RowMenu
                  label={`More for ${machine.plantNumber}`}
                  items={[
                    { label: 'Edit', icon: Pencil, onSelect: () => setOpen({ what: 'machine', machine }) },
                    machine.isArchived
                      ? { label: 'Restore', icon: ArchiveRestore, onSelect: () => move.mutate(machine) }
                      : {
                          label: 'Archive',
                          icon: Archive,
                          danger: true,
                          onSelect: () => move.mutate(machine),
                        },
                  ]}
                />
              </>
            )}
          />
        )}
      </ListScreen>
      {open?.what === 'machine' ? <MachineDialog machine={open.machine} onClose={close} /> : null}
      {open?.what === 'import' ? <ImportDialog onClose={close} /> : null}
      {open?.what === 'labels' ? <LabelsDialog search={search} chosen={[...chosen]} onClose={close} /> : null}
    </OfficePage>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...chosen].filter((each) => each !== id);
  return new Set(chosen.has(id) ? others : [...others, id]);
}

interface NamedProps {
  machine: Machine;
  isChosen: boolean;
  /** Without it the machine cannot be chosen. */
  onChoose: (() => void) | undefined;
  link: ReactNode;
}

function Named({ machine, isChosen, onChoose, link }: NamedProps) {
  const photo = photoOf(machine);
  return (
    <div className="flex min-h-touch items-center gap-3">
      {onChoose ? (
        <label className="flex size-touch shrink-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            className="size-6 accent-accent"
            aria-label={`Print a label for ${machine.plantNumber}`}
            checked={isChosen}
            onChange={onChoose}
          />
        </label>
      ) : null}
      {photo ? (
        <div className="w-12 shrink-0">
          <Photo src={photo} alt={`${machine.plantNumber}`} />
        </div>
      ) : null}
      {link}
    </div>
  );
}

function NoMachines({ add }: { add: ReactNode }) {
  return (
    <>
      <p>There are no machines yet. Machines appear here once you add them or import them from a file.</p>
      {add}
    </>
  );
}
