import { verify, type KeyObject } from 'node:crypto';

/** SendGrid signs every message, also one that it repeats, when it sends it; clocks may differ a little. */
const OLDEST_MS = 10 * 60_000;

/** A message as it came, and what was said of it in its head. */
export interface SignedMessage {
  readonly body: Buffer;
  readonly signature: unknown;
  /** Seconds since 1970. */
  readonly timestamp: unknown;
}

/** Whether SendGrid has signed the message, and just now. */
export function isSigned({ body, signature, timestamp }: SignedMessage, key: KeyObject, now: Date): boolean {
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp))
    return false;
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64'))) return false;
  return Math.abs(now.getTime() - Number(timestamp) * 1000) <= OLDEST_MS;
}
