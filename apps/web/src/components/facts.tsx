import { cn } from '../lib/cn.js';
import { AtBreak } from './at-break.js';

interface FactsProps {
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
  /** Stands where there is no value. */
  absent: string;
  /** Has the room for two columns on a wide screen. */
  wide?: boolean;
  /** Has half the width of a phone: each value stands under its label. */
  narrow?: boolean;
  /** Two beside each other on a phone too, so that what is signed for fits. */
  paired?: boolean;
}

/** What is known of a thing, line by line. */
export function Facts({ facts, absent, wide, paired, narrow = paired }: FactsProps) {
  return (
    <dl
      className={cn(
        'grid gap-x-6 gap-y-2',
        wide && 'tablet:grid-cols-2',
        paired && 'grid-cols-2 gap-x-4 tablet:grid-cols-3',
        narrow && 'gap-y-1 max-tablet:text-sm max-tablet:leading-tight',
      )}
    >
      {facts.map(([label, value]) => (
        <div
          key={label}
          className={narrow ? 'min-w-0' : 'grid grid-cols-[minmax(min-content,min(8.5rem,38%))_1fr] gap-2'}
        >
          <dt className={cn('text-muted', narrow && 'text-sm max-tablet:leading-tight')}>{label}</dt>
          <dd className="min-w-0 font-semibold break-words">
            <AtBreak text={value || absent} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
