import { cn } from '../lib/cn.js';

interface FactsProps {
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
  /** Stands where there is no value. */
  absent: string;
  /** Has the room for two columns on a wide screen. */
  wide?: boolean;
}

/** What is known of a thing, line by line. */
export function Facts({ facts, absent, wide }: FactsProps) {
  return (
    <dl className={cn('grid gap-x-6 gap-y-2', wide && 'tablet:grid-cols-2')}>
      {facts.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[minmax(min-content,min(8.5rem,38%))_1fr] gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 font-semibold break-words">{value || absent}</dd>
        </div>
      ))}
    </dl>
  );
}
