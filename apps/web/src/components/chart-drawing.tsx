import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { cn } from '../lib/cn.js';
import type { ChartFigure, ChartProps } from './chart-props.js';
import { ticksOf } from './chart-ticks.js';

type Drawn = Omit<ChartProps<unknown>, 'kind'>;

/** Room for figures and days around what is drawn, in pixels. */
const EDGE = { top: 12, right: 16, bottom: 28, left: 44 };
/** So far apart stand two days that are written below, in pixels. */
const APART = 88;
const TEXT = 'fill-muted text-sm';

/** The table beside it says the same. A line is only for the eye; bars can be walked through by keyboard. */
export function ChartDrawing({ kind, ...chart }: ChartProps<unknown>) {
  return kind === 'days' ? <Bars {...chart} /> : <Lines {...chart} />;
}

/** A line for each figure, its days at their true distances. */
function Lines({ rows, at, figures }: Drawn) {
  const [frame, width] = useWidth();
  const height = 288;
  const { words = (text) => text } = at;
  const times = rows.map((row) => Date.parse(at.value(row)));
  const x = scale([Math.min(...times), Math.max(...times)], [EDGE.left, width - EDGE.right]);
  const ticks = ticksOf(rows.flatMap((row) => figures.flatMap(({ value }) => value(row) ?? [])));
  const y = scale([ticks[0]!, ticks.at(-1)!], [height - EDGE.bottom, EDGE.top]);
  return (
    <div ref={frame} aria-hidden>
      <svg width={width} height={height} className="figures block max-w-full">
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="stroke-line" strokeDasharray="3 3" d={`M${EDGE.left} ${y(tick)}H${width}`} />
            <text className={TEXT} x={EDGE.left - 8} y={y(tick) + 5} textAnchor="end">
              {tick.toLocaleString('en-GB')}
            </text>
          </g>
        ))}
        {spaced(times, x).map((time) => (
          <text
            key={time}
            className={TEXT}
            x={x(time)}
            y={height - 6}
            textAnchor={x(time) > width - APART / 2 ? 'end' : 'middle'}
          >
            {words(new Date(time).toISOString().slice(0, 10))}
          </text>
        ))}
        {figures.map(({ header, value }, index) => {
          const points = rows.flatMap((row, place) => {
            const figure = value(row);
            return figure === null ? [] : [{ left: x(times[place]!), top: y(figure), text: sentence(row) }];
          });
          return (
            <g key={header} className="stroke-text">
              <polyline
                className="fill-none"
                strokeWidth={2}
                strokeDasharray={index ? '6 4' : undefined}
                points={points.map(({ left, top }) => `${left},${top}`).join(' ')}
              />
              {points.map(({ left, top, text }) => (
                <circle key={left} className={index ? 'fill-muted' : 'fill-accent'} cx={left} cy={top} r={5}>
                  <title>{text}</title>
                </circle>
              ))}
            </g>
          );
        })}
      </svg>
      {figures.length > 1 ? <Legend figures={figures} /> : null}
    </div>
  );

  function sentence(row: unknown): string {
    return `${words(at.value(row))}: ${figuresOf(row, figures)}`;
  }
}

function Legend({ figures }: Pick<Drawn, 'figures'>) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-6 text-sm">
      {figures.map(({ header }, index) => (
        <li key={header} className="flex items-center gap-2">
          <span className={cn('w-6 border-t-2 border-text', index ? 'border-dashed' : '')} />
          {header}
        </li>
      ))}
    </ul>
  );
}

/** A bar for each day, and the last day of each week below them; the arrow keys go from bar to bar. */
function Bars({ caption, rows, at, figures, isMarked = () => true }: Drawn) {
  const [frame, width] = useWidth();
  const [shown, show] = useState<number | null>(null);
  const height = 120;
  const floor = height - EDGE.bottom;
  const { words = (text) => text, brief = words } = at;
  const [figure] = figures;
  const values = rows.map((row) => figure?.value(row) ?? 0);
  const y = scale([0, Math.max(1, ...values)], [floor, 4]);
  const step = width / Math.max(1, rows.length);
  const x = (place: number) => place * step;
  const lastDays = rows.map((_row, place) => place).filter((place) => place % 7 === 6);
  const balloon = shown === null ? null : rows[shown];
  return (
    <div ref={frame} className="relative">
      <svg
        width={width}
        height={height}
        className="figures block max-w-full"
        role="application"
        tabIndex={0}
        aria-label={
          balloon ? `${caption}. ${words(at.value(balloon))}: ${figuresOf(balloon, figures)}` : caption
        }
        onKeyDown={(event) => show((place) => walked(event, place, rows.length))}
        onBlur={() => show(null)}
        onPointerLeave={() => show(null)}
      >
        {rows.map((row, place) => (
          <g key={at.value(row)} onPointerEnter={() => show(place)} onPointerDown={() => show(place)}>
            <rect
              className={place === shown ? 'fill-accent-soft' : 'fill-transparent'}
              x={x(place)}
              width={step}
              height={floor}
            />
            {values[place] ? (
              <rect
                className={cn('stroke-strong', isMarked(row) ? 'fill-accent' : 'fill-line')}
                x={x(place) + step * 0.12}
                y={y(values[place])}
                width={step * 0.76}
                height={floor - y(values[place])}
                rx={Math.min(3, step / 4)}
              />
            ) : null}
          </g>
        ))}
        <path className="stroke-strong" d={`M0 ${floor}H${width}`} />
        {spaced(lastDays, x).map((place) => (
          <text key={place} className={TEXT} x={x(place) + step} y={height - 6} textAnchor="end">
            {brief(at.value(rows[place]))}
          </text>
        ))}
      </svg>
      {balloon && shown !== null ? (
        <Balloon left={x(shown) + step / 2} width={width}>
          <span className="block font-semibold">{words(at.value(balloon))}</span>
          {figuresOf(balloon, figures)}
        </Balloon>
      ) : null}
    </div>
  );
}

/** What the bar under the finger says; on the side of it that has room. */
function Balloon({ left, width, children }: { left: number; width: number; children: ReactNode }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-1 rounded-control border border-line bg-surface px-3 py-2 text-sm"
      style={left > width / 2 ? { right: width - left + 12 } : { left: left + 12 }}
    >
      {children}
    </div>
  );
}

function figuresOf(row: unknown, figures: readonly ChartFigure<unknown>[]): string {
  return figures
    .map(({ header, value }) => `${header} ${value(row)?.toLocaleString('en-GB') ?? '-'}`)
    .join(', ');
}

/** The bar that an arrow key leads to; null before the first key. */
function walked({ key }: KeyboardEvent, place: number | null, bars: number): number | null {
  if (key === 'Escape') return null;
  if (key === 'ArrowRight') return Math.min(bars - 1, (place ?? -1) + 1);
  if (key === 'ArrowLeft') return Math.max(0, (place ?? bars) - 1);
  return place;
}

const scale =
  ([least, most]: [number, number], [from, to]: [number, number]) =>
  (value: number) =>
    most === least ? (from + to) / 2 : from + ((value - least) / (most - least)) * (to - from);

/** Those that have room to be written, the last of them always. */
function spaced(values: number[], x: (value: number) => number): number[] {
  return values.reduceRight<number[]>(
    (kept, value) => (kept[0] !== undefined && x(kept[0]) - x(value) < APART ? kept : [value, ...kept]),
    [],
  );
}

/** How wide the chart may be, in pixels; it is drawn anew when that changes. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}
