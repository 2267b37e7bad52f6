import { ApiError } from '../../lib/api-error.js';
import type { OutboxEntry } from '../outbox/outbox-entry.js';

/** Why a form in the outbox has not gone, as a screen takes it: what the server answered, or that nobody did. */
export function errorOf({ answer, reason }: OutboxEntry): Error {
  return answer ? new ApiError(answer.status, '', answer.body) : new TypeError(reason);
}

/** Where a refusal means that the form had arrived before: when, in ISO, and for its sender the key that opens it. */
export function alreadySentIn(
  error: unknown,
): { sentAt: string | undefined; key: string | undefined } | null {
  if (!(error instanceof ApiError) || error.problem?.code !== 'form.already-sent') return null;
  const { details } = error.problem;
  const { sentAt, key } = details && !Array.isArray(details) ? details : {};
  return { sentAt: asText(sentAt), key: asText(key) };
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
