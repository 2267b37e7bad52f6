import { Problem } from '@groundsheet/platform';

export const machineProblems = {
  unknownCode: () =>
    new Problem(404, 'machine.unknown-code', 'Vehicle information not found for this QR code'),
};
