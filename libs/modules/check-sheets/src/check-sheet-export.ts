import type { FormExport } from '@groundsheet/forms';
import { noteLines, saturdaysAround } from '@groundsheet/form-rules';
import type { CheckSheet } from './check-sheet.entity.js';

/** What an export has of a check sheet only: one row, which goes with the week that its day is in. */
export const checkSheetExport: FormExport<CheckSheet> = {
  daysOf: ({ date }) => [{ weekEnding: saturdaysAround(date).coming, date }],
  columns: {
    attention: [{ header: 'Needs attention', cell: attentionOf }],
    notes: [{ header: 'Notes', cell: notesOf }],
  },
};

function notesOf({ selectedVehicle, itemNotes, defectsNotes }: CheckSheet): string | null {
  return [...noteLines(selectedVehicle, itemNotes), defectsNotes].filter(Boolean).join('\n') || null;
}

function attentionOf(sheet: CheckSheet): string {
  return sheet
    .attention()
    .map(({ words }) => words)
    .join('; ');
}
