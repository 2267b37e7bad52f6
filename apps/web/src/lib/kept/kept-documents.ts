import type { DocumentCategory } from '@groundsheet/form-rules';

import { isKeyOf, localOwner, ownKey } from '../local-owner.js';
import { readStored, removeStored, store } from '../local-storage.js';
import { keptStore } from './kept-store.js';

const CHOICE = 'groundsheet-keeps-documents';
const KEPT_FOR_DAYS = 30;

/** A document as it is shown without a signal: what a gate asks for, and nothing that was read on it besides. */
export interface KeptDocument {
  id: string;
  category: DocumentCategory;
  description: string | null;
  expiryDate: string | null;
  documentNumber: string | null;
  holderName: string | null;
  pictures: KeptPicture[];
}

/** A small picture of one of its files. */
export interface KeptPicture {
  fileId: string;
  label: string;
  picture: Blob;
}

export interface KeptDocuments {
  /** When they came from the server, ISO. */
  at: string;
  documents: KeptDocument[];
}

const database = keptStore('groundsheet-documents', 'documents', { isEntered: false });
const nameOf = (owner: string) => ownKey('vault', owner);

/** Whether a driver wants their documents on this device. */
export const keepsDocuments = (owner = localOwner()) => readStored(ownKey(CHOICE, owner)) !== null;

/** @param on false: what is kept goes at once */
export async function chooseToKeepDocuments(on: boolean): Promise<void> {
  const owner = localOwner();
  if (on) return store(ownKey(CHOICE, owner), '1');
  removeStored(ownKey(CHOICE, owner));
  await removeDocumentsOf(owner);
}

export async function loadDocuments(owner = localOwner()): Promise<KeptDocuments | undefined> {
  const kept = await database.get<KeptDocuments>(nameOf(owner));
  return kept && Date.now() - Date.parse(kept.at) <= KEPT_FOR_DAYS * 86_400_000 ? kept : undefined;
}

/** Keeps documents for an account that wants it; where it has changed its mind meanwhile, or has left, nothing stays. */
export async function keepDocuments(owner: string, kept: KeptDocuments): Promise<void> {
  if (!keepsDocuments(owner)) return;
  await database.set(nameOf(owner), kept);
  if (!keepsDocuments(owner)) await removeDocumentsOf(owner);
}

export function removeDocumentsOf(owner: string): Promise<void> {
  return database.remove(nameOf(owner));
}

/** Wipes what others had kept: the papers of one driver do not stay on the phone of the next. */
export async function removeDocumentsOfOthers(owner = localOwner()): Promise<void> {
  const all = await database.names();
  await database.remove(...all.filter((name) => !isKeyOf(name, owner)));
}
