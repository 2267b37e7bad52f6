import { expiryOf } from '@groundsheet/form-rules';
import type { DocumentResponse } from './document.dto.js';
import type { Document } from './document.entity.js';

/**
 * A document as its owner sees it, but for files that have not come.
 *
 * @param ownerEmail where an admin looks
 */
export function documentResponse(
  document: Document,
  today: string,
  ownerEmail: string | null = null,
): DocumentResponse {
  const { id, category, fileName, description, status, expiryDate } = document;
  const expiry = expiryOf(expiryDate, today);
  const { documentNumber, holderName, extractedText, note, createdAt, version } = document;
  return {
    id,
    ownerEmail,
    category,
    originalFileName: fileName,
    description,
    fileSize: document.arrivedFiles.reduce((sum, { byteSize }) => sum + byteSize!, 0),
    uploadStatus: status === 'completed' ? 'completed' : 'processing',
    isFinishing: status === 'expected',
    isExpired: expiry?.state === 'expired',
    expiryDate,
    daysLeft: expiry?.daysLeft ?? null,
    documentNumber,
    holderName,
    extractedText,
    note,
    files: document.arrivedFiles.map((file) => ({
      id: file.id,
      side: file.side,
      mimeType: file.contentType!,
      fileSize: file.byteSize!,
      pages: file.pages,
      hasThumbnail: file.hasThumbnail ?? false,
    })),
    proposals: document.proposals.map(({ field, value, confidence }) => ({ field, value, confidence })),
    createdAt: createdAt.toISOString(),
    version,
  };
}
