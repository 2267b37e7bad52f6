import type { MailLine } from '@groundsheet/contracts';
import type { CoverOfKind, MailOfKind } from '@groundsheet/forms';
import { answerLabel, itemsIn, notedItems, noteOf, type NotedItem } from '@groundsheet/form-rules';
import { resultOf } from './check-result.js';
import type { CheckSheet } from './check-sheet.entity.js';

/** How the check has turned out. What needs attention stands above it, and is not repeated here. */
export function mailOf(checkSheet: CheckSheet): MailOfKind {
  const { selectedVehicle, itemNotes, machineHours, defectsNotes } = checkSheet;
  const facts = {
    'Machine hours': machineHours,
    Result: resultIn(checkSheet),
    Notes: defectsNotes,
  };
  return {
    facts: Object.entries(facts).flatMap(([label, value]) => (value?.trim() ? [{ label, value }] : [])),
    lists: [{ title: 'What is wrong', lines: notedItems(selectedVehicle, itemNotes).map(lineOf) }],
  };
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

/** Which answers are not as they were. */
export function changesOf(now: CheckSheet, before: CheckSheet): string[] {
  if (now.selectedVehicle !== before.selectedVehicle) return ['another type of vehicle'];
  const items = itemsIn(now.selectedVehicle, { ...before.answers, ...now.answers });
  const changes = items.flatMap(({ key, label }) => {
    const [answer, was] = [now.answers[key], before.answers[key]].map(answerLabel);
    const [note, noted] = [now, before].map(({ itemNotes }) => noteOf(itemNotes, key)?.text ?? null);
    return [
      ...(answer === was ? [] : [`${label} ${answer} instead of ${was}`]),
      ...(note === noted ? [] : [`the note on ${label}`]),
    ];
  });
  return changes.length > 0 ? changes : ['the answers are the same'];
}
