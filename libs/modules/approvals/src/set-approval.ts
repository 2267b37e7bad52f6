import type { Rating } from '@groundsheet/form-rules';

/** Who signs a set on site. */
export const SET_SIGNATORIES = ['client', 'foreman'] as const;
export type SetSignatory = (typeof SET_SIGNATORIES)[number];

export function isSigned(set: { signatureOf(by: SetSignatory): unknown }): boolean {
  return SET_SIGNATORIES.every((by) => Boolean(set.signatureOf(by)));
}

/** Everything that approval collects on site. */
export interface Approval {
  readonly clientName: string | null;
  readonly foremanName: string | null;
  readonly notes: string | null;
}

/** What only a supervisor says. */
export interface SetRating {
  readonly rating: Rating;
  readonly notes: string | null;
}
