import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { dataOf, api } from '../../lib/api.js';

/** A machine of the register, as its code leads to it. */
export type Machine = Wire['VehicleResponse'];

/** @param labelKey where a label of ours was scanned: who has it stands in front of the machine */
export type FoundMachine = (machine: Machine, labelKey?: string) => void;

export async function findMachine(code: string): Promise<Machine> {
  return dataOf(await api.GET('/api/vehicles/qr/{code}', { params: { path: { code } } }));
}

/** Codes to try the scanner with; empty unless a demo is seeded. */
export const demoCodesQuery = queryOptions({
  queryKey: ['/api/vehicles', 'demo-codes'],
  queryFn: async () => dataOf(await api.GET('/api/vehicles/demo-codes')),
});
