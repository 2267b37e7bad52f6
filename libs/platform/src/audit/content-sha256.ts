import { createHash } from 'node:crypto';

/**
 * SHA-256 of plain data, hexadecimal: of its JSON with sorted keys, without what is null or absent. What is kept and what it is
 * compared with are both made by this (docs/decisions/0035).
 */
export function contentSha256(content: object): string {
  return sha256(JSON.stringify(content, canonical));
}

/** Hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function canonical(_key: string, value: unknown): unknown {
  if (value === null) return undefined;
  const isObject = typeof value === 'object' && !Array.isArray(value);
  return isObject
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}
