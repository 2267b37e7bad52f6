/** The stored values of a rating, best first (specification part 1, section 3). */
export const RATINGS = ['happy', 'okay', 'unhappy'] as const;

export type Rating = (typeof RATINGS)[number];

/** What the timesheet's rating block and its PDF say. */
export const TIMESHEET_RATING_LABELS: Record<Rating, string> = {
  happy: 'Excellent',
  okay: 'Average',
  unhappy: 'Poor',
};

/** What supervisor approval says (specification part 2, section 3). */
export const APPROVAL_RATING_LABELS: Record<Rating, string> = {
  happy: 'Excellent',
  okay: 'OK',
  unhappy: 'Needs Work',
};
