import { formatMoment, formatMomentBeside } from './dates.js';

/** A form that waited longer on the phone than this says so, in milliseconds. */
const SAID_ABOVE_MS = 5 * 60_000;

interface SentForm {
  /** ISO, by our clock: when its driver pressed Send; null where the phone did not say. */
  signedAt: string | null;
  /** ISO: when it reached us. */
  submittedAt: string;
  timeZone: string;
}

/** When a form was sent, in one line of its paper; where it waited for a signal, when it was signed and when it arrived. */
export function sentLine({ signedAt, submittedAt, timeZone }: SentForm): string {
  const received = formatMoment(submittedAt, timeZone);
  const waited = signedAt ? Date.parse(submittedAt) - Date.parse(signedAt) : 0;
  if (!signedAt || waited <= SAID_ABOVE_MS) return `Sent ${received}`;
  return `Signed ${formatMomentBeside(signedAt, submittedAt, timeZone)} on the phone, received ${received}`;
}
