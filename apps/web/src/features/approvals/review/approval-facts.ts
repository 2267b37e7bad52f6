import {
  answersFromWire,
  attentionItems,
  classOf,
  itemsOf,
  weekFromWire,
  weekTotals,
  type NamedItem,
  type CheckAnswer,
  type NotedItem,
} from '@groundsheet/form-rules';

import { answerWord } from '../../../forms/answer-word.js';
import { notesOn } from '../../../forms/item-notes.js';
import { inOneLine } from '../../../lib/in-one-line.js';
import type { CheckSheetShown, FormSetShown, TimesheetShown } from '../approval-api.js';

/** What stands in a field of notes when nobody had anything to note. */
export const NO_DEFECTS = 'No defects noted';

export function weekOf(timesheet: TimesheetShown) {
  const { days } = weekFromWire(timesheet);
  return { days, totals: weekTotals(days) };
}

interface AnsweredItem {
  item: NamedItem;
  answer: CheckAnswer;
}

export interface CheckedSheet {
  sheet: CheckSheetShown;
  /** What a reader looks for first. */
  attention: AnsweredItem[];
  /** Everything else that was answered, in the order of the sheet. */
  others: AnsweredItem[];
  passed: number;
  notApplicable: number;
  /** Null where there is nothing to say. */
  notes: string | null;
  /** On single items. */
  itemNotes: NotedItem[];
}

export function checkedSheetOf(sheet: CheckSheetShown): CheckedSheet {
  const { answers } = answersFromWire(sheet);
  const others = itemsOf(sheet.selectedVehicle).flatMap((item) => {
    const answer = answers[item.key];
    return answer === undefined || classOf(answer) === 'attention' ? [] : [{ item, answer }];
  });
  const notApplicable = others.filter(({ answer }) => answer === null).length;
  return {
    sheet,
    attention: attentionItems(sheet.selectedVehicle, answers),
    others,
    passed: others.length - notApplicable,
    notApplicable,
    notes: notesOf(sheet.defectsNotes),
    itemNotes: notesOn(sheet),
  };
}

function notesOf(text: string | null | undefined): string | null {
  const notes = text?.trim() ?? '';
  return notes === '' || notes.replace(/\.$/, '').toLowerCase() === NO_DEFECTS.toLowerCase() ? null : notes;
}

/** The forms of a set that are not complete: of them there is no more to see than this. */
export function unfinishedOf({ forms, versions }: FormSetShown) {
  return forms.filter(({ id }) => versions.every((version) => version.id !== id));
}

/** Stands for what no form of the set says. */
export const NOT_SPECIFIED = 'Not specified';

export function factsOf(set: FormSetShown): [label: string, value: string | null | undefined][] {
  const form = set.timesheet ?? set.checkSheets[0];
  return [
    ['Driver', set.driverSignedName],
    ['Plant number', set.plantNumber],
    ['Company', form?.company],
    ['Machine', set.machineNumber],
    ['Site', set.siteLocation],
    ['Client', form?.clientCompany || set.company],
    ...(set.orderNumber ? [['Order number', set.orderNumber] as [string, string]] : []),
  ];
}

/** Of the set and its forms, in one line. */
export function referencesOf({ reference, timesheet, checkSheets }: FormSetShown): string {
  return inOneLine([reference, timesheet?.reference, ...checkSheets.map((sheet) => sheet.reference)]);
}

/** '1 photo', '2 photos' */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** A fail is an issue to those who approve. */
export function issueWord(answer: CheckAnswer): string {
  return answer === false ? 'Issue' : answerWord(answer);
}
