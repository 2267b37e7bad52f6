import { Bar, BarChart, CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';

import type { ChartProps } from './chart-props.js';

/** What one point or bar shows: where it stands, then a value for each figure. */
type Point = { at: number | string } & Record<string, number | string | null>;

const MARGIN = { top: 12, right: 16, bottom: 4, left: 4 };
const TICK = { fill: 'var(--color-muted)', fontSize: '0.875rem' };
const FILLS = ['var(--color-accent)', 'var(--color-muted)'];
/** A bar with its name, in pixels of a normal text size. */
const BAR_ROOM = 44;
/** As many names as a screen has room for; the table has them all. */
const MOST_NAMES = 8;
const LONGEST_NAME = { start: 24, end: 12 };

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

/** Only for the eye: the table beside it says the same. */
export function ChartDrawing({ kind, ...chart }: ChartProps<unknown>) {
  return <div aria-hidden>{kind === 'line' ? <Days {...chart} /> : <Names {...chart} />}</div>;
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

function Names({ rows, at, figures }: Omit<ChartProps<unknown>, 'kind'>) {
  const { words = (text) => text } = at;
  const points = rows
    .slice(0, MOST_NAMES)
    .map((row) => pointOf(shortened(words(at.value(row))), row, figures));
  return (
    <>
      <BarChart
        {...LOOK}
        layout="vertical"
        data={points}
        className="w-full"
        style={{ height: 56 + points.length * BAR_ROOM * figures.length }}
      >
        {GRID}
        <XAxis type="number" allowDecimals={false} tick={TICK} stroke="var(--color-strong)" />
        <YAxis
          type="category"
          dataKey="at"
          tick={TICK}
          width={120}
          stroke="var(--color-strong)"
          interval={0}
        />
        <Tooltip {...BALLOON} cursor={{ fill: 'var(--color-accent-soft)' }} />
        {figures.length > 1 ? LEGEND : null}
        {figures.map(({ header }, index) => (
          <Bar
            key={header}
            dataKey={header}
            isAnimationActive={false}
            fill={FILLS[index]}
            stroke="var(--color-text)"
            strokeWidth={1.5}
            radius={[0, 4, 4, 0]}
            maxBarSize={28}
          />
        ))}
      </BarChart>
      {rows.length > MOST_NAMES ? (
        <p className="text-center text-sm text-muted">
          The first {MOST_NAMES}. The table has all {rows.length}.
        </p>
      ) : null}
    </>
  );
}

/** Names differ at their ends as often as at their beginnings. */
function shortened(name: string): string {
  const { start, end } = LONGEST_NAME;
  return name.length > start + end + 1 ? `${name.slice(0, start).trimEnd()}… ${name.slice(-end)}` : name;
}

function pointOf(at: Point['at'], row: unknown, figures: ChartProps<unknown>['figures']): Point {
  return { ...Object.fromEntries(figures.map(({ header, value }) => [header, value(row)])), at };
}
