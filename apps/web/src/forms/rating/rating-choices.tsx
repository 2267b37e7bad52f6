import { RATING_MOODS, RATINGS, type Rating } from '@groundsheet/form-rules';
import { Frown, Meh, Smile } from 'lucide-react';

export const RATING_ICONS = { happy: Smile, okay: Meh, unhappy: Frown } as const;

/** The three faces as the choices of a group. */
export function ratingChoices(labels: Record<Rating, string>) {
  return RATINGS.map((value) => {
    const Icon = RATING_ICONS[value];
    return {
      value,
      label: labels[value],
      icon: <Icon aria-hidden className="size-9" />,
      tone: RATING_MOODS[value],
    };
  });
}
