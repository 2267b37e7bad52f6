import type { Wire } from '@groundsheet/api-client';

import { wizardOf } from '../../forms/kind-pages.js';
import { api, dataOf } from '../../lib/api.js';

export type Referenced = Wire['ReferencedResponse'];

/** @param reference as typed: in any case, with spaces or without its hyphen; or a plant number */
export async function findReference(reference: string): Promise<Referenced> {
  return dataOf(await api.GET('/api/references', { params: { query: { reference } } }));
}

/** Where it is opened: a draft in its wizard, where it was left. */
export function pageOf({ kind, id, reference, isDraft }: Referenced) {
  if (kind === 'machine') return { to: '/machines/$plantNumber', params: { plantNumber: reference } };
  if (kind === 'off-hire') return { to: '/off-hires/$id', params: { id } };
  if (kind === 'defect') return { to: '/defects/$id', params: { id } };
  if (kind === 'form-set') return { to: '/collations/$id', params: { id } };
  if (isDraft) return { to: wizardOf(kind), search: { draft: id } };
  return { to: '/completed-form/$id', params: { id } };
}
