import { formatMoment } from './dates.js';

/** How a signature was made: printed beside it and shown with it. */
export const SIGNED_WAYS = {
  'driver-phone': 'on the driver’s phone',
  'supervisor-phone': 'on the supervisor’s phone',
  'own-phone-code': 'on their own phone, by a code',
  'own-phone-link': 'on their own phone, by a link',
} as const;

export type SignedWay = keyof typeof SIGNED_WAYS;

export const SIGNED_WAY_NAMES = Object.keys(SIGNED_WAYS) as SignedWay[];

/** How and when the person asked has signed; kept with the signature. */
export interface SignatureMade {
  readonly way: SignedWay;
  /** ISO instant of the server. */
  readonly at: string;
  /** `Chrome on Android`, as the browser says. */
  readonly device: string;
  /** Of what was shown to them: SHA-256, hexadecimal. */
  readonly shownSha256: string;
  /** Where the link was mailed, and so known to that mailbox alone: the address, but for its first letter and its domain. */
  readonly mailedTo?: string;
  /** It came from the network that asked: both may have been one person. */
  readonly sameNetwork?: boolean;
}

/** Of a signature whose time is kept beside it, no more than the way may be known. */
export type WayOfSigning = Pick<SignatureMade, 'way'> & Partial<SignatureMade>;

/** As the record has it: 'on their own phone, by a link mailed to s…@northgate-civils.co.uk' */
export function wayInWords({ way, mailedTo, sameNetwork }: WayOfSigning): string {
  const to = mailedTo ? ` mailed to ${mailedTo}` : '';
  return `${SIGNED_WAYS[way]}${to}${sameNetwork ? ', from the network that asked' : ''}`;
}

/** 's…@northgate-civils.co.uk' */
export function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${address.slice(at)}`;
}

/** 'Signed 21 Nov 2026, 14:05, on their own phone, by a code' */
export function signedElsewhere({ way, at }: Pick<SignatureMade, 'way' | 'at'>, timeZone: string): string {
  return `Signed ${formatMoment(at, timeZone)}, ${SIGNED_WAYS[way]}`;
}
