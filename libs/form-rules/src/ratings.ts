import type { IssuedKind } from './form-kinds.js';

/** The stored values of a rating, best first. */
export const RATINGS = ['happy', 'okay', 'unhappy'] as const;

export type Rating = (typeof RATINGS)[number];

/** How a rating is told by colour and face, on the screen and on paper. */
export const RATING_MOODS = { happy: 'good', okay: 'attention', unhappy: 'bad' } as const;

/** The labels where a form or set of this kind is rated. */
export function ratingLabelsOf(kind: IssuedKind): Record<Rating, string> {
  return kind === 'form-set' ? APPROVAL_RATING_LABELS : TIMESHEET_RATING_LABELS;
}

/** The labels of the timesheet's rating block and PDF. */
export const TIMESHEET_RATING_LABELS: Record<Rating, string> = {
  happy: 'Excellent',
  okay: 'Average',
  unhappy: 'Poor',
};

export const APPROVAL_RATING_LABELS: Record<Rating, string> = {
  happy: 'Excellent',
  okay: 'OK',
  unhappy: 'Needs Work',
};
