import { fileLabel } from '@groundsheet/form-rules';
import { queryOptions } from '@tanstack/react-query';

import { api } from '../../../lib/api.js';
import { ApiError } from '../../../lib/api-error.js';
import {
  keepDocuments,
  keepsDocuments,
  loadDocuments,
  type KeptDocument,
  type KeptDocuments,
  type KeptPicture,
} from '../../../lib/kept/kept-documents.js';
import { KEPT_QUERY } from '../../../lib/kept/kept-query.js';
import type { Seen } from '../../../lib/kept/last-seen.js';
import { localOwner } from '../../../lib/local-owner.js';
import { pageOf } from '../../../lib/pages.js';
import { thumbnailUrl, VAULT_KEY, type VaultDocument } from '../api.js';

/** The latest ones: nobody shows a gate more cards. */
const MOST_DOCUMENTS = 60;
/** Both sides of a card, and the first pages of anything longer. */
const MOST_PICTURES = 2;
/** They are of 480 dots; something far larger is none of ours. */
const MOST_BYTES = 300_000;

/** The documents that their driver wants on this device, as they are now, or as they were when there was a signal. */
export const keptVaultQuery = (ownerName: string) =>
  queryOptions({
    queryKey: [...VAULT_KEY, 'kept', ownerName],
    queryFn: () => freshOrKept(ownerName),
    enabled: () => keepsDocuments(),
    staleTime: 0,
    ...KEPT_QUERY,
  });

async function freshOrKept(ownerName: string): Promise<Seen<KeptDocuments>> {
  const owner = localOwner();
  const before = await loadDocuments(owner);
  const listed = await latest(ownerName).catch((error: unknown) => {
    if (error instanceof ApiError || !before) throw error;
    return null;
  });
  if (!listed) return { ...before!, seenAt: before!.at };
  const known = new Map(
    before?.documents.flatMap(({ pictures }) => pictures.map((each) => [each.fileId, each.picture])),
  );
  const documents = [];
  for (const document of listed) documents.push(await toKeep(document, known));
  const kept = { at: new Date().toISOString(), documents };
  await keepDocuments(owner, kept);
  return kept;
}

async function latest(ownerName: string): Promise<VaultDocument[]> {
  const found: VaultDocument[] = [];
  let after: string | undefined;
  do {
    const params = { path: { ownerName }, query: { after } };
    const page = pageOf(await api.GET('/api/documents/owner/{ownerName}', { params }));
    found.push(...page.items);
    after = page.next;
  } while (after && found.length < MOST_DOCUMENTS);
  return found.slice(0, MOST_DOCUMENTS);
}

async function toKeep(document: VaultDocument, known: ReadonlyMap<string, Blob>): Promise<KeptDocument> {
  const { id, category, expiryDate, documentNumber, holderName } = document;
  const pictures: KeptPicture[] = [];
  for (const [place, { id: fileId, hasThumbnail }] of document.files.slice(0, MOST_PICTURES).entries()) {
    const picture = known.get(fileId) ?? (hasThumbnail ? await smallPicture(id, fileId) : null);
    if (picture) pictures.push({ fileId, label: fileLabel(document, place), picture });
  }
  const description = document.description ?? null;
  return { id, category, description, expiryDate, documentNumber, holderName, pictures };
}

/** Null where it does not come: the next look at the vault asks again. */
async function smallPicture(documentId: string, fileId: string): Promise<Blob | null> {
  try {
    const response = await fetch(thumbnailUrl(documentId, fileId));
    const picture = response.ok ? await response.blob() : null;
    return picture && picture.size <= MOST_BYTES ? picture : null;
  } catch {
    return null;
  }
}
