import type { Wire } from '@groundsheet/api-client';
import { validEmails } from '@groundsheet/form-rules';
import { queryOptions } from '@tanstack/react-query';

import type { CheckedRecord, LogEntry } from '../../forms/event-log/event-words.js';
import { api, dataOf } from '../../lib/api.js';
import { COLLATIONS_KEY } from './api.js';

/** Forms that are complete: their date is there. */
export type TimesheetShown = Wire['TimesheetResponse'] & { weekEnding: string };
export type CheckSheetShown = Wire['CheckSheetResponse'] & { id: string; checkDate: string };

/** A form set as it is approved, or was: its complete forms in full. */
export type FormSetShown = Omit<Wire['CombinedFormResponse'], 'timesheet' | 'checkSheets'> & {
  timesheet: TimesheetShown | null;
  checkSheets: CheckSheetShown[];
};

/** Below the lists of sets: what changes one of them concerns this one too. Fetched afresh at every look. */
export const formSetQuery = (id: string) =>
  queryOptions({
    queryKey: [...COLLATIONS_KEY, 'set', id],
    queryFn: async () =>
      dataOf(await api.GET('/api/combined-forms/{id}', { params: { path: { id } } })) as FormSetShown,
    refetchOnMount: 'always',
  });

/** Which of the addresses want no mail; asked about those that are whole. */
export const unwantedQuery = (typed: readonly string[]) => {
  const emailAddresses = validEmails(typed, { guest: false }).toSorted();
  return queryOptions({
    queryKey: ['/api/supervisor-email-dispatch/recipients', emailAddresses],
    queryFn: async () =>
      dataOf(await api.POST('/api/supervisor-email-dispatch/recipients', { body: { emailAddresses } }))
        .unwanted,
    enabled: emailAddresses.length > 0,
    staleTime: 0,
  });
};

/** Keeps what was collected on site on the server, for every device that has the set open. */
export async function keepApproval(id: string, body: Wire['ApprovalBody']): Promise<void> {
  await api.PUT('/api/combined-forms/{id}/approval', { params: { path: { id } }, body });
}

/** The event log of a set and its forms; its driver and supervisors may ask. */
export async function setEvents(id: string): Promise<LogEntry[]> {
  return dataOf(await api.GET('/api/combined-forms/{id}/events', { params: { path: { id } } }));
}

/** Whether the event logs of a set and its forms are as they were recorded; supervisors may ask. */
export async function checkSetEvents(id: string): Promise<CheckedRecord[]> {
  return dataOf(await api.GET('/api/combined-forms/{id}/events/check', { params: { path: { id } } }));
}

export async function stopSetLinks(id: string): Promise<void> {
  await api.POST('/api/combined-forms/{id}/revoke-links', { params: { path: { id } } });
}

/** @param key the server sends a set once under it, however often it is asked */
export async function dispatchSet(key: string, body: Wire['DispatchBody']) {
  return dataOf(
    await api.POST('/api/supervisor-email-dispatch', {
      params: { header: { 'Idempotency-Key': key } },
      body,
    }),
  );
}

export async function confirmCompleted(id: string): Promise<void> {
  await api.POST('/api/combined-forms/{id}/complete', {
    params: { path: { id } },
    body: { status: 'completed' },
  });
}

export function setPdfUrl(id: string): string {
  return `/api/combined-forms/${encodeURIComponent(id)}/pdf`;
}
