import { titleCaseName } from '@groundsheet/form-rules';
import type { Proposal, ProposedField, ReadLine } from '../read-document.js';
import { besideLabel, type Found } from './beside-label.js';
import { datesIn } from './dates-in.js';

const EXPIRY =
  /\bexp(iry|ires|iration|\.)?(?![a-z])(\s*date)?|valid\s*(until|till|to|thru)|date\s*of\s*expiry|renewal\s*(date|due)|cover\s*ends|\bend\s*date/i;
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
    proposalOf('expires', besideLabel(lines, EXPIRY, firstDate) ?? endOfPeriod(lines)) ??
      latestDate(lines, today),
    proposalOf('number', besideLabel(lines, NUMBER, numberIn)) ?? numberOfItsOwn(lines),
    proposalOf('name', besideLabel(lines, NAME, nameIn)),
  ].filter((each) => each !== undefined);
}

function proposalOf(field: ProposedField, found: Found | undefined): Proposal | undefined {
  return (
    found && { field, value: found.value, confidence: found.line.confidence * LABELLED, box: found.line.box }
  );
}

function firstDate(text: string): string | undefined {
  const [first] = datesIn(text);
  // Between a label and its date stands no other.
  return first && !/issue|birth|commenc|start|\b4\s?a\b/i.test(text.slice(0, first.from))
    ? first.date
    : undefined;
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

/** Without a label the latest date of a page may be its expiry, if it is still to come. */
function latestDate(lines: readonly ReadLine[], today: string): Proposal | undefined {
  const dates = lines.flatMap((line) => datesIn(line.text).map(({ date }) => ({ date, line })));
  const latest = dates.reduce<{ date: string; line: ReadLine } | undefined>(
    (one, other) => (one && one.date >= other.date ? one : other),
    undefined,
  );
  if (!latest || latest.date <= today) return undefined;
  return {
    field: 'expires',
    value: latest.date,
    confidence: latest.line.confidence * GUESSED,
    box: latest.line.box,
  };
}

/** The number of a card is the only row of figures on it. */
function numberOfItsOwn(lines: readonly ReadLine[]): Proposal | undefined {
  const [line, ...others] = lines.filter(({ text }) => /^[A-Z]{0,3}\d{5,9}$/.test(text));
  if (!line || others.length > 0) return undefined;
  return { field: 'number', value: line.text, confidence: line.confidence * GUESSED, box: line.box };
}

export function numberIn(text: string): string | undefined {
  const value = /^(?:[A-Z]{1,5}[ -/]?)?[A-Z0-9]*\d[A-Z0-9/-]*/i.exec(text)?.[0];
  if (!value || value.replace(/\D/g, '').length < 4 || datesIn(text)[0]?.from === 0) return undefined;
  return value.replace(/[/-]+$/, '').toUpperCase();
}

export function nameIn(text: string): string | undefined {
  const words = text.replace(/^(mr|mrs|ms|miss|mx|dr)\.?\s+/i, '').trim();
  const isName = /^\p{Lu}[\p{L}'’.-]*(\s+\p{L}[\p{L}'’.-]*){1,4}$/u.test(words);
  return isName && !NOT_A_NAME.test(words) ? titleCaseName(words) : undefined;
}
