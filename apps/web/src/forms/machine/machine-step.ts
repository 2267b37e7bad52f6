import type { VehicleType } from '@groundsheet/form-rules';
import { createContext, type ReactNode } from 'react';

/** What a form says of its machine. */
export interface MachineEntry {
  selectedVehicle: VehicleType | null;
  plantNumber: string | null;
  machineNumber: string | null;
  machineHours: string | null;
}

export interface MachineStepProps {
  entry: MachineEntry;
  onEnter: (part: Partial<MachineEntry>) => void;
  /** What to do about a field, by its name on the wire. */
  errors: Readonly<Record<string, string>>;
}

/** Draws the step that asks for the machine, the same in every form; the route says how. */
export const MachineStep = createContext<(props: MachineStepProps) => ReactNode>(() => null);
