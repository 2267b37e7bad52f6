import { ResponseField } from '@groundsheet/platform';
import { RATINGS, type Rating } from '@groundsheet/form-rules';
import type { SignRequest } from './sign-request.entity.js';

/** How a client has rated a driver's week: for supervisors and admins, and never for that driver. */
export class GivenRating {
  @ResponseField({ enum: RATINGS })
  rating!: Rating;

  @ResponseField({ type: String, nullable: true })
  notes!: string | null;

  @ResponseField({ type: String, format: 'date-time' })
  ratedAt!: string;
}

/** What the signer of a request has said; null where they have not. */
export function givenRating({ rating, ratingNotes: notes, ratedAt }: SignRequest): GivenRating | null {
  return rating && { rating, notes, ratedAt: ratedAt!.toISOString() };
}
