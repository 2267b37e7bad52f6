import type { MachineResponse } from './machine.dto.js';
import type { Machine } from './machine.entity.js';

export function machineResponse(machine: Machine): MachineResponse {
  const { id, plantNumber, machineNumber, vehicleType, description, qrCode, photo, archivedAt } = machine;
  const facts = { id, plantNumber, machineNumber, vehicleType, description, qrCode, photo };
  return { ...facts, isArchived: archivedAt !== null };
}
