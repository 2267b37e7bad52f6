import { lazy, Suspense } from 'react';

import { cn } from '../lib/cn.js';
import type { ChartProps } from './chart-props.js';

const ChartDrawing = lazy(async () => ({ default: (await import('./chart-drawing.js')).ChartDrawing }));

/**
 * Figures as a picture and as a table, which says the same to those who cannot see or hover. What draws the picture is
 * fetched only when a chart is on the page.
 */
export function Chart<Row>(chart: ChartProps<Row>) {
  return (
    <div className="grid items-start gap-4 office:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Suspense fallback={<div className="h-72 animate-pulse rounded-control bg-line" />}>
        <ChartDrawing {...(chart as unknown as ChartProps<unknown>)} />
      </Suspense>
      <ChartTable {...chart} />
    </div>
  );
}

function ChartTable<Row>({ caption, kind, rows, at, figures }: ChartProps<Row>) {
  const { header, value, words = (text) => text, link } = at;
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={cn('overflow-auto', kind === 'line' ? 'max-h-72' : 'max-h-144')}
    >
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
                {link?.(row) ?? words(value(row))}
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
    </div>
  );
}
