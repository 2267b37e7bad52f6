import type { VehicleType } from '@groundsheet/form-rules';
import { createContext, type ReactNode } from 'react';

/** What a code on a machine tells the form. */
export interface CodedMachine {
  machineNumber: string;
  plantNumber: string;
  vehicleType: VehicleType;
}

export interface MachineCodeProps {
  onFound: (machine: CodedMachine) => void;
  /** The driver would rather type. */
  onManual: () => void;
}

/** Draws a way to read the code on a machine, at its place in the vehicle step; the route says which. */
export const MachineCode = createContext<((props: MachineCodeProps) => ReactNode) | null>(null);
