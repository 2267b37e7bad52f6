import type { Wire } from '@groundsheet/api-client';
import type { MachineStatus, Severity } from '@groundsheet/form-rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { api, dataOf } from '../../lib/api.js';
import { KEPT_QUERY } from '../../lib/kept/kept-query.js';
import { orLastSeen } from '../../lib/kept/last-seen.js';
import { PAGED, pageOf } from '../../lib/pages.js';
import type { DefectsSearch } from './defects-search.js';

export type DefectInFull = Wire['DefectInFullResponse'];
export type OwnMachine = Wire['OwnMachineResponse'];
export type OwnDefect = Wire['OwnDefectResponse'];

/** A column of the board, page by page. */
export const defectsQuery = ({ column = 'new', severity, search }: DefectsSearch) =>
  infiniteQueryOptions({
    queryKey: [...DEFECTS_KEY, 'list', { column, severity, search }],
    queryFn: async ({ pageParam: after }) => {
      const query = { column, severity, search, after };
      return pageOf(await api.GET('/api/defects', { params: { query } }));
    },
    ...PAGED,
  });

export const defectCountsQuery = queryOptions({
  queryKey: [...DEFECTS_KEY, 'counts'],
  queryFn: async () => dataOf(await api.GET('/api/defects/counts')),
  staleTime: 0,
});

export const defectSummaryQuery = queryOptions({
  queryKey: [...DEFECTS_KEY, 'summary'],
  queryFn: async () => dataOf(await api.GET('/api/defects/summary')),
  staleTime: 0,
});

/** The machines of the register page by page, those that must not be used first. */
export const statesQuery = (status: MachineStatus | undefined, search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...DEFECTS_KEY, 'states', { status, search }],
    queryFn: async ({ pageParam: after }) => {
      const query = { status, search, after };
      return pageOf(await api.GET('/api/machine-states', { params: { query } }));
    },
    ...PAGED,
  });

export const stateCountsQuery = queryOptions({
  queryKey: [...DEFECTS_KEY, 'states', 'counts'],
  queryFn: async () => dataOf(await api.GET('/api/machine-states/counts')),
  staleTime: 0,
});

/** A defect with its history; without a signal as it was last seen. */
export const defectQuery = (id: string) => {
  const queryKey = [...DEFECTS_KEY, 'one', id] as const;
  return queryOptions({
    queryKey,
    queryFn: () =>
      orLastSeen(queryKey, async () =>
        dataOf(await api.GET('/api/defects/{id}', { params: { path: { id } } })),
      ),
    staleTime: 0,
    ...KEPT_QUERY,
  });
};

/** What the driver's own checks have just found, and which of their machines are stopped. */
export const ownDefectsQuery = queryOptions({
  queryKey: [...DEFECTS_KEY, 'own'],
  queryFn: async () => dataOf(await api.GET('/api/defects/own')),
  staleTime: 0,
});

/** The driver's machines that must not be used, or with care alone. */
export const ownMachinesQuery = queryOptions({
  queryKey: [...DEFECTS_KEY, 'states', 'own'],
  queryFn: async () => dataOf(await api.GET('/api/machine-states/own')),
  staleTime: 0,
});

/** Everything that can be typed about a defect; each act takes what it needs of it. */
export interface Typed {
  owner: string;
  text: string;
  reason: string;
  /** With it all others that came from the same stranger. */
  others: boolean;
  severity: Severity;
  fitter: string;
  firm: string;
  work: string;
  parts: string;
  hours: string;
  meter: string;
  on: string;
  /** As uploads are called in a request. */
  photos: string[];
  /** The repair record that is corrected. */
  corrects: string | null;
}

export type ActName =
  'assign' | 'comment' | 'repair' | 'correct' | 'release' | 'severity' | 'noFault' | 'reopen';

type Act = (id: string, typed: Typed) => Promise<unknown>;

const at = (id: string) => ({ params: { path: { id } } });

/** What can be done about a defect; for a repair see `record-repair.ts`. */
export const ACT: Record<Exclude<ActName, 'repair' | 'correct'>, Act> = {
  assign: (id, { owner }) =>
    api.POST('/api/defects/{id}/assign', { ...at(id), body: { owner: owner.trim() || null } }),
  comment: (id, { text }) => api.POST('/api/defects/{id}/comments', { ...at(id), body: { text } }),
  release: (id) => api.POST('/api/defects/{id}/release', at(id)),
  severity: (id, { severity, reason }) =>
    api.POST('/api/defects/{id}/severity', { ...at(id), body: { severity, reason } }),
  noFault: (id, { reason, others }) =>
    api.POST('/api/defects/{id}/no-fault', { ...at(id), body: { reason, others } }),
  reopen: (id, { reason }) => api.POST('/api/defects/{id}/reopen', { ...at(id), body: { reason } }),
};

export type RepairRecord = NonNullable<DefectInFull['events'][number]['record']>;

/** The record of the repair that stands: null once the item has been found again. */
export function standingRecord({ events }: DefectInFull): RepairRecord | null {
  const last = events.findLast(({ kind }) =>
    ['repaired', 'corrected', 'rejected', 'reopened'].includes(kind),
  );
  return last?.record ?? null;
}

/** A page for a fitter without an account, for 14 days. */
export async function makeRepairLink(id: string) {
  return dataOf(await api.POST('/api/defects/{id}/repair-link', at(id)));
}

/** Every link to the machine of the defect works no more. */
export async function withdrawRepairLinks(id: string): Promise<void> {
  await api.DELETE('/api/defects/{id}/repair-link', at(id));
}

/** Machines by status, days stopped and what fails most, as a table. */
export const SUMMARY_TABLE = '/api/defects/summary.csv';

/** The table of what is listed. */
export function tableOf({ column = 'new', severity, search }: DefectsSearch): string {
  const asked = Object.entries({ column, severity, search }).filter(([, value]) => value);
  return `/api/defects/table.csv?${new URLSearchParams(asked as [string, string][])}`;
}
