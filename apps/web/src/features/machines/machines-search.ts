import { VEHICLE_TYPE_NAMES, type VehicleType } from '@groundsheet/form-rules';

/** What the address of the register carries. */
export interface MachinesSearch {
  search?: string | undefined;
  type?: VehicleType | undefined;
  /** Archived machines instead of those in use. */
  archived?: true | undefined;
}

/** As long as the server takes it. */
export const SEARCH_LENGTH = 100;

/** Reads it from an address that may say anything; what no filter can be is left out. */
export function readMachinesSearch({ search, type, archived }: Record<string, unknown>): MachinesSearch {
  const text = typeof search === 'string' || typeof search === 'number' ? String(search).trim() : '';
  return {
    search: text.slice(0, SEARCH_LENGTH) || undefined,
    type: VEHICLE_TYPE_NAMES.find((each) => each === type),
    archived: archived === true || undefined,
  };
}
