import type { AuditEntry } from '@groundsheet/platform';
import type { SetSignatory } from './set-approval.js';

/** That these people have signed the set on site, for its event log. */
export function entriesOfSigning(id: string, signed: readonly SetSignatory[]): AuditEntry[] {
  return signed.map((by) => ({
    what: 'form-set.signed',
    about: { kind: 'form-set', id },
    details: { by },
  }));
}
