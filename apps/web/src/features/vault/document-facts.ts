import { needsBothSides } from '@groundsheet/form-rules';

import type { VaultDocument } from './api.js';

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
