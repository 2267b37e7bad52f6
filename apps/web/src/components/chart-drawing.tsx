import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  Rectangle,
  Tooltip,
  XAxis,
  YAxis,
  type BarShapeProps,
} from 'recharts';

import type { ChartProps } from './chart-props.js';

/** What one point or bar shows: where it stands, then a value for each figure. */
type Point = { at: number | string } & Record<string, number | string | null>;

const MARGIN = { top: 12, right: 16, bottom: 4, left: 4 };
const TICK = { fill: 'var(--color-muted)', fontSize: '0.875rem' };
const FILLS = ['var(--color-accent)', 'var(--color-muted)'];

const LOOK = { accessibilityLayer: false, responsive: true, margin: MARGIN } as const;
const BALLOON = {
  isAnimationActive: false,
  contentStyle: {
    background: 'var(--color-surface)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-control)',
  },
  itemStyle: { color: 'var(--color-text)' },
} as const;
const LEGEND = <Legend itemSorter={null} formatter={(name) => <span className="text-text">{name}</span>} />;
const GRID = <CartesianGrid stroke="var(--color-line)" strokeDasharray="3 3" />;

/** The table beside it says the same. A line is only for the eye; bars can be walked through by keyboard. */
export function ChartDrawing({ kind, ...chart }: ChartProps<unknown>) {
  if (kind === 'days') return <Weeks {...chart} />;
  return (
    <div aria-hidden>
      <Days {...chart} />
    </div>
  );
}

function Days({ rows, at, figures }: Omit<ChartProps<unknown>, 'kind'>) {
  const { words = (text) => text } = at;
  const wordsOf = (ms: number) => words(new Date(ms).toISOString().slice(0, 10));
  const points = rows.map((row) => pointOf(Date.parse(at.value(row)), row, figures));
  return (
    <LineChart {...LOOK} data={points} className="h-72 w-full">
      {GRID}
      <XAxis
        dataKey="at"
        type="number"
        scale="time"
        domain={['dataMin', 'dataMax']}
        tickFormatter={wordsOf}
        tick={TICK}
        minTickGap={24}
        stroke="var(--color-strong)"
      />
      <YAxis tick={TICK} width="auto" domain={['auto', 'auto']} stroke="var(--color-strong)" />
      <Tooltip {...BALLOON} labelFormatter={(ms) => wordsOf(Number(ms))} />
      {figures.length > 1 ? LEGEND : null}
      {figures.map(({ header }, index) => (
        <Line
          key={header}
          dataKey={header}
          connectNulls
          isAnimationActive={false}
          stroke="var(--color-text)"
          strokeWidth={2}
          strokeDasharray={index ? '6 4' : undefined}
          dot={{ fill: FILLS[index], stroke: 'var(--color-text)', r: 5 }}
        />
      ))}
    </LineChart>
  );
}

/** A bar for each day, and the last day of each week below them; the arrow keys go from bar to bar. */
function Weeks({ caption, rows, at, figures, isMarked = () => true }: Omit<ChartProps<unknown>, 'kind'>) {
  const { words = (text) => text, brief = words } = at;
  const points = rows.map((row) => ({ ...pointOf(at.value(row), row, figures), isMarked: isMarked(row) }));
  return (
    <BarChart
      {...LOOK}
      accessibilityLayer
      title={caption}
      data={points}
      margin={{ top: 4, right: 12, bottom: 0, left: 12 }}
      barCategoryGap="15%"
      className="h-30 w-full"
    >
      <XAxis
        dataKey="at"
        ticks={points.flatMap(({ at: day }, place) => (place % 7 === 6 ? [day] : []))}
        interval="preserveEnd"
        tickFormatter={brief}
        tick={TICK}
        minTickGap={16}
        tickLine={false}
        stroke="var(--color-strong)"
      />
      <Tooltip
        {...BALLOON}
        cursor={{ fill: 'var(--color-accent-soft)' }}
        labelFormatter={(day) => words(String(day))}
      />
      {figures.map(({ header }) => (
        <Bar key={header} dataKey={header} isAnimationActive={false} shape={DayBar} />
      ))}
    </BarChart>
  );
}

function DayBar({ x, y, width, height, payload }: BarShapeProps) {
  const fill = (payload as { isMarked: boolean }).isMarked ? 'var(--color-accent)' : 'var(--color-line)';
  return <Rectangle {...{ x, y, width, height, fill }} stroke="var(--color-strong)" radius={[3, 3, 0, 0]} />;
}

function pointOf(at: Point['at'], row: unknown, figures: ChartProps<unknown>['figures']): Point {
  return { ...Object.fromEntries(figures.map(({ header, value }) => [header, value(row)])), at };
}
