import type { MailWords, PdfRenderedPayload } from '@groundsheet/contracts';
import { defectsCounted, formatLongDate, ISSUED_KINDS, oneLine, unlinked } from '@groundsheet/form-rules';

const MACHINE_IN_SUBJECT = 30;
/** Longer than anything that is told: who tells it cuts what people have typed. */
const LONGEST_TOLD = 1000;

interface SubjectFacts {
  readonly formKind: PdfRenderedPayload['formKind'];
  readonly driverName: string;
  readonly formDate: string;
  readonly companyName: string;
  readonly words: MailWords;
}

/**
 * `Weekly timesheet: Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils)`, or what there is to act on first:
 * `1 DEFECT: D-114 daily check, Łukasz Wójcik, …`. Of typed text it has driver, company and machine, none of them a link
 * (docs/decisions/0007).
 */
export function subjectOf(email: SubjectFacts): string {
  const { dated } = ISSUED_KINDS[email.formKind];
  const about = [typed(email.driverName), `${dated}${formatLongDate(email.formDate)}`]
    .filter(Boolean)
    .join(', ');
  const company = typed(email.companyName);
  return `${beginningOf(email)}${about}${company && ` (${company})`}`;
}

function beginningOf({ formKind, words }: SubjectFacts): string {
  const { title, brief } = ISSUED_KINDS[formKind];
  const isCorrected = words.corrects !== null;
  if (words.defects.length === 0) return `${isCorrected ? `Corrected ${title.toLowerCase()}` : title}: `;
  const machine = typed(words.machine ?? '', MACHINE_IN_SUBJECT);
  const found = `${defectsCounted(words.defects.length)}: ${[machine, brief].filter(Boolean).join(' ')}, `;
  return isCorrected ? `Corrected, ${found}` : found;
}

/** As it may stand anywhere in a mail. */
export function typed(text: string, most?: number): string {
  return unlinked(oneLine(text, most));
}

/** The same of what another module has told, which has cut it. */
export function written(text: string): string {
  return typed(text, LONGEST_TOLD);
}
