import { titleCaseName } from '@groundsheet/form-rules';
import type { Proposal, ProposedField, ReadLine } from '../read-document.js';
import { besideLabel, type Found } from './beside-label.js';
import { datesIn, monthEndIn } from './dates-in.js';

const EXPIRY =
  /\bexp(iry|ires|iration|\.)?(?![a-z])(\s*date)?|valid\s*(until|till|to|thru)|date\s*of\s*expiry|renewal\s*(date|due)|cover\s*ends|\bend\s*date/i;
const ISSUED = /\b(?:date\s*of\s*issue|issue\s*date|issued(?:\s*on)?)\b/i;
const PERIOD = /\bfrom\b.*\b(?:to|until)\b|(?:to|until)\b/i;
const KINDS = 'certificate|registration|reg|card|policy|licen[cs]e|passport|document|membership|scheme|cert';
const NUMBER = new RegExp(`\\b(?:${KINDS})(?:\\s*(?:number|num|no|nr|ref|id)\\b\\.?|\\s?#)`, 'i');
const NAME =
  /\b(?:full\s+)?name(?:\s+of\s+(?:holder|insured|candidate|delegate))?\b|\b(?:policy\s?)?holder\b|\binsured\b|(?:certify|certifies)\s+that|awarded\s+to|presented\s+to/i;
const NOT_A_NAME =
  /\b(ltd|limited|plc|certificate|scheme|insurance|operator|company|training|date|number|card|name)\b/i;

/** A value beside its label is as certain as it was legible; one without is a guess. */
const LABELLED = 0.97;
const GUESSED = 0.6;

/** What a card, certificate or policy says beside its labels. */
export function labelledProposals(lines: readonly ReadLine[], today: string): Proposal[] {
  return [
    proposalOf('expires', expiryOn(lines, today)),
    proposalOf('number', besideLabel(lines, NUMBER, numberIn)) ?? numberOfItsOwn(lines),
    proposalOf('name', besideLabel(lines, NAME, nameIn)),
  ].filter((each) => each !== undefined);
}

function proposalOf(field: ProposedField, found: Found | undefined): Proposal | undefined {
  return (
    found && { field, value: found.value, confidence: found.line.confidence * LABELLED, box: found.line.box }
  );
}

/** Beside its label, or at the end of a period; never before the day of issue, and never by default the latest of a page. */
function expiryOn(lines: readonly ReadLine[], today: string): Found | undefined {
  const expiry = besideLabel(lines, EXPIRY, (text) => expiryIn(text, today)) ?? endOfPeriod(lines);
  const issued = besideLabel(lines, ISSUED, (text) => datesIn(text)[0]?.date)?.value;
  return expiry && issued && issued < today && expiry.value <= issued ? undefined : expiry;
}

/** Nothing is good for longer: a year of two figures that says so is of another century, or misread. */
const MOST_YEARS = 20;

/** The expiry in a text that begins with it: a whole day, or the end of a month. @param today as YYYY-MM-DD */
export function expiryIn(text: string, today: string): string | undefined {
  const [first] = datesIn(text);
  // Between a label and its date stands no other.
  const isOther = first && /issue|birth|commenc|start|manufactur|\b4\s?a\b/i.test(text.slice(0, first.from));
  const day = first && !isOther ? first.date : monthEndIn(text.slice(0, first?.from));
  const isShort = day !== undefined && !text.includes(day.slice(0, 4));
  return isShort && Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + MOST_YEARS ? undefined : day;
}

/** "From 1 May 2026 to 30 April 2027" */
export function endOfPeriod(lines: readonly ReadLine[]): Found | undefined {
  for (const line of lines) {
    const dates = datesIn(line.text);
    const [begin, end] = dates;
    if (!begin || !end || end.date <= begin.date) continue;
    if (PERIOD.test(line.text.slice(0, end.from))) return { value: end.date, line };
  }
  return undefined;
}

/** The number of a card is the only row of figures on it. */
function numberOfItsOwn(lines: readonly ReadLine[]): Proposal | undefined {
  const [line, ...others] = lines.filter(({ text }) => /^[A-Z]{0,3}\d{5,9}$/.test(text));
  if (!line || others.length > 0) return undefined;
  return { field: 'number', value: line.text, confidence: line.confidence * GUESSED, box: line.box };
}

export function numberIn(text: string): string | undefined {
  // A date that follows, however close, is none of it.
  const alone = text.slice(0, datesIn(text)[0]?.from);
  const value = /^(?:[A-Z]{1,5}[ /-]?)?[A-Z0-9]*\d[A-Z0-9/-]*/i.exec(alone)?.[0];
  if (!value || value.replace(/\D/g, '').length < 4) return undefined;
  return value.replace(/[/-]+$/, '').toUpperCase();
}

export function nameIn(text: string): string | undefined {
  const words = text.replace(/^(mr|mrs|ms|miss|mx|dr)\.?\s+/i, '').trim();
  const isName = /^\p{Lu}[\p{L}'’.-]*(\s+\p{L}[\p{L}'’.-]*){1,4}$/u.test(words);
  return isName && !NOT_A_NAME.test(words) ? titleCaseName(words) : undefined;
}
