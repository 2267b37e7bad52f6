import { lazy, Suspense } from 'react';

import { cn } from '../lib/cn.js';
import type { ChartProps } from './chart-props.js';

/** Too large to be kept for times without a signal: the table stands alone then. */
const ChartDrawing = lazy(async () => {
  const drawing = await import('./chart-drawing.js').catch(() => null);
  return { default: drawing?.ChartDrawing ?? Nothing };
});

const Nothing = (_: ChartProps<unknown>) => null;

/**
 * Figures as a picture and as a table, which says the same to those who cannot see or hover. What draws the picture is
 * fetched only when a chart is on the page.
 */
export function Chart<Row>(chart: ChartProps<Row>) {
  const isLine = chart.kind === 'line';
  // One point is no line.
  const isDrawn = !isLine || chart.rows.length > 1;
  return (
    <div
      className={
        isLine && isDrawn ? 'grid items-start gap-4 office:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''
      }
    >
      {isDrawn ? (
        <Suspense
          fallback={<div className={cn('animate-pulse rounded-control bg-line', isLine ? 'h-72' : 'h-30')} />}
        >
          <ChartDrawing {...(chart as unknown as ChartProps<unknown>)} />
        </Suspense>
      ) : null}
      {isLine ? (
        <div role="region" aria-label={chart.caption} tabIndex={0} className="max-h-72 overflow-auto">
          <ChartTable {...chart} />
        </div>
      ) : (
        <div className="sr-only">
          <ChartTable {...chart} />
        </div>
      )}
    </div>
  );
}

function ChartTable<Row>({ caption, rows, at, figures }: ChartProps<Row>) {
  const { header, value, words = (text) => text } = at;
  return (
    <table className="figures w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 bg-surface text-muted">
        <tr>
          {[header, ...figures.map((figure) => figure.header)].map((text, index) => (
            <th
              key={text}
              scope="col"
              className={cn(
                'border-b-2 border-line py-2 font-semibold',
                index ? 'ps-3 text-end' : 'text-start',
              )}
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2 text-start font-normal break-words">
              {words(value(row))}
            </th>
            {figures.map((figure) => (
              <td key={figure.header} className="py-2 ps-3 text-end font-semibold">
                {figure.value(row)?.toLocaleString('en-GB') ?? '-'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
