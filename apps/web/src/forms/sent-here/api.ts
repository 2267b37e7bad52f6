import type { Wire } from '@groundsheet/api-client';

import { api, dataOf } from '../../lib/api.js';
import type { SentHere } from './sent-here.js';

/** Lets this browser read the form for an hour, as the link of a mail does. */
export async function openSentHere({ id: formId, token }: SentHere): Promise<void> {
  await api.POST('/api/form-links/sent', { body: { formId, token } });
}

/** Makes the form belong to the person signed in now. */
export async function claimForm({ id, token }: SentHere): Promise<void> {
  await api.POST('/api/forms/{id}/claim', { params: { path: { id } }, body: { token } });
}

/** Has a copy mailed. Repeating it under the same key changes nothing. */
export async function mailCopy(
  { id, token }: SentHere,
  recipient: string,
  idempotencyKey: string,
): Promise<Wire['FormAcceptedResponse']> {
  const call = {
    params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
    body: { token, recipient },
  };
  return dataOf(await api.POST('/api/forms/{id}/copy', call));
}
