import type { Wire } from '@groundsheet/api-client';
import type { VehicleType } from '@groundsheet/form-rules';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { api, dataOf } from '../../lib/api.js';
import { KEPT_QUERY } from '../../lib/kept/kept-query.js';
import { orLastSeen } from '../../lib/kept/last-seen.js';
import { PAGED, pageOf, type ListPage } from '../../lib/pages.js';
import type { MachinesSearch } from './machines-search.js';

export type Machine = Wire['MachineResponse'];
export type MachineCheck = Wire['MachineCheckResponse'];
export type ImportLine = Wire['ImportLine'];

/** Begins the key of every query about machines: whatever changes one invalidates it. */
export const MACHINES_KEY = ['/api/machines'] as const;

/** The register by plant number, page by page; without a signal as it was last seen. */
export const machinesQuery = ({ search, letter, type, archived }: MachinesSearch) => {
  const queryKey = [...MACHINES_KEY, { search, letter, type, archived }] as const;
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: after }): Promise<ListPage<Machine>> =>
      orLastSeen([...queryKey, after], async () => {
        const query = { search, letter, type, archived, after };
        return pageOf(await api.GET('/api/machines', { params: { query } }));
      }),
    ...PAGED,
    ...KEPT_QUERY,
  });
};

/** How many machines the register has under each letter, whichever letter is shown. */
export const machineLettersQuery = ({ search, type, archived }: MachinesSearch) =>
  queryOptions({
    queryKey: [...MACHINES_KEY, 'letters', { search, type, archived }],
    queryFn: async () =>
      dataOf(await api.GET('/api/machines/letters', { params: { query: { search, type, archived } } })),
    placeholderData: keepPreviousData,
  });

/** A machine with its hours and what still needs attention; without a signal as it was last seen. */
export const machinePageQuery = (plantNumber: string) => {
  const queryKey = [...MACHINES_KEY, 'plant', plantNumber] as const;
  return queryOptions({
    queryKey,
    queryFn: () =>
      orLastSeen(queryKey, async () =>
        dataOf(await api.GET('/api/machines/plant/{plantNumber}', { params: { path: { plantNumber } } })),
      ),
    staleTime: 0,
    ...KEPT_QUERY,
  });
};

/** Its checks, the latest first. */
export const machineChecksQuery = (plantNumber: string) => {
  const queryKey = [...MACHINES_KEY, 'plant', plantNumber, 'checks'] as const;
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: after }): Promise<ListPage<MachineCheck>> =>
      orLastSeen([...queryKey, after], async () => {
        const params = { path: { plantNumber }, query: { after } };
        return pageOf(await api.GET('/api/machines/plant/{plantNumber}/checks', { params }));
      }),
    ...PAGED,
    ...KEPT_QUERY,
  });
};

export const machineRepairsQuery = (plantNumber: string) =>
  queryOptions({
    queryKey: [...MACHINES_KEY, 'plant', plantNumber, 'repairs'],
    queryFn: async () => {
      const params = { path: { plantNumber } };
      return dataOf(await api.GET('/api/machines/plant/{plantNumber}/repairs', { params }));
    },
    staleTime: 0,
  });

export interface TypedMachine {
  plantNumber: string;
  machineNumber: string;
  vehicleType: VehicleType | undefined;
  description: string;
  qrCode: string;
  photo: string | null;
}

/** @param id null for a new one */
export async function saveMachine(id: string | null, typed: TypedMachine): Promise<void> {
  // Without a type the server says so beside the field.
  const body = typed as TypedMachine & { vehicleType: VehicleType };
  if (id) await api.PUT('/api/machines/{id}', { params: { path: { id } }, body });
  else await api.POST('/api/machines', { body });
}

export async function archiveMachine(id: string): Promise<void> {
  await api.DELETE('/api/machines/{id}/archive', { params: { path: { id } } });
}

export async function restoreMachine(id: string): Promise<void> {
  await api.POST('/api/machines/{id}/restore', { params: { path: { id } } });
}

/** The file goes as it is, not as JSON. */
const asFile = (file: File) =>
  ({
    body: file as unknown as string,
    bodySerializer: () => file,
    headers: { 'Content-Type': 'text/csv' },
  }) as const;

/** What would each line do? */
export async function checkImport(file: File): Promise<ImportLine[]> {
  return dataOf(await api.POST('/api/machines/import/check', asFile(file)));
}

/** Takes over every line of the file, or none. */
export async function importMachines(file: File): Promise<Wire['ImportedResponse']> {
  return dataOf(await api.POST('/api/machines/import', asFile(file)));
}

export const logOf = (plantNumber: string) =>
  `/api/machines/plant/${encodeURIComponent(plantNumber)}/log.pdf`;

/** Where the picture of a machine is; null where it has none. A new photo has a new address. */
export function photoOf({ id, photo }: Machine): string | null {
  return photo && `/api/machines/${id}/photo?of=${photo.slice(photo.lastIndexOf('/') + 1)}`;
}
