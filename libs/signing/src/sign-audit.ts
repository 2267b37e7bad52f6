import type { Audited } from '@groundsheet/contracts';
import type { AuditEntry } from '@groundsheet/platform';
import type { SignRequest } from './sign-request.entity.js';

/** Something that was done with a request, for the record of the form or set that it is about. */
export function entryOf(
  what: Extract<Audited, `signature.${string}`>,
  { id, formKind, formId, reference: name, signatory }: SignRequest,
): AuditEntry {
  const kind = formKind === 'form-set' ? 'form-set' : 'form';
  return { what, about: { kind, id: formId, name }, details: { request: id, by: signatory } };
}
