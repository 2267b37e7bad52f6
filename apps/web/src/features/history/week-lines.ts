import {
  addDays,
  byPlace,
  FORM_KINDS,
  formatLongDate,
  inSet,
  machineKey,
  saturdaysAround,
} from '@groundsheet/form-rules';

import type { HistoryEntry } from './api.js';

/** Done: all of it is sent. Waits: signed, and others' turn. Running: nothing is due yet. Open: something is. */
export type LineState = 'done' | 'waits' | 'running' | 'open';

/** A week of a machine, as a driver looks at it. */
export interface WeekLine {
  readonly key: string;
  /** Its Saturday. */
  readonly week: string;
  /** One of its forms, the latest: for machine and customer. */
  readonly of: HistoryEntry;
  readonly state: LineState;
  /** 'Timesheet begun · 2 checks sent · no check today' */
  readonly words: string;
  /** The next to be finished first. */
  readonly drafts: readonly HistoryEntry[];
  readonly sent: readonly HistoryEntry[];
  /** Today's check, where the machine is used this week. */
  readonly lacksCheck: boolean;
  readonly lacksTimesheet: boolean;
  /** The timesheet of the week before, where this week has none yet. */
  readonly copied: HistoryEntry | undefined;
}

/**
 * The weeks that a driver has something to do with: this one for each machine of it and of last week, last week where something
 * is missing, and every week with a draft. This week comes first, then the later ones.
 *
 * @param forms own forms, drafts and sent ones, the last changed first
 * @param today plain date
 */
export function weekLines(forms: readonly HistoryEntry[], today: string): WeekLine[] {
  const standing = forms.filter(({ supersededBy }) => !supersededBy);
  const thisWeek = saturdaysAround(today).coming;
  const lastWeek = addDays(thisWeek, -7);
  const groups = new Map<string, HistoryEntry[]>();
  for (const form of standing) {
    const key = keyOf(form, weekOf(form));
    groups.set(key, [...(groups.get(key) ?? []), form]);
  }
  const lastSheets = byPlace(standing).one.filter((form) => weekOf(form) === lastWeek && isSent(form));
  const lines = [...groups].map(([key, of]) => lineOf(key, of, today, lastSheets));
  const begun = lastSheets
    .filter((sheet) => !groups.has(keyOf(sheet, thisWeek)))
    .map((sheet) => lineOf(keyOf(sheet, thisWeek), [], today, lastSheets, sheet));
  return [...lines, ...begun]
    .filter(
      ({ week, drafts, state }) =>
        week === thisWeek || drafts.length > 0 || (week === lastWeek && state !== 'done'),
    )
    .toSorted((a, b) => rank(b, thisWeek).localeCompare(rank(a, thisWeek)));
}

const weekOf = ({ date }: HistoryEntry) => saturdaysAround(date).coming;
const keyOf = ({ plantNumber, machineNumber }: HistoryEntry, week: string) =>
  `${week} ${machineKey(plantNumber || machineNumber || '')}`;
const isSent = ({ status }: HistoryEntry) => status === 'submitted';
const isSigned = (form: HistoryEntry) => !isSent(form) && form.isSigned;
const isBegun = (form: HistoryEntry) => !isSent(form) && !form.isSigned;

/** This week first, and in it what is open. */
function rank({ week, state, of }: WeekLine, thisWeek: string): string {
  return [week === thisWeek ? 1 : 0, week, state === 'open' ? 1 : 0, of.changedAt].join(' ');
}

function lineOf(
  key: string,
  forms: readonly HistoryEntry[],
  today: string,
  lastSheets: readonly HistoryEntry[],
  like = forms[0]!,
): WeekLine {
  const week = key.slice(0, 10);
  const isThisWeek = week === saturdaysAround(today).coming;
  const { one: sheets, many: checks } = byPlace(forms);
  const lacksTimesheet = sheets.length === 0;
  const lacksCheck = isThisWeek && !checks.some(({ date }) => date === today);
  const lacksChecks = !isThisWeek && checks.length === 0;
  const last = lastSheets.find((sheet) => keyOf(sheet, week) === key && sheet.customerId === like.customerId);
  return {
    key,
    week,
    of: like,
    words:
      forms.length === 0
        ? 'Nothing begun this week'
        : inWords([
            ...(lacksTimesheet
              ? [isThisWeek ? 'timesheet not begun' : 'timesheet missing']
              : sheets.map(ofSheet)),
            ...ofChecks(checks),
            ...(lacksChecks ? ['checks missing'] : []),
            ...(lacksCheck ? ['no check today'] : []),
          ]),
    drafts: forms.filter((form) => !isSent(form)).toSorted((a, b) => urgency(b, today) - urgency(a, today)),
    sent: [...sheets, ...checks].filter(isSent),
    lacksCheck,
    lacksTimesheet,
    copied: isThisWeek && lacksTimesheet ? last : undefined,
    state: stateOf(forms, { isDue: lacksCheck || lacksChecks, lacksTimesheet, isThisWeek }),
  };
}

interface Lacks {
  isDue: boolean;
  lacksTimesheet: boolean;
  isThisWeek: boolean;
}

function stateOf(forms: readonly HistoryEntry[], { isDue, lacksTimesheet, isThisWeek }: Lacks): LineState {
  // The driver may be on another machine this week.
  if (forms.length === 0) return 'running';
  if (isDue || forms.some(isBegun) || (lacksTimesheet && !isThisWeek)) return 'open';
  if (lacksTimesheet) return 'running';
  return forms.some(isSigned) ? 'waits' : 'done';
}

/** Today's check before the timesheet, and that before checks of other days; what is signed comes last. */
function urgency(form: HistoryEntry, today: string): number {
  if (isSigned(form)) return 0;
  if (inSet(form.kind) === 'one') return 2;
  return form.date === today ? 3 : 1;
}

function ofSheet(sheet: HistoryEntry): string {
  const noun = sheet.corrects ? 'correction of the timesheet' : 'timesheet';
  if (isSent(sheet)) return `${noun} sent`;
  return isSigned(sheet) ? `${noun} signed, waits for approval` : `${noun} begun`;
}

function ofChecks(checks: readonly HistoryEntry[]): string[] {
  return (
    [
      [checks.filter(isSent).length, 'sent'],
      [checks.filter(isSigned).length, 'signed'],
      [checks.filter(isBegun).length, 'begun'],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, how]) => `${count} ${count === 1 ? 'check' : 'checks'} ${how}`);
}

function inWords(parts: readonly string[]): string {
  const text = parts.join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'timesheet', 'check sheet of Wed 25 Nov 2026' */
export function draftName({ kind, date, corrects }: HistoryEntry): string {
  const { noun } = FORM_KINDS[kind];
  const name = inSet(kind) === 'one' ? noun : `${noun} of ${formatLongDate(date)}`;
  return corrects ? `correction of the ${name}` : name;
}
