import { withRest, type MailLine, type ToldMail, type ToldWords } from '@groundsheet/contracts';
import {
  defectNumber,
  formatCheckTime,
  formatLongDate,
  formatMoment,
  formatMomentBeside,
  labelOfItem,
  oneLine,
  packedNumber,
  SEVERITIES,
} from '@groundsheet/form-rules';
import type { Defect } from './defect.entity.js';

const MACHINE_LENGTH = 30;
/** More than these tell nobody more. */
const MOST_LINES = 20;
const NOTE_LENGTH = 300;
/** A check that was sent later than this says so, in milliseconds. */
const LATE_MS = 3_600_000;

type Mail = Pick<ToldMail, 'subject' | 'words'>;
type Line = readonly [label: string, value: string];

/** What a check has found or a person has reported, beside the facts of the defect. */
export interface FoundFacts {
  /** The answer in words: `Fail`. */
  readonly finding: string;
  /** What its driver noted, as typed; null where nothing was. */
  readonly note: string | null;
  readonly hasPhoto: boolean;
  /** Of the check sheet; null where there was none. */
  readonly reference: string | null;
  /** Whose name stands on it or on the report, as typed. */
  readonly driverName: string;
  /** ISO instants: of the check, and of its arrival. */
  readonly checkedAt: string;
  readonly receivedAt: string;
  /** The customer whose site it is on, and their own address. */
  readonly companyName: string | null;
  readonly companyEmail: string | null;
}

/** How a defect has ended. */
export interface DefectEnd {
  /** A check has found the item good; otherwise nobody could find the fault. */
  readonly isConfirmed: boolean;
  /** Null where no repair was recorded; with the reference of its record, if it has one. */
  readonly repair: {
    readonly fitter: string;
    readonly firm: string | null;
    readonly work: string;
    readonly on: string;
    readonly record: string | null;
  } | null;
  /** Who released the machine; null where nobody had to. */
  readonly releasedBy: string | null;
  readonly check: { readonly reference: string; readonly driverName: string; readonly date: string } | null;
  /** Why no fault was found, and who says so; null where a check has closed it. */
  readonly reason: string | null;
  readonly closedBy: string | null;
  readonly at: Date;
}

/** `Park brake` in a sentence; `LOLER` stays as it is. */
function lowered(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? `${label[0]!.toLowerCase()}${label.slice(1)}` : label;
}

/** @param isProposed a guest proposes an A that nobody has confirmed */
export function openedMail(defect: Defect, found: FoundFacts, isProposed: boolean, timeZone: string): Mail {
  const { checkedAt, receivedAt, note, hasPhoto, driverName, companyName, reference } = found;
  const isLate = Date.parse(receivedAt) - Date.parse(checkedAt) > LATE_MS;
  const said = note ? oneLine(note, NOTE_LENGTH) : null;
  const item = itemOf(defect);
  return mailOf(defect, isProposed ? 'Please look at ' : 'DO NOT USE ', {
    isAlarm: !isProposed,
    sentence: isProposed
      ? 'A person without an account says that this machine must not be used. It is not stopped until a supervisor confirms it.'
      : `${reference ? 'A check has found' : 'Someone has reported'} a defect that stops this machine. Nobody may use it until it has been repaired and released.`,
    lines: linesOf([
      ['Defect', `${defectNumber(defect.number)}, ${SEVERITIES[defect.severity]}`],
      reference ? ['Found', `${item}: ${found.finding}`] : ['Item', item],
      ['What is wrong', said ?? (hasPhoto ? 'See the photo' : 'No note and no photo')],
      [reference ? 'Checked' : 'Reported', formatCheckTime(checkedAt, timeZone)],
      isLate && ['Sent later', formatMomentBeside(receivedAt, checkedAt, timeZone)],
      ['By', driverName ? oneLine(driverName) : 'Not named'],
      reference && ['Check sheet', reference],
      companyName && ['Customer', oneLine(companyName)],
    ]),
  });
}

export function closedMail(defect: Defect, end: DefectEnd, timeZone: string): Mail {
  const { isConfirmed, repair, releasedBy, check, reason, closedBy, at } = end;
  const fitter = repair && oneLine([repair.fitter, repair.firm].filter(Boolean).join(', '));
  return mailOf(defect, isConfirmed ? 'Repaired and checked, ' : 'No fault found, ', {
    sentence: isConfirmed
      ? 'The defect has been repaired and has passed the next check.'
      : 'The defect is closed: no fault was found.',
    lines: linesOf([
      ['Defect', `${defectNumber(defect.number)}, ${itemOf(defect)}`],
      repair && ['Repaired by', `${fitter}, ${formatLongDate(repair.on)}`],
      repair && ['Work', oneLine(repair.work, NOTE_LENGTH)],
      repair?.record && ['Repair record', repair.record],
      releasedBy && ['Released by', oneLine(releasedBy)],
      check && [
        'Confirmed by',
        `${oneLine(check.driverName)}, ${check.reference}, ${formatLongDate(check.date)}`,
      ],
      reason && ['Reason', oneLine(reason, NOTE_LENGTH)],
      closedBy && ['Closed by', oneLine(closedBy)],
      ['When', formatMoment(at.toISOString(), timeZone)],
    ]),
  });
}

/** The worst first. */
export function overdueMail(late: readonly Defect[]): Mail {
  const title = late.length === 1 ? '1 defect is overdue' : `${late.length} defects are overdue`;
  const lines = late.slice(0, MOST_LINES).map((defect) => ({
    label: `${defectNumber(defect.number)}, ${oneLine(defect.plantNumber, MACHINE_LENGTH)}`,
    value: [
      itemOf(defect),
      `due ${formatLongDate(defect.dueOn!)}`,
      defect.owner ? oneLine(defect.owner) : 'not in hand yet',
    ].join(', '),
  }));
  return {
    subject: title,
    words: {
      title,
      sentence: 'These defects should have been repaired by now.',
      lines: withRest(lines, late.length, 'on the board'),
      button: { label: 'Open the board', path: '/defects?column=overdue' },
    },
  };
}

function mailOf(
  defect: Defect,
  begins: string,
  { lines, ...words }: Pick<ToldWords, 'sentence' | 'isAlarm'> & { lines: MailLine[] },
): Mail {
  const machine = oneLine(defect.plantNumber, MACHINE_LENGTH);
  const title = `${begins}${machine}: ${lowered(itemOf(defect))}`;
  return {
    subject: title,
    words: {
      title,
      ...words,
      lines: [{ label: 'Machine', value: machine }, ...lines],
      button: {
        label: 'Open the machine',
        path: `/machine-status/${encodeURIComponent(packedNumber(defect.plantNumber))}`,
      },
    },
  };
}

function linesOf(lines: readonly (Line | '' | false | null | undefined)[]): MailLine[] {
  return lines.flatMap((line) => (line ? [{ label: line[0], value: line[1] }] : []));
}

function itemOf({ vehicle, item }: Defect): string {
  return labelOfItem(vehicle, item);
}
