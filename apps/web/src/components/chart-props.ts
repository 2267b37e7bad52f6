import type { ReactNode } from 'react';

export interface ChartProps<Row> {
  /** What the table is called, for the ear. */
  caption: string;
  /** A line through days, at their true distances; or a bar for each name, the first at the top. */
  kind: 'line' | 'bars';
  rows: readonly Row[];
  /** The day of a row ('2026-11-21'), or its name. */
  at: {
    header: string;
    value: (row: Row) => string;
    /** As it is written beside the chart and in the table. */
    words?: (value: string) => string;
    /** Stands for it in the table where it leads somewhere. */
    link?: (row: Row) => ReactNode;
  };
  /** One or two figures of each row; null where it has none. */
  figures: readonly ChartFigure<Row>[];
}

export interface ChartFigure<Row> {
  header: string;
  value: (row: Row) => number | null;
}
