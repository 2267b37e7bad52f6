import { Check, Ellipsis, Minus, TriangleAlert } from 'lucide-react';

import { cn } from '../../../lib/cn.js';
import { today } from '../../../lib/today.js';
import type { Collation } from '../api.js';
import { dayMarksOf, type DayMark } from './set-facts.js';

const LOOKS: Record<DayMark['state'], { look: string; icon?: typeof Check }> = {
  checked: { look: 'border-text bg-text text-surface', icon: Check },
  defects: { look: 'border-fail bg-fail text-on-answer', icon: TriangleAlert },
  begun: { look: 'border-strong text-muted', icon: Ellipsis },
  missing: { look: 'border-strong' },
  'not worked': { look: 'border-transparent text-muted', icon: Minus },
  'to come': { look: 'border-dashed border-line' },
};

/**
 * The checks from Monday to Friday: filled where there is one, red with a defect, a ring where it is missing. A red ring is
 * around what a client says is wrong.
 */
export function DayDots({ set }: { set: Collation }) {
  return (
    <ol aria-label="Checks, Monday to Friday" className="flex gap-1">
      {dayMarksOf(set, today()).map(({ words, state, isQueried }) => {
        const { look, icon: Icon } = LOOKS[state];
        return (
          <li key={words} title={words}>
            <span className="sr-only">{words}</span>
            <span
              aria-hidden
              className={cn(
                'flex size-5.5 items-center justify-center rounded-full border-2',
                look,
                isQueried && 'ring-2 ring-bad ring-offset-2 ring-offset-surface',
              )}
            >
              {Icon ? <Icon className="size-3.5" strokeWidth={3} /> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
