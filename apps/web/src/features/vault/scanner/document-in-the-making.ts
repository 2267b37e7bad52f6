import {
  DOCUMENT_CATEGORIES,
  formatDate,
  type DocumentCategory,
  type DocumentSide,
} from '@groundsheet/form-rules';

import type { PreparedFile } from '../../../components/upload/file-sender.js';
import { dataOf, api } from '../../../lib/api.js';
import { ApiError } from '../../../lib/api-error.js';
import { today } from '../../../lib/today.js';
import { completeDocument } from '../api.js';

/** What is said of a document while it is scanned. */
export interface ScannedFacts {
  category: DocumentCategory | undefined;
  description: string;
}

export type ScannedSide = Extract<DocumentSide, 'front' | 'back'>;

const NAME_LENGTH = 200;
const UPLOAD_ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The camera names its pictures by a number, which says nothing in a list. */
function nameOf({ name }: PreparedFile, category: DocumentCategory): string {
  if (!/^cam-\d+\.jpe?g$/.test(name)) return name;
  return `${DOCUMENT_CATEGORIES[category]}, ${formatDate(today())}.jpg`;
}

/**
 * Brings the files of one document to the server, one after the other: the first begins it, and whatever is added to
 * a side are further pages.
 *
 * @param id of a document that is there already
 * @param begun how many files of the side in hand have been given an address
 */
export function createDocumentInTheMaking(id: string | null, begun = 0) {
  let documentId = id;
  let ofSide = begun;
  /** Until a file of it has come, the server may forget it. */
  let isKept = false;

  const ask = async (
    file: PreparedFile,
    facts: ScannedFacts,
    side: ScannedSide,
    replaces?: string,
  ): Promise<string> => {
    const { category, description } = facts;
    const body = {
      category: category!,
      ...(description ? { description } : {}),
      fileName: nameOf(file, category!).slice(0, NAME_LENGTH),
      fileSize: file.blob.size,
      mimeType: file.blob.type || 'application/octet-stream',
      side: ofSide === 0 ? side : 'page',
      ...(documentId ? { partOf: documentId } : {}),
      ...(replaces ? { replaces } : {}),
    } as const;
    const given = dataOf(await api.POST('/api/documents/upload', { body }));
    documentId = given.documentId;
    if (!replaces) ofSide += 1;
    return given.uploadURL;
  };

  return {
    id: () => documentId,
    arrived() {
      isKept = true;
    },
    nextSide: () => (ofSide = 0),
    /**
     * @param before the address that the same file was given before: it may have arrived there, though no response did
     * @returns where the file is to be sent
     */
    async addressFor(
      file: PreparedFile,
      facts: ScannedFacts,
      side: ScannedSide,
      before?: string,
    ): Promise<string> {
      try {
        return await ask(file, facts, side, before && UPLOAD_ID.exec(before)?.[0]);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404) || isKept || !documentId) throw error;
        documentId = null;
        ofSide = 0;
        return ask(file, facts, side);
      }
    },
    /** It is read from now on; where that cannot be said, the vault shows it as finishing and says so once more. */
    async complete(): Promise<void> {
      await completeDocument(documentId!).catch((error: unknown) => console.error(error));
    },
  };
}
