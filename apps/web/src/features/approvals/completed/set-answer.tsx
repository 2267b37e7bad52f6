import {
  APPROVAL_RATING_LABELS,
  checksCounted,
  FORM_SET,
  formatDayOfWeek,
  inHours,
  signedOnSite,
} from '@groundsheet/form-rules';

import { PrintButton } from '../../../components/print-button.js';
import { SaveFileLink } from '../../../components/save-file-link.js';
import { AnswerCard } from '../../../forms/answer-card.js';
import { inOneLine } from '../../../lib/in-one-line.js';
import { saveOnceMade, saveOwnOnceMade } from '../../../lib/save-file.js';
import { setPdfUrl, type FormSetShown } from '../approval-api.js';
import { checkedSheetOf, weekOf } from '../review/approval-facts.js';

/** The hours of the week or, where they went with an earlier set, how its checks have turned out. */
export function SetAnswer({ set }: { set: FormSetShown }) {
  const { timesheet, rating } = set;
  const week = timesheet && weekOf(timesheet).totals;
  const checks = checksOf(set);
  const machine = set.plantNumber || set.machineNumber;
  return (
    <AnswerCard
      answer={week ? inHours(week.totalHours) : (checks ?? 'No timesheet')}
      about={inOneLine([machine, `${FORM_SET.datedShort}${formatDayOfWeek(set.collationDate)}`], ' · ')}
      lines={[
        signedOnSite(set.approval),
        week && `Standing ${inHours(week.standingTime)}, breakdown ${inHours(week.breakdown)}`,
        week && checks,
        rating &&
          `Driver performance: ${[APPROVAL_RATING_LABELS[rating.rating], rating.notes].filter(Boolean).join('. ')}`,
      ]}
    >
      <SaveFileLink
        href={setPdfUrl(set.id)}
        saveAs={set.readAs === 'recipient' ? saveOnceMade : saveOwnOnceMade}
        variant="primary"
        className="grow tablet:grow-0"
      >
        Download PDF
      </SaveFileLink>
      <PrintButton />
    </AnswerCard>
  );
}

/** '5 check sheets: 2 defects'; null where there is none. */
function checksOf({ checkSheets }: FormSetShown): string | null {
  if (checkSheets.length === 0) return null;
  const defects = checkSheets.reduce((sum, sheet) => sum + checkedSheetOf(sheet).attention.length, 0);
  return checksCounted(checkSheets.length, defects);
}
