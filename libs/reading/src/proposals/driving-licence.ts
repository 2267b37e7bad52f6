import { titleCaseName } from '@groundsheet/form-rules';
import type { Proposal, ReadLine } from '../read-document.js';
import { expiryIn } from './labelled-fields.js';

/** Five letters of the surname, the date of birth, initials and two check characters; 0 and O, 1 and I are alike. */
const NUMBER = /[A-Z9]{5}[0-9OI]{6}[A-Z9]{2}[A-Z0-9]{3}/;
const TITLES = /^(MR|MRS|MS|MISS|MX|DR|REV)\.? +/i;
const SURE = 0.98;
const WITHOUT_LABEL = 0.75;

/** What the numbered fields of a British driving licence say: 1 and 2 the name, 4b the expiry, 5 the number. */
export function licenceProposals(lines: readonly ReadLine[], today: string): Proposal[] {
  const numbered = numberOn(lines);
  if (!numbered && !lines.some(({ text }) => /driving\s?licen[cs]e|\bDVLA\b/i.test(text))) return [];
  return [numbered, expiryOn(lines, today), nameOn(lines, numbered?.value)].filter(
    (each) => each !== undefined,
  );
}

function numberOn(lines: readonly ReadLine[]): Proposal | undefined {
  for (const { text, box, confidence } of lines) {
    const value = NUMBER.exec(text.replace(/^\s*5[.,]/, '').replace(/\s/g, ''))?.[0];
    if (!value) continue;
    const digits = value.slice(5, 11).replaceAll('O', '0').replaceAll('I', '1');
    const born = Number(digits.slice(3, 5));
    const month = Number(digits.slice(1, 3)) % 50;
    // The date of birth is in it: for women with 50 added to the month.
    if (month < 1 || month > 12 || born < 1 || born > 31) continue;
    return {
      field: 'number',
      value: value.slice(0, 5) + digits + value.slice(11),
      confidence: confidence * SURE,
      box,
    };
  }
  return undefined;
}

function expiryOn(lines: readonly ReadLine[], today: string): Proposal | undefined {
  for (const { text, box, confidence } of lines) {
    const label = /4\s?b/i.exec(text);
    const date = label && expiryIn(text.slice(label.index + label[0].length), today);
    if (date) return { field: 'expires', value: date, confidence: confidence * SURE, box };
  }
  return undefined;
}

/** The surname stands above the others; the number begins with it, and spells MC for Mac. */
function nameOn(lines: readonly ReadLine[], number: string | undefined): Proposal | undefined {
  const start = number?.slice(0, 5).replace(/9+$/, '');
  const bare = (text: string) => text.replace(/^\s*[12]\s*[.,]?\s*(?=[A-Z])/, '').trim();
  const at = lines.findIndex(({ text }) =>
    start
      ? bare(text)
          .replace(/[^A-Z]/g, '')
          .replace(/^MAC(?=[A-Z])/, start.startsWith('MC') ? 'MC' : 'MAC')
          .startsWith(start) && !NUMBER.test(text.replace(/\s/g, ''))
      : /^1[.,]/.test(text),
  );
  const [surname, given] = [lines[at], lines[at + 1]];
  if (at < 0 || !surname || !given) return undefined;
  const hasLabels = /^\s*1/.test(surname.text) && /^\s*2/.test(given.text);
  const first = bare(given.text).replace(TITLES, '');
  if (!/^[A-Z' -]+$/i.test(first)) return undefined;
  return {
    field: 'name',
    value: titleCaseName(`${first} ${bare(surname.text)}`),
    confidence: Math.min(surname.confidence, given.confidence) * (hasLabels ? SURE : WITHOUT_LABEL),
    box: around(surname, given),
  };
}

function around({ box: one }: ReadLine, { box: other }: ReadLine) {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}
