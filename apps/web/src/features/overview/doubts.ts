import type { Overview } from './api.js';
import { wholeWeeks } from './chosen-days.js';
import type { Days } from './overview-search.js';

/** Why it cannot be said of these days that everything is in, in sentences; none where it can. */
export function doubtsOf(
  { forms, guestSheets }: Pick<Overview, 'forms' | 'guestSheets'>,
  days: Days,
  today: string,
): string[] {
  const [sent, drafts] = (['sent', 'drafts'] as const).map((state) =>
    forms.reduce((sum, { [state]: count }) => sum + count, 0),
  );
  const doubts: [applies: boolean, sentence: string][] = [
    [sent === 0, 'No form was sent for these days.'],
    [days.to >= today, 'The days are not over yet.'],
    [wholeWeeks(days) === 0, 'These are not whole weeks.'],
    [guestSheets.total > 0, 'Sheets without an account cannot be matched to a driver.'],
    [drafts === 1, '1 draft has not been sent.'],
    [drafts! > 1, `${drafts!.toLocaleString('en-GB')} drafts have not been sent.`],
  ];
  return doubts.flatMap(([applies, sentence]) => (applies ? [sentence] : []));
}
