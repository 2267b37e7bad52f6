import type { MailLine } from '@groundsheet/contracts';
import type { CoverOfKind, MailOfKind } from '@groundsheet/forms';
import {
  answerLabel,
  attentionItems,
  defectsCounted,
  itemsIn,
  notedItems,
  noteOf,
  signedBy,
  VEHICLE_TYPES,
  type FormChange,
  type NotedItem,
} from '@groundsheet/form-rules';
import { uploadIdOf } from '@groundsheet/files';
import { resultOf } from './check-result.js';
import type { CheckSheet } from './check-sheet.entity.js';

/** '2 DEFECTS', 'No defects' */
export function answerOf({ selectedVehicle, answers }: CheckSheet): string {
  const { defects, open, verdict } = resultOf(selectedVehicle, answers);
  if (defects.length > 0) return defectsCounted(defects.length);
  return open ? verdict : 'No defects';
}

/** How the check has turned out. What needs attention stands above it, and is not repeated here. */
export function mailOf(checkSheet: CheckSheet): MailOfKind {
  const { selectedVehicle, itemNotes, machineHours, defectsNotes, signatureDate } = checkSheet;
  const facts = {
    'Machine hours': machineHours,
    Result: resultIn(checkSheet),
    Notes: defectsNotes,
  };
  return {
    below: checkSheet.signatureOf('operator') ? [signedBy(checkSheet.driverSignedName, signatureDate)] : [],
    photos: photosOf(checkSheet),
    facts: Object.entries(facts).flatMap(([label, value]) => (value?.trim() ? [{ label, value }] : [])),
    lists: [{ title: 'What is wrong', lines: notedItems(selectedVehicle, itemNotes).map(lineOf) }],
  };
}

/** Of what needs attention, in the order of `attention()`. */
function photosOf({ selectedVehicle, answers, itemNotes }: CheckSheet): MailOfKind['photos'] {
  return attentionItems(selectedVehicle, answers).flatMap(({ item }, defect) => {
    const uploadId = uploadIdOf(noteOf(itemNotes, item.key)?.photo ?? '');
    return uploadId ? [{ defect, uploadId }] : [];
  });
}

export function coverOf(checkSheet: CheckSheet): CoverOfKind {
  const { itemNotes, defectsNotes } = checkSheet;
  return {
    result: resultIn(checkSheet),
    hasNotes: Boolean(defectsNotes?.trim() || itemNotes?.length),
  };
}

function resultIn({ selectedVehicle, answers }: CheckSheet): string {
  const { defects, open, verdict } = resultOf(selectedVehicle, answers);
  return [defects.length === 0 ? verdict : null, open].filter(Boolean).join('. ');
}

function lineOf({ label, text, photo }: NotedItem): MailLine {
  return { label, value: text ?? (photo ? 'see the photo' : '') };
}

export const UNCHANGED = 'The answers are the same';

/** Which answers are not as they were. */
export function changesOf(now: CheckSheet, before: CheckSheet): FormChange[] {
  if (now.selectedVehicle !== before.selectedVehicle)
    return [{ what: 'Vehicle type', now: vehicleOf(now), was: vehicleOf(before) }];
  const items = itemsIn(now.selectedVehicle, { ...before.answers, ...now.answers });
  return items.flatMap(({ key, label }) => {
    const [answer, was] = [now, before].map(({ answers }) => answerLabel(answers[key]));
    const [note, noted] = [now, before].map(
      ({ itemNotes }) => noteOf(itemNotes, key)?.text?.trim() || 'none',
    );
    return [
      ...(answer === was ? [] : [{ what: label, now: answer!, was: was! }]),
      ...(note === noted ? [] : [{ what: `Note on ${label}`, now: note!, was: noted! }]),
    ];
  });
}

function vehicleOf({ selectedVehicle }: CheckSheet): string {
  return selectedVehicle ? VEHICLE_TYPES[selectedVehicle] : 'none';
}
