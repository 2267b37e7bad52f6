import { formatLongDate, formatMoment } from './dates.js';

/** Who has signed for the client on the set of a form, instead of on the form itself. */
export interface SignedOnSet {
  /** Of the set: `FS-7K3M9QXD`. */
  readonly reference: string;
  /** As typed. */
  readonly name: string | null;
  /** ISO instant. */
  readonly signedAt: string;
}

/** 'Signed by Siân O’Neill, Fri 20 Nov 2026' @param date `YYYY-MM-DD` */
export function signedBy(name: string | null | undefined, date: string | null | undefined): string {
  const by = name?.trim() ? ` by ${name.trim()}` : '';
  return `Signed${by}${date ? `, ${formatLongDate(date)}` : ''}`;
}

/** 'Signed on FS-7K3M9QXD by Siân O’Neill, 21 Nov 2026, 14:50' */
export function signedOnSet({ reference, name, signedAt }: SignedOnSet, timeZone: string): string {
  const by = name?.trim() ? ` by ${name.trim()}` : '';
  return `Signed on ${reference}${by}, ${formatMoment(signedAt, timeZone)}`;
}

/** On a form that a client signs and none has. */
export const NOT_SIGNED_BY_CLIENT = 'Not signed by the client';

/** 'Signed by Siân O’Neill for the client and Dai Rees, foreman'; null where nobody has signed the set. */
export function signedOnSite({
  clientName,
  foremanName,
}: {
  readonly clientName: string | null;
  readonly foremanName: string | null;
}): string | null {
  const signed = [
    ...(clientName ? [`${clientName} for the client`] : []),
    ...(foremanName ? [`${foremanName}, foreman`] : []),
  ];
  return signed.length > 0 ? `Signed by ${signed.join(' and ')}` : null;
}
