import { createStore, del, get, set } from 'idb-keyval';

import type { TimesheetDraft } from './timesheet-draft.js';

const KEY = 'timesheet:guest';
const database = createStore('groundsheet-drafts', 'drafts');

export function loadDraft(): Promise<TimesheetDraft | undefined> {
  return get<TimesheetDraft>(KEY, database);
}

export function saveDraft(draft: TimesheetDraft): Promise<void> {
  return set(KEY, draft, database);
}

export function removeDraft(): Promise<void> {
  return del(KEY, database);
}
