import { createStore, del, get, set } from 'idb-keyval';

import type { TimesheetDraft } from './timesheet-draft.js';

/** Names the one draft of this device. */
export const DRAFT_NAME = 'timesheet:guest';
const database = createStore('groundsheet-drafts', 'drafts');

export function loadDraft(): Promise<TimesheetDraft | undefined> {
  return get<TimesheetDraft>(DRAFT_NAME, database);
}

export function saveDraft(draft: TimesheetDraft): Promise<void> {
  return set(DRAFT_NAME, draft, database);
}

export function removeDraft(): Promise<void> {
  return del(DRAFT_NAME, database);
}
