import { useQuery } from '@tanstack/react-query';

import { UnsentCard } from '../../forms/drafts/unsent-card.js';
import { isUntouched } from '../../forms/drafts/draft.js';
import { unsentDraftQuery } from '../../forms/drafts/draft-store.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';
import { describeDraft } from './describe-draft.js';
import { CHECK_SHEET_DRAFT } from './draft-name.js';

export const unsentCheckSheetQuery = unsentDraftQuery<CheckSheetDraft>(CHECK_SHEET_DRAFT);

export function UnsentCheckSheet({ onCarryOn }: { onCarryOn: (kept: CheckSheetDraft) => void }) {
  const { data: kept } = useQuery(unsentCheckSheetQuery);
  if (!kept || isUntouched(kept)) return null;
  return <UnsentCard noun="check sheet" text={describeDraft(kept)} onCarryOn={() => onCarryOn(kept)} />;
}
