import type { MailLine } from '@groundsheet/contracts';
import type { CoverOfKind, FormExport, MailOfKind, SignedForOfKind } from '@groundsheet/forms';
import {
  defectNumber,
  formatLongDate,
  labelOfItem,
  saturdaysAround,
  signedBy,
  type FormChange,
} from '@groundsheet/form-rules';
import type { RepairFacts } from '../defect.entity.js';
import type { MachineRepairResponse } from './repair.dto.js';
import type { RepairForm } from './repair-form.entity.js';

/** `D-1042 Park brake` */
export function titleOf({ defectNumber: number, defectItem, selectedVehicle }: RepairForm): string {
  return `${defectNumber(number)} ${labelOfItem(selectedVehicle, defectItem)}`;
}

/** What was typed. */
export function factsOf(form: RepairForm): RepairFacts {
  const { driverFirm: firm, work, parts, workHours: hours, machineHours: meter, date: on } = form;
  return { fitter: form.driverName(), firm, work: work ?? '', parts, hours, meter, on };
}

export function machineRepair(form: RepairForm): MachineRepairResponse {
  const { id, reference, defectId, defectNumber: number, defectItem, selectedVehicle } = form;
  return {
    ...{
      id,
      reference,
      defectId,
      number: defectNumber(number),
      item: labelOfItem(selectedVehicle, defectItem),
    },
    ...factsOf(form),
  };
}

export function answerOf(repair: RepairForm): string {
  return `Repaired: ${titleOf(repair)}`;
}

/** Over the signature. */
export function agreementOf(repair: RepairForm): string {
  return `I have repaired ${titleOf(repair)} on ${repair.plantNumber}.`;
}

/** All that was typed, and when it was done. */
export function mailOf(repair: RepairForm): MailOfKind {
  const { driverSignedName, signatureDate, recordedBy } = repair;
  return {
    below: [
      recordedBy ? `Recorded by ${recordedBy}` : signedBy(driverSignedName, signatureDate),
      ...(repair.isStopping() ? ['The machine must not be used until it has been released'] : []),
    ],
    facts: typedOn(repair),
    lists: [],
  };
}

function typedOn({ date, work, parts, workHours, machineHours, driverFirm }: RepairForm): MailLine[] {
  const lines = {
    'Fitter’s firm': driverFirm,
    Work: work,
    Parts: parts,
    'Hours of work': workHours === null ? null : String(workHours),
    'Hour meter': machineHours,
    'Day of the repair': formatLongDate(date),
  };
  return Object.entries(lines).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

export function signedFor(repair: RepairForm): SignedForOfKind {
  return { agreement: agreementOf(repair), lines: [] };
}

/** It stands in no set. */
export function coverOf(repair: RepairForm): CoverOfKind {
  return { result: answerOf(repair), hasNotes: false };
}

export const UNCHANGED = 'The repair is the same';

/** What of it was recorded otherwise. */
export function changesOf(now: RepairForm, before: RepairForm): FormChange[] {
  const [said, was] = [now, before].map((repair) => [
    { label: 'Fitter', value: repair.driverName() },
    ...typedOn(repair),
  ]) as [MailLine[], MailLine[]];
  const labels = new Set([...was, ...said].map(({ label }) => label));
  const valueIn = (lines: readonly MailLine[], label: string) =>
    lines.find((line) => line.label === label)?.value ?? 'none';
  return [...labels]
    .map((what) => ({ what, now: valueIn(said, what), was: valueIn(was, what) }))
    .filter((change) => change.now !== change.was);
}

/** What an export has of a repair only: one row, and no hours, which are those of a driver's week. */
export const repairExport: FormExport<RepairForm> = {
  daysOf: ({ date }) => [{ weekEnding: saturdaysAround(date).coming, date }],
  columns: {
    notes: [
      {
        header: 'Notes',
        cell: (repair) => [titleOf(repair), repair.work, repair.parts].filter(Boolean).join('\n'),
      },
    ],
  },
};
