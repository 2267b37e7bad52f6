import { daysBetween, type CertificateKind } from '@groundsheet/form-rules';
import type { ReadLine } from '../read-document.js';
import { besideLabel } from './beside-label.js';
import { datesIn } from './dates-in.js';
import { endOfPeriod, expiryIn } from './labelled-fields.js';

/** What the paper of a machine may say of itself; null where it does not. */
export interface CertificateFields {
  readonly kind: CertificateKind | null;
  /** As YYYY-MM-DD. */
  readonly examinedOn: string | null;
  readonly dueOn: string | null;
}

const WORK = '(?:examination|examined|inspection|inspected|service|serviced|servicing)';
const DUE =
  /\bnext\b.*\b(?:examination|inspection|service|due|exam)\b|latest date|\bdue\b(?:\s*(?:date|by|on))?|\bexp(?:iry|ires)\b(?:\s*date)?|valid\s*(?:until|till|to)|renewal\s*(?:date|due)|cover\s*ends|\bend\s*date/i;
/** Not that of the next one. */
const EXAMINED = new RegExp(
  `^(?!.*\\b(?:next|due|latest|expir)).*(?:\\bdate\\s*of\\b.*\\b${WORK}|\\b${WORK}\\s*(?:on|date)\\b|\\blast\\b.*\\b${WORK}\\b)`,
  'i',
);
/** Below it what was read is as likely wrong as right. */
const LEAST_CONFIDENCE = 0.5;
/** Between six months and twelve. */
const DAYS_OF_SIX_MONTHS = 270;

/** The words of each kind; a paper is of the first that it names. */
const KINDS: readonly { kind: CertificateKind; words: RegExp }[] = [
  { kind: 'insurance', words: /insurance|\binsured\b|indemnity/i },
  { kind: 'inspection', words: /\binspection\b|\bPUWER\b/i },
  { kind: 'service', words: /\bservic(?:e|ing)\b/i },
];
const THOROUGH = /thorough\s*examination|\bLOLER\b/i;

/** What the pages of a machine's certificate say of it: reports of thorough examination after LOLER, Schedule 1, above all. */
export function certificateFieldsIn(lines: readonly ReadLine[], today: string): CertificateFields {
  const legible = lines.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  const examined = besideLabel(legible, EXAMINED, firstDate)?.value ?? null;
  const examinedOn = examined !== null && examined <= today ? examined : null;
  const due =
    (besideLabel(legible, DUE, (text) => expiryIn(text, today)) ?? endOfPeriod(legible))?.value ?? null;
  const dueOn = due !== null && (examinedOn === null || due > examinedOn) ? due : null;
  return { kind: kindOf(legible, examinedOn, dueOn), examinedOn, dueOn };
}

function kindOf(
  lines: readonly ReadLine[],
  examinedOn: string | null,
  dueOn: string | null,
): CertificateKind | null {
  const says = (words: RegExp) => lines.some(({ text }) => words.test(text));
  if (!says(THOROUGH)) return KINDS.find(({ words }) => says(words))?.kind ?? null;
  if (examinedOn && dueOn)
    return daysBetween(examinedOn, dueOn) < DAYS_OF_SIX_MONTHS ? 'examination-6' : 'examination-12';
  return says(/\b(?:6|six)\s*months?\b/i) && !says(/\b(?:12|twelve)\s*months?\b/i)
    ? 'examination-6'
    : 'examination-12';
}

function firstDate(text: string): string | undefined {
  const [first] = datesIn(text);
  // Between a label and its date stands no other.
  return first && !/birth|issue|manufactur/i.test(text.slice(0, first.from)) ? first.date : undefined;
}
