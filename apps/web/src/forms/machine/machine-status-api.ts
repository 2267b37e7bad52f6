import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { api, dataOf } from '../../lib/api.js';

/** Whether a machine may be used, and what is open on it; without names. */
export type MachineState = Wire['MachineStatusResponse'];
/** A defect that is still on a machine, as anybody may know it. */
export type DefectOnMachine = Wire['PublicDefect'];

/** Begins the key of every query about defects: whatever changes one invalidates it. */
export const DEFECTS_KEY = ['/api/defects'] as const;

/** How the machine with this plant number is now; null where the register has none in use. */
export async function askState(plantNumber: string): Promise<MachineState | null> {
  return dataOf(await api.GET('/api/machine-status', { params: { query: { plantNumber } } })).at(0) ?? null;
}

export const machineStateQuery = (plantNumber: string) =>
  queryOptions({
    queryKey: [...DEFECTS_KEY, 'machine', plantNumber],
    queryFn: () => askState(plantNumber),
    staleTime: 0,
  });
