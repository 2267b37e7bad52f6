import { queryOptions } from '@tanstack/react-query';

import type { CheckedRecord, LogEntry } from '../../forms/event-log/event-words.js';
import type { StoredForm } from '../../forms/form-kinds.js';
import { dataOf, api } from '../../lib/api.js';

/** Trades the key of a mail for a cookie that opens this form for an hour. */
export async function openFormLink(formId: string, key: string): Promise<void> {
  await api.POST('/api/form-links', { body: { formId, key } });
}

/** Begins the key of every sent form. */
export const COMPLETED_FORM_KEY = ['completed-form'] as const;

export const completedFormQuery = (id: string) =>
  queryOptions({ queryKey: [...COMPLETED_FORM_KEY, id], queryFn: () => readForm(id) });

async function readForm(id: string): Promise<StoredForm> {
  return dataOf(await api.GET('/api/forms/{id}', { params: { path: { id } } })) as StoredForm;
}

/** Whether the event log of a form is as it was recorded; the office may ask. */
export async function checkFormEvents(id: string): Promise<CheckedRecord[]> {
  return dataOf(await api.GET('/api/forms/{id}/events/check', { params: { path: { id } } }));
}

/** The event log of a form; its driver and the office may ask. */
export async function formEvents(id: string): Promise<LogEntry[]> {
  return dataOf(await api.GET('/api/forms/{id}/events', { params: { path: { id } } }));
}
