export interface ChartProps<Row> {
  /** What the table is called, for the ear. */
  caption: string;
  /** A line through days, at their true distances, beside its table; or a bar for each day of whole weeks. */
  kind: 'line' | 'days';
  rows: readonly Row[];
  /** The day of a row: '2026-11-21'. */
  at: {
    header: string;
    value: (row: Row) => string;
    /** As it is written in the chart and in the table. */
    words?: (value: string) => string;
    /** As it is written below bars; as everywhere else where nothing is said. */
    brief?: (value: string) => string;
  };
  /** One or two figures of each row; null where it has none. */
  figures: readonly ChartFigure<Row>[];
  /** Which bars stand out; all where nothing is said. */
  isMarked?: (row: Row) => boolean;
}

export interface ChartFigure<Row> {
  header: string;
  value: (row: Row) => number | null;
}
