import { DAY_LABELS, DAYS, formatLongDate, inHours } from '@groundsheet/form-rules';

import type { WeekHours } from './week-hours.js';

/** The drawing's own units; it grows with its place. */
const WIDTH = 350;
const COLUMN = WIDTH / DAYS.length;
const BAR = 32;
const TALLEST = 96;
const BASE = 124;
const HEIGHT = 148;
/** A long day fills the chart, so that weeks can be compared. */
const LONG_DAY_HOURS = 12;

const SENT_WORDS = { none: 'not sent yet', some: 'not all sent yet', all: 'sent' } as const;

interface WeekChartProps extends WeekHours {
  /** Its Saturday. */
  weekEnding: string;
}

/** The hours of each day of a week, Monday first, with their sum. */
export function WeekChart({ weekEnding, hours: hoursOf, total, sent }: WeekChartProps) {
  const hours = DAYS.map((name) => ({ name, hours: hoursOf[name] }));
  const most = Math.max(LONG_DAY_HOURS, ...hours.map((day) => day.hours));
  const spoken = hours.map((day) => `${DAY_LABELS[day.name]} ${day.hours} hours`).join(', ');
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm text-muted">
          Week ending {formatLongDate(weekEnding)}, {SENT_WORDS[sent]}
        </span>
        <strong className="figures text-xl">{inHours(total)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={spoken}
        className="figures max-h-40 w-full"
      >
        {hours.map((day, index) => {
          const height = (day.hours / most) * TALLEST;
          const middle = (index + 0.5) * COLUMN;
          return (
            <g key={day.name} textAnchor="middle" className="fill-text text-sm">
              <rect
                className="fill-accent"
                x={middle - BAR / 2}
                y={BASE - height}
                width={BAR}
                height={height}
                rx="4"
              />
              {day.hours > 0 ? (
                <text x={middle} y={BASE - height - 6} className="font-semibold">
                  {day.hours}
                </text>
              ) : null}
              <text x={middle} y={HEIGHT - 6}>
                {DAY_LABELS[day.name].slice(0, 3)}
              </text>
            </g>
          );
        })}
        <line className="stroke-strong" x1="0" x2={WIDTH} y1={BASE} y2={BASE} strokeWidth="2" />
      </svg>
    </figure>
  );
}
