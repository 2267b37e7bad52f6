import { RATINGS, type Rating } from '@groundsheet/form-rules';
import { Frown, Meh, Smile } from 'lucide-react';

export const RATING_FACES = {
  happy: { icon: Smile, tone: 'good' },
  okay: { icon: Meh, tone: 'attention' },
  unhappy: { icon: Frown, tone: 'bad' },
} as const;

/** The three faces as the choices of a group. */
export function ratingChoices(labels: Record<Rating, string>) {
  return RATINGS.map((value) => {
    const { icon: Icon, tone } = RATING_FACES[value];
    return { value, label: labels[value], icon: <Icon aria-hidden className="size-9" />, tone };
  });
}
