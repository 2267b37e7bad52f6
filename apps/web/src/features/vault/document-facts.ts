import { needsBothSides } from '@groundsheet/form-rules';

import type { DocumentFile, VaultDocument } from './api.js';

/** 'Expires today', '12 days left', 'Expired 3 days ago'; null where nothing is due. */
export function expiryWords({ daysLeft, isExpired }: Pick<VaultDocument, 'daysLeft' | 'isExpired'>) {
  if (daysLeft === null) return null;
  if (isExpired) return `Expired ${days(-daysLeft)} ago`;
  return daysLeft === 0 ? 'Expires today' : `${days(daysLeft)} left`;
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** The size as cards say it: '312 KB'. */
export function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-GB')} KB`;
}

/** Whether such a document is not complete without its back, which is not there. */
export function lacksBack({ category, files }: Pick<VaultDocument, 'category' | 'files'>): boolean {
  return (
    needsBothSides(category) &&
    !files.some(({ side, mimeType }) => side === 'back' || mimeType === 'application/pdf')
  );
}

/** What a file of a document shows, in words. */
export function fileLabel(
  { files }: { files: readonly Pick<DocumentFile, 'side'>[] },
  place: number,
): string {
  const file = files[place]!;
  if (file.side === 'back') return 'Back';
  const sheets = files.filter(({ side }) => side !== 'back');
  if (sheets.length === 1) return files.length > 1 ? 'Front' : 'Document';
  return `Page ${sheets.indexOf(file) + 1}`;
}
