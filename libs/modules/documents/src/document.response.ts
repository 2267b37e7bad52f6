import { expiryOf } from '@groundsheet/form-rules';
import type { DocumentResponse } from './document.dto.js';
import type { Document } from './document.entity.js';

/** A document as its owner sees it, but for files that have not come. */
export function toDocumentResponse(document: Document, today: string): DocumentResponse {
  const { id, category, fileName, description, fileSize, status, expiryDate } = document;
  const expiry = expiryOf(expiryDate, today);
  const { documentNumber, holderName, extractedText, note, createdAt, version } = document;
  return {
    id,
    category,
    originalFileName: fileName,
    description,
    fileSize,
    uploadStatus: status === 'completed' ? 'completed' : 'processing',
    isExpired: expiry?.state === 'expired',
    expiryDate,
    daysLeft: expiry?.daysLeft ?? null,
    documentNumber,
    holderName,
    extractedText,
    note,
    files: document.files
      .getItems()
      .filter(({ isHere }) => isHere)
      .sort((one, other) => one.position - other.position)
      .map(({ id: fileId, side, contentType, byteSize }) => ({
        id: fileId,
        side,
        mimeType: contentType!,
        fileSize: byteSize!,
      })),
    createdAt: createdAt.toISOString(),
    version,
  };
}
