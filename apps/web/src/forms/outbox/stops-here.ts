import { machineKey } from '@groundsheet/form-rules';

import { localOwner } from '../../lib/local-owner.js';
import type { MachineStop } from '../machine/machine-stop.js';
import type { OutboxEntry } from './outbox-entry.js';
import { changeEntry, loadOutbox } from './outbox-store.js';

export { subscribeToOutbox } from './outbox-store.js';

/** A machine that checks of this phone stop. */
export interface StopHere extends MachineStop {
  /** See `machineKey`. */
  key: string;
  /** The forms that say so. */
  ids: readonly string[];
  /** ISO, by the clock of the device: when the last of them was signed. */
  signedAt: string;
  /** ISO: when the last of them arrived; null as long as one has not. */
  sentAt: string | null;
}

/**
 * The machines that checks of the person at this device stop, each once.
 *
 * @param plantNumber of the one that is asked about, in any spelling; all of them without
 */
export async function loadStops(plantNumber?: string): Promise<StopHere[]> {
  const owner = localOwner();
  const stops = stopsIn((await loadOutbox()).filter((entry) => entry.owner === owner));
  return plantNumber === undefined ? stops : stops.filter(({ key }) => key === machineKey(plantNumber));
}

export function stopsIn(entries: readonly OutboxEntry[]): StopHere[] {
  const stops = new Map<string, StopHere>();
  for (const { id, stop, queuedAt, sentAt } of entries) {
    if (!stop) continue;
    const key = machineKey(stop.plantNumber);
    const { items = [], ids = [], signedAt = '', sentAt: last = '' } = stops.get(key) ?? {};
    stops.set(key, {
      key,
      plantNumber: stop.plantNumber,
      ids: [...ids, id],
      items: [...new Set([...items, ...stop.items])],
      signedAt: signedAt > queuedAt ? signedAt : queuedAt,
      sentAt: last === null || !sentAt ? null : last > sentAt ? last : sentAt,
    });
  }
  return [...stops.values()];
}

/** The server has said how the machine is: it counts from here on. */
export async function forgetStop({ ids }: StopHere): Promise<void> {
  for (const id of ids) await changeEntry(id, ({ stop, ...rest }) => (stop ? rest : null));
}
