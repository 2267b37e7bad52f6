import { addDays } from './dates.js';
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

/** A certificate of a machine. */
export interface CertificateFacts {
  /** Its last day, `YYYY-MM-DD`; null where it has none. */
  readonly dueOn: string | null;
  /** The machine must not be used without it. */
  readonly isRequired: boolean;
}

const CERTIFICATE_WARNING_DAYS = 14;

interface MachineFacts {
  readonly defects: readonly Pick<DefectStanding, 'state' | 'severity' | 'isReleased'>[];
  readonly certificates: readonly CertificateFacts[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** What follows from a machine's defects and certificates today; nothing of it is stored (docs/decisions/0124). */
export function machineStatus({ defects, certificates, today }: MachineFacts): MachineStatus {
  const isOver = ({ dueOn, isRequired }: CertificateFacts) => isRequired && dueOn !== null && dueOn < today;
  if (defects.some(stops) || certificates.some(isOver)) return 'do-not-use';
  const soon = addDays(today, CERTIFICATE_WARNING_DAYS);
  const needsCare = defects.some(
    (defect) =>
      isDefectOpen(defect) &&
      (defect.severity === 'A' || (defect.severity === 'B' && defect.state !== 'repaired')),
  );
  const endsSoon = certificates.some(({ dueOn }) => dueOn !== null && dueOn <= soon);
  return needsCare || endsSoon ? 'use-with-care' : 'in-use';
}

/** How a defect is called on the radio: D-1042. */
export function defectNumber(number: number): string {
  return `D-${number}`;
}
