import type { Wire } from '@groundsheet/api-client';
import type { FormKind } from '@groundsheet/form-rules';

import { api, dataOf } from '../../lib/api.js';

/** A form that has been sent, as far as its mails are concerned. */
export interface SentForm {
  id: string;
  kind: FormKind;
  reference: string;
  /** Who has had it. */
  recipients: readonly string[];
}

/** Has a sent form mailed once more. Repeating it under the same key changes nothing. */
export async function sendAgain(
  { id }: SentForm,
  recipients: string[],
  idempotencyKey: string,
): Promise<Wire['FormAcceptedResponse']> {
  const call = {
    params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
    body: { recipients },
  };
  return dataOf(await api.POST('/api/forms/{id}/send-again', call));
}

/** Closes the form to everybody who has it by a link from a mail. */
export async function stopLinks(id: string): Promise<void> {
  await api.POST('/api/forms/{id}/revoke-links', { params: { path: { id } } });
}
