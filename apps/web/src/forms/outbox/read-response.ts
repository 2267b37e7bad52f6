import type { Problem } from '../../lib/api-error.js';
import type { OutboxEntry, Outcome } from './outbox-entry.js';

/** Where the server names no time. */
const PATIENCE_MS = 60_000;
const GONE = ['upload.unknown', 'upload.attached'];
const MOVED =
  'This form was changed on another device. Take it back and send it again: you then choose which version to keep.';
const NOT_OURS = 'Groundsheet did not answer. This phone keeps trying.';

interface Answered {
  receipt?: { reference: string };
  unmailed?: unknown;
  claimToken?: unknown;
  code?: unknown;
  message?: unknown;
  details?: Problem['details'];
}

/**
 * What a response means for a form that waits. Only a receipt that names all of it ends an entry: the page of a captive
 * portal, which answers everything with 200, does not.
 */
export function outcomeOfResponse(
  response: Pick<Response, 'status' | 'ok' | 'headers'>,
  body: unknown,
  namesAll: (receipt: unknown) => boolean,
): Outcome {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Answered;
  if (response.ok && namesAll(answer.receipt))
    return {
      what: 'received',
      reference: answer.receipt!.reference,
      claimToken: textIn(answer.claimToken),
      unmailed: answer.unmailed ? textIn(answer.message) : undefined,
    };
  if (response.ok || typeof answer.code !== 'string') return { what: 'no-answer', why: NOT_OURS };
  const why = typeof answer.message === 'string' ? answer.message : NOT_OURS;
  const after = Number(response.headers.get('Retry-After')) * 1000;
  if (response.status === 429 || response.status === 503)
    return { what: 'not-now', forMs: after > 0 ? after : PATIENCE_MS, why };
  if (response.status >= 500 || response.status === 408) return { what: 'no-answer', why };
  if (response.status === 401) return { what: 'sign-in' };
  if (answer.code === 'form.changed-meanwhile') return { what: 'refused', why: MOVED };
  if (answer.code === 'form.already-sent') return alreadySent(answer, namesAll);
  return { what: 'refused', why };
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The first try had arrived after all; or something else had, under the same id. */
function alreadySent({ details }: Answered, namesAll: (receipt: unknown) => boolean): Outcome {
  const { receipt } = (details && !Array.isArray(details) ? details : {}) as Answered;
  if (namesAll(receipt)) return { what: 'received', reference: receipt!.reference };
  return {
    what: 'refused',
    why: 'An earlier version of this form has already arrived. Your later changes are not on it.',
  };
}

/** The entry with the pictures that the server does not have any more to be brought again; null where it lacks none. */
export function withoutLost(entry: OutboxEntry, status: number, body: unknown): OutboxEntry | null {
  const { details } = (body ?? {}) as Answered;
  if (status !== 422 || !Array.isArray(details)) return null;
  const gone = details.flatMap(({ path, code }) => {
    const at = /photos\.(\d+)$/.exec(path)?.[1];
    return at && GONE.includes(code) ? [Number(at)] : [];
  });
  if (gone.length === 0) return null;
  const pictures = entry.pictures.map((picture, at) =>
    gone.includes(at) ? { ...picture, isOnServer: false } : picture,
  );
  return { ...entry, pictures };
}
