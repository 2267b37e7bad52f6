/** The vehicle types and their names (docs/product.md, Checks). */
export const VEHICLE_TYPES = {
  dumper: 'Dumper',
  excavator: 'Excavator',
  bulldozer: 'Bull Dozer',
  roller: 'Roller',
} as const;

export type VehicleType = keyof typeof VEHICLE_TYPES;

/** The stored values, in the order in which they are offered. */
export const VEHICLE_TYPE_NAMES = Object.keys(VEHICLE_TYPES) as VehicleType[];
