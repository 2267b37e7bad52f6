import type { FastifyRequest } from 'fastify';
import { hashOfBody } from '../http/bodies/json-body.js';

/** Older than this nothing waits on a phone: what says so is not believed. */
const OLDEST_DAYS = 60;
/** How far a phone's clock may be wrong, in milliseconds: it has been found set to another year. */
const MOST_OFFSET_MS = 5 * 366 * 86_400_000;
/** Between the measuring of a clock and its use. */
const SLACK_MS = 60_000;

/** What a phone says of a form that it has kept until there was a signal. */
export interface SentFromDevice {
  /** SHA-256 of the body, hexadecimal. */
  readonly bodySha256: string | null;
  /** When its driver pressed Send, by our clock; null where the phone does not say, or says what cannot be. */
  readonly signedAt: Date | null;
  /** How far the clock of the phone was ahead of ours, in milliseconds. */
  readonly clockOffsetMs: number | null;
}

export const SIGNED_AT = 'signed-at';
export const CLOCK_OFFSET = 'clock-offset';

/** Reads the headers `Signed-At` and `Clock-Offset`. They are a phone's word: nothing is granted by them that is not marked. */
export function sentFromDevice(request: FastifyRequest, now: Date): SentFromDevice {
  const bodySha256 = hashOfBody(request);
  const clockOffsetMs = wholeNumber(request.headers[CLOCK_OFFSET]);
  const said = Date.parse(text(request.headers[SIGNED_AT]));
  const at = said - (clockOffsetMs ?? 0);
  const oldest = now.getTime() - OLDEST_DAYS * 86_400_000;
  const isPossible = at >= oldest && at <= now.getTime() + SLACK_MS;
  return { bodySha256, signedAt: isPossible ? new Date(at) : null, clockOffsetMs };
}

function wholeNumber(header: string | string[] | undefined): number | null {
  const said = text(header);
  if (!/^-?\d{1,15}$/.test(said)) return null;
  const value = Number(said);
  return Math.abs(value) <= MOST_OFFSET_MS ? value : null;
}

const text = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '');
