import { useQuery } from '@tanstack/react-query';

import { UnsentCard } from '../../forms/drafts/unsent-card.js';
import { isUntouched } from '../../forms/drafts/draft.js';
import { unsentDraftQuery } from '../../forms/drafts/draft-store.js';
import { describeDraft } from './describe-draft.js';
import { TIMESHEET_DRAFT } from './draft-name.js';
import type { TimesheetDraft } from './timesheet-draft.js';

export const unsentTimesheetQuery = unsentDraftQuery<TimesheetDraft>(TIMESHEET_DRAFT);

export function UnsentTimesheet({ onCarryOn }: { onCarryOn: (kept: TimesheetDraft) => void }) {
  const { data: kept } = useQuery(unsentTimesheetQuery);
  if (!kept || isUntouched(kept)) return null;
  return <UnsentCard noun="timesheet" text={describeDraft(kept)} onCarryOn={() => onCarryOn(kept)} />;
}
