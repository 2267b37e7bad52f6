import { DAY_LABELS, uncountedDays, type WeekDays } from '@groundsheet/form-rules';
import { TriangleAlert } from 'lucide-react';

import { Notice } from '../../components/badge.js';

/** Before anybody signs for them: the days that have times and count no hours, with the reason. */
export function UncountedDays({ days }: { days: WeekDays }) {
  const uncounted = uncountedDays(days);
  if (uncounted.length === 0) return null;
  return (
    <Notice tone="attention" role="status">
      <TriangleAlert aria-hidden />
      <div>
        <p className="font-semibold">
          {uncounted.length === 1 ? '1 day counts' : `${uncounted.length} days count`} 0.0 hours
        </p>
        <ul>
          {uncounted.map(({ name, why }) => (
            <li key={name}>
              {DAY_LABELS[name]}: {why}.
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
