import { VEHICLE_TYPE_NAMES, type VehicleType } from '@groundsheet/form-rules';

import { readSearched } from '../../lib/read-text.js';

/** What the address of the register carries. */
export interface MachinesSearch {
  search?: string | undefined;
  type?: VehicleType | undefined;
  /** Archived machines instead of those in use. */
  archived?: true | undefined;
}

/** Reads it from an address that may say anything; what no filter can be is left out. */
export function readMachinesSearch({ search, type, archived }: Record<string, unknown>): MachinesSearch {
  return {
    search: readSearched(search),
    type: VEHICLE_TYPE_NAMES.find((each) => each === type),
    archived: archived === true || undefined,
  };
}
