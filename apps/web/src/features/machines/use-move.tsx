import { useQueryClient } from '@tanstack/react-query';
import { Archive } from 'lucide-react';

import { toast } from '../../components/toast-store.js';
import { UndoNotice } from '../../forms/undo-notice.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { archiveMachine, MACHINES_KEY, restoreMachine, type Machine } from './api.js';

/** As long as the way back is offered here; afterwards it is among the archived ones. */
const UNDO_MS = 10_000;

/**
 * Archives a machine, or restores an archived one.
 *
 * @param onArchived called at once: the row that it was done from goes with the next list
 */
export function useMove(onArchived: (machine: Machine) => void) {
  const client = useQueryClient();
  return useSending({
    mutationFn: ({ id, isArchived }: Machine) => (isArchived ? restoreMachine(id) : archiveMachine(id)),
    onSuccess: (_, machine) => {
      const { plantNumber, isArchived } = machine;
      if (!isArchived) onArchived(machine);
      const description = isArchived
        ? `${plantNumber} is in use again, and its code works.`
        : `The code on ${plantNumber} no longer works. You can restore it.`;
      toast({ title: isArchived ? 'Machine Restored' : 'Machine Archived', description, tone: 'good' });
      return client.invalidateQueries({ queryKey: MACHINES_KEY });
    },
    onError: (error) =>
      toast({
        title: 'Not Changed',
        description: serverMessage(error) ?? 'Check the signal and try again.',
        tone: 'bad',
      }),
  });
}

/** The way back for a machine that has just been archived. */
export function UndoArchive({ machine, onOver }: { machine: Machine; onOver: () => void }) {
  const client = useQueryClient();
  return (
    <UndoNotice
      icon={Archive}
      words={`${machine.plantNumber} is archived.`}
      lasts={UNDO_MS}
      undo={async () => {
        await restoreMachine(machine.id);
        await client.invalidateQueries({ queryKey: MACHINES_KEY });
      }}
      offline="No signal: it is still archived."
      onOver={onOver}
    />
  );
}
