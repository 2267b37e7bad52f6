/** So that it looks like lines of text. */
const WIDTHS = ['w-2/5', 'w-1/2', 'w-1/3'];

/** Stands where a list or a card will be while it loads. */
export function Skeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="flex flex-col rounded-card border border-line bg-surface px-4 py-3">
      <p className="text-sm text-muted">{label}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          aria-hidden
          className="flex h-14 animate-pulse flex-col justify-center gap-2 not-last:border-b border-line"
        >
          <div className={`h-3.5 rounded-chip bg-line ${WIDTHS[row % WIDTHS.length]}`} />
          <div className="h-3 w-3/5 rounded-chip bg-quiet" />
        </div>
      ))}
    </div>
  );
}
