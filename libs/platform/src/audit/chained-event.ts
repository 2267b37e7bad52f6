import { createHash } from 'node:crypto';
import type { AuditEvent, AuditSubject } from './audit-event.entity.js';

/** Records whose entries are a hash chain: what people sign (docs/decisions/0035). */
export const CHAINED: ReadonlySet<AuditSubject> = new Set(['form', 'form-set']);

/** What of an entry is hashed: all of it but network and device, which are erased after 30 days. */
export type ChainedEvent = Pick<
  AuditEvent,
  'id' | 'happenedAt' | 'what' | 'who' | 'aboutKind' | 'aboutId' | 'details' | 'position'
>;

/**
 * SHA-256 of the hash of the entry before and of the entry as JSON with sorted keys, hexadecimal.
 *
 * @param before empty for the first
 */
export function hashOf(before: string, event: ChainedEvent): string {
  const { aboutId, aboutKind, happenedAt, details, id, position, what, who } = event;
  const content = { aboutId, aboutKind, at: happenedAt.toISOString(), details, id, position, what, who };
  return createHash('sha256')
    .update(`${before}${JSON.stringify(content, sorted)}`)
    .digest('hex');
}

function sorted(_key: string, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}
