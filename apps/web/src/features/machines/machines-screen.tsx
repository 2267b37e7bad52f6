import { FileUp, Plus, QrCode } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';

import { Button } from '../../components/button.js';
import type { Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { OfficePage } from '../../components/office-page.js';
import { useList } from '../../lib/pages.js';
import { machinesQuery, type Machine } from './api.js';
import { ImportDialog } from './import-dialog.js';
import { LabelsDialog } from './labels-dialog.js';
import { MachineDialog } from './machine-dialog.js';
import { ChosenMachines, MachineTable, type LinkToMachine } from './machine-table.js';
import { MACHINES_FILTERS, MachinesFilters } from './machines-filters.js';
import type { MachinesSearch } from './machines-search.js';
import { UndoArchive, useMove } from './use-move.js';

interface MachinesProps extends Listed<MachinesSearch> {
  linkTo: LinkToMachine;
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
  const edit = useCallback((machine: Machine) => setOpen({ what: 'machine', machine }), []);
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
        long
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
          <ChosenMachines value={search.archived ? null : { chosen, onChoose: choose }}>
            <MachineTable machines={machines} onEdit={edit} onMove={move.mutate} linkTo={linkTo} />
          </ChosenMachines>
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

function NoMachines({ add }: { add: ReactNode }) {
  return (
    <>
      <p>There are no machines yet. Machines appear here once you add them or import them from a file.</p>
      {add}
    </>
  );
}
