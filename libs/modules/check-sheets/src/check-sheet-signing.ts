import type { SignedForOfKind } from '@groundsheet/forms';
import { formatDayOfWeek, noteLines } from '@groundsheet/form-rules';
import { answerOf } from './check-sheet-mail.js';
import type { CheckSheet } from './check-sheet.entity.js';

/** The check as a client signs for it: that they have seen it, and what needs attention. */
export function signedFor(checkSheet: CheckSheet): SignedForOfKind {
  const { plantNumber, machineNumber, date, selectedVehicle, itemNotes, defectsNotes } = checkSheet;
  const machine = plantNumber?.trim() || machineNumber?.trim();
  const seen = ['the check of', machine ?? 'the machine', 'on', formatDayOfWeek(date)].join(' ');
  const notes = [...noteLines(selectedVehicle, itemNotes), defectsNotes?.trim() ?? ''].filter(Boolean);
  return {
    agreement: `I have seen ${seen}: ${answerOf(checkSheet).toLowerCase()}`,
    lines: [
      ...checkSheet.attention().map(({ key, words }) => ({
        key,
        label: 'Defect',
        value: words,
        detail: null,
        reasons: ['else' as const],
      })),
      ...(machine
        ? [{ key: 'machine', label: 'Machine', value: machine, detail: null, reasons: ['machine' as const] }]
        : []),
      ...(notes.length > 0
        ? [
            {
              key: 'notes',
              label: 'Notes',
              value: notes.map((note) => note.replace(/\.$/, '')).join('. '),
              detail: null,
              reasons: ['else' as const],
            },
          ]
        : []),
    ],
  };
}
