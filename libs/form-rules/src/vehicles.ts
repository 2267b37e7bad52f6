/** The vehicle types and what they are called (specification part 2, section 3). */
export const VEHICLE_TYPES = {
  dumper: 'Dumper',
  excavator: 'Excavator',
  bulldozer: 'Bull Dozer',
  roller: 'Roller',
} as const;

export type VehicleType = keyof typeof VEHICLE_TYPES;

/** The stored values, in the order they are offered. */
export const MACHINE_TYPES = Object.keys(VEHICLE_TYPES) as VehicleType[];
