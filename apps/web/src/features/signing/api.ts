import type { Wire } from '@groundsheet/api-client';
import type { QueriedLine, Rating } from '@groundsheet/form-rules';

import { api, dataOf } from '../../lib/api.js';

export type OpenedRequest = Wire['OpenedRequestResponse'];

export interface SignLink {
  id: string;
  /** From behind the `#` of the address, which no server sees. */
  key: string;
}

const at = ({ id }: SignLink) => ({ params: { path: { id } } });

export async function openRequest(link: SignLink): Promise<OpenedRequest> {
  return dataOf(await api.POST('/api/sign-requests/{id}/open', { ...at(link), body: { key: link.key } }));
}

export interface Signing {
  name: string;
  shownSha256: string;
  signerSignature: string;
  receiptTo: string | null;
}

export async function sign(link: SignLink, signing: Signing): Promise<OpenedRequest> {
  const body = { key: link.key, ...signing };
  return dataOf(await api.POST('/api/sign-requests/{id}/sign', { ...at(link), body }));
}

export interface Disagreement {
  name: string;
  lines: QueriedLine[];
  note: string | null;
}

export async function disagree(link: SignLink, said: Disagreement): Promise<OpenedRequest> {
  const body = { key: link.key, ...said };
  return dataOf(await api.POST('/api/sign-requests/{id}/query', { ...at(link), body }));
}

export interface Rated {
  rating: Rating;
  notes: string | null;
}

export async function rate(link: SignLink, rated: Rated): Promise<OpenedRequest> {
  const body = { key: link.key, ...rated };
  return dataOf(await api.POST('/api/sign-requests/{id}/rate', { ...at(link), body }));
}

export async function passOn(link: SignLink, name: string): Promise<OpenedRequest> {
  const body = { key: link.key, name };
  return dataOf(await api.POST('/api/sign-requests/{id}/pass-on', { ...at(link), body }));
}

/** The PDF of it, to be read before signing. */
export async function pdfToSign(link: SignLink): Promise<Blob> {
  const call = { ...at(link), body: { key: link.key }, parseAs: 'blob' } as const;
  return dataOf(await api.POST('/api/sign-requests/{id}/pdf', call)) as unknown as Blob;
}

export async function denySignature(link: SignLink): Promise<void> {
  await api.POST('/api/sign-requests/{id}/deny', { ...at(link), body: { key: link.key } });
}
