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

/** What is said of a document while it is scanned. */
export interface ScannedFacts {
  category: DocumentCategory | undefined;
  description: string;
}

/** The side that is being scanned. */
export type ScannedSide = Extract<DocumentSide, 'front' | 'back'>;

const NAME_LENGTH = 200;

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
 */
export function createDocumentInTheMaking(id: string | null) {
  let documentId = id;
  let arrived = 0;
  /** Until a file of it has come, the server may forget it. */
  let isKept = false;

  const ask = async (file: PreparedFile, facts: ScannedFacts, side: ScannedSide): Promise<string> => {
    const { category, description } = facts;
    const body = {
      category: category!,
      ...(description ? { description } : {}),
      fileName: nameOf(file, category!).slice(0, NAME_LENGTH),
      fileSize: file.blob.size,
      mimeType: file.blob.type || 'application/octet-stream',
      side: arrived === 0 ? side : 'page',
      ...(documentId ? { partOf: documentId } : {}),
    } as const;
    const given = dataOf(await api.POST('/api/documents/upload', { body }));
    documentId = given.documentId;
    return given.uploadURL;
  };

  return {
    id: () => documentId,
    arrived() {
      arrived += 1;
      isKept = true;
    },
    nextSide: () => (arrived = 0),
    /** @returns where the file is to be sent */
    async addressFor(file: PreparedFile, facts: ScannedFacts, side: ScannedSide): Promise<string> {
      try {
        return await ask(file, facts, side);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404) || isKept || !documentId) throw error;
        documentId = null;
        return ask(file, facts, side);
      }
    },
    /** It is read from now on; where that cannot be said, the server finds out by itself later. */
    async complete(): Promise<void> {
      const call = { params: { path: { id: documentId! } } };
      await api.POST('/api/documents/{id}/complete', call).catch((error: unknown) => console.error(error));
    },
  };
}
