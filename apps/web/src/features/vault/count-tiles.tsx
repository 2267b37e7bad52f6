import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, FileStack, LoaderCircle } from 'lucide-react';

import { cn } from '../../lib/cn.js';
import { documentCountsQuery } from './api.js';
import type { VaultSearch } from './vault-search.js';

const TILES = [
  { label: 'Total Documents', count: 'total', state: undefined, icon: FileStack, tone: 'text-text' },
  { label: 'Processed', count: 'processed', state: 'processed', icon: CircleCheck, tone: 'text-good' },
  { label: 'Processing', count: 'processing', state: 'processing', icon: LoaderCircle, tone: 'text-text' },
  {
    label: 'Expiring Soon',
    count: 'expiringSoon',
    state: 'expiring',
    icon: CalendarClock,
    tone: 'text-attention',
  },
] as const;

interface CountTilesProps {
  state: VaultSearch['state'];
  onChoose: (state: VaultSearch['state']) => void;
}

/** How many documents there are of each kind; a tap shows only those. */
export function CountTiles({ state, onChoose }: CountTilesProps) {
  const { data: counts } = useQuery(documentCountsQuery);
  return (
    <ul aria-label="Documents in your vault" className="@container grid grid-cols-2 gap-2 tablet:grid-cols-4">
      {TILES.map(({ label, count, state: of, icon: Icon, tone }) => (
        <li key={count} className="grid min-w-0">
          <button
            type="button"
            aria-pressed={state === of}
            onClick={() => onChoose(of)}
            className={cn(
              'flex min-w-0 flex-col gap-1 rounded-card border-2 bg-surface p-3 text-start hover:bg-accent-soft',
              state === of ? 'border-accent bg-accent-soft' : 'border-line',
            )}
          >
            <span className="flex items-center justify-between gap-2">
              <strong className="figures font-heading text-2xl">{counts?.[count] ?? '-'}</strong>
              <Icon aria-hidden className={cn('size-5.5 shrink-0', tone)} />
            </span>
            <span className="text-sm leading-tight font-semibold">{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
