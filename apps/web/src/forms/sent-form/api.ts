import type { IssuedKind } from '@groundsheet/form-rules';

import { api, dataOf } from '../../lib/api.js';

/** A form that has been sent, or a set that is completed, as far as its mails are concerned. */
export interface SentForm {
  id: string;
  kind: IssuedKind;
  reference: string;
  /** Who has had it. */
  recipients: readonly string[];
}

/**
 * Has it mailed once more. Repeating it under the same key changes nothing.
 *
 * @returns of the recipients, those that nothing is sent to, as far as that is known
 */
export async function sendAgain(
  { id, kind }: SentForm,
  recipients: string[],
  idempotencyKey: string,
): Promise<string[]> {
  const call = {
    params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
    body: { recipients },
  };
  if (kind === 'form-set')
    return dataOf(await api.POST('/api/combined-forms/{id}/send-again', call)).unwanted;
  await api.POST('/api/forms/{id}/send-again', call);
  return [];
}

/** Closes the form to everybody who has it by a link from a mail. */
export async function stopLinks(id: string): Promise<void> {
  await api.POST('/api/forms/{id}/revoke-links', { params: { path: { id } } });
}
