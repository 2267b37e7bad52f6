import type { MailLine } from '@groundsheet/contracts';
import {
  photoUrlsOf,
  type CoverOfKind,
  type FormExport,
  type MailOfKind,
  type SignedForOfKind,
} from '@groundsheet/forms';
import {
  defectNumber,
  formatLongDate,
  labelOfItem,
  saturdaysAround,
  signedBy,
  type FormChange,
} from '@groundsheet/form-rules';
import { isDeepStrictEqual } from 'node:util';
import type { MachineRepairResponse } from './repair.dto.js';
import type { RepairForm } from './repair-form.entity.js';

/** What a person did about a repair, as it is printed. */
export interface RepairFacts {
  readonly fitter: string;
  readonly firm: string | null;
  readonly work: string;
  readonly parts: string | null;
  readonly hours: number | null;
  readonly meter: string | null;
  /** Day of the work, `YYYY-MM-DD`. */
  readonly on: string;
}

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
    id,
    reference,
    defectId,
    number: defectNumber(number),
    item: labelOfItem(selectedVehicle, defectItem),
    ...factsOf(form),
    ...photosOf(form),
  };
}

/** The photos of a record, on the wire. */
export function photosOf(form: RepairForm): Pick<MachineRepairResponse, 'photos' | 'photoURLs'> {
  return { photos: [...form.photos], photoURLs: photoUrlsOf(form) };
}

export function answerOf(repair: RepairForm): string {
  return `Repaired: ${titleOf(repair)}`;
}

/** Over the signature. */
export function agreementOf(repair: RepairForm): string {
  return `I have repaired ${titleOf(repair)} on ${repair.plantNumber}.`;
}

/** All that was typed; every mail of a form says of which day it is. */
export function mailOf(repair: RepairForm): MailOfKind {
  const { driverSignedName, signatureDate, recordedBy } = repair;
  return {
    below: [
      recordedBy ? `Recorded by ${recordedBy}` : signedBy(driverSignedName, signatureDate),
      ...(repair.isStopping() ? ['The machine must not be used until it has been released'] : []),
    ],
    facts: [...typedOn(repair), ...countedPhotos(repair)],
    lists: [],
    photos: repair.fileIds().map((uploadId) => ({ defect: null, uploadId })),
  };
}

function countedPhotos({ photos }: RepairForm): MailLine[] {
  return photos.length > 0 ? [{ label: 'Photos', value: String(photos.length) }] : [];
}

function typedOn({ work, parts, workHours, machineHours, driverFirm }: RepairForm): MailLine[] {
  const lines = {
    'Fitter’s firm': driverFirm,
    Work: work,
    Parts: parts,
    'Hours of work': workHours === null ? null : String(workHours),
    'Hour meter': machineHours,
  };
  return Object.entries(lines).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** A photo is signed for as it came: its hash is among the lines. */
export function signedFor(repair: RepairForm): SignedForOfKind {
  return {
    agreement: agreementOf(repair),
    lines: repair.photoHashes.map((sha256, at) => ({
      key: `photo-${at + 1}`,
      label: `Photo ${at + 1}`,
      value: sha256,
      detail: null,
      reasons: [],
    })),
  };
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
    { label: 'Day of the repair', value: formatLongDate(repair.date) },
  ]) as [MailLine[], MailLine[]];
  const labels = new Set([...was, ...said].map(({ label }) => label));
  const valueIn = (lines: readonly MailLine[], label: string) =>
    lines.find((line) => line.label === label)?.value ?? 'none';
  return [...labels]
    .map((what) => ({ what, now: valueIn(said, what), was: valueIn(was, what) }))
    .filter((change) => change.now !== change.was)
    .concat(changedPhotos(now, before));
}

/** Known by their hashes: a photo that was carried over has another address. */
function changedPhotos({ photoHashes: now }: RepairForm, { photoHashes: was }: RepairForm): FormChange[] {
  if (isDeepStrictEqual(now, was)) return [];
  const added = now.filter((sha256) => !was.includes(sha256)).length;
  const counted = `${now.length || 'none'}${added > 0 && was.length > 0 ? `, ${added} of them new` : ''}`;
  return [{ what: 'Photos', now: counted, was: String(was.length || 'none') }];
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
