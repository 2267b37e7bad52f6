/** Stands where a card will be while it loads. */
export function Skeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <p className="text-muted">{label}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden className="h-field animate-pulse rounded-control bg-line" />
      ))}
    </div>
  );
}
