import type { CertificateState } from './certificates.js';
import { isDefectOpen, stops, type DefectStanding } from './defects.js';

/** Whether a machine may be used. It is never said that one is safe: nobody but its operator can know. */
export const MACHINE_STATUSES = {
  'do-not-use': 'Do not use',
  'use-with-care': 'Use with care',
  'in-use': 'In use',
} as const;

export type MachineStatus = keyof typeof MACHINE_STATUSES;

/** The worst first. */
export const MACHINE_STATUS_NAMES = Object.keys(MACHINE_STATUSES) as MachineStatus[];

/** A certificate of a machine, as far as it says whether the machine may be used. */
export interface CertificateFacts {
  readonly state: CertificateState;
  /** The machine must not be used without it. */
  readonly isRequired: boolean;
}

interface MachineFacts {
  readonly defects: readonly Pick<DefectStanding, 'state' | 'severity' | 'isReleased'>[];
  readonly certificates: readonly CertificateFacts[];
}

/** What follows from a machine's defects and certificates as they are now. It is kept, and read everywhere (docs/decisions/0124). */
export function machineStatus({ defects, certificates }: MachineFacts): MachineStatus {
  if (defects.some(stops) || certificates.some(forbidsUse)) return 'do-not-use';
  const needsCare = defects.some(
    (defect) =>
      isDefectOpen(defect) &&
      (defect.severity === 'A' || (defect.severity === 'B' && defect.state !== 'repaired')),
  );
  return needsCare || certificates.some(({ state }) => state !== 'good') ? 'use-with-care' : 'in-use';
}

/** Whether a machine must not be used for want of it. */
export function forbidsUse({ state, isRequired }: CertificateFacts): boolean {
  return isRequired && state === 'over';
}

/** How a defect is called on the radio: D-1042. */
export function defectNumber(number: number): string {
  return `D-${number}`;
}
