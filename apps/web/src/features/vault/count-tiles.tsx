import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, FileStack, LoaderCircle } from 'lucide-react';

import { FigureTile, figureTileVariants } from '../../components/figure-tile.js';
import { documentCountsQuery } from './api.js';
import type { VaultSearch } from './vault-search.js';

const TILES = [
  { label: 'Total Documents', count: 'total', state: undefined, icon: FileStack },
  { label: 'Processed', count: 'processed', state: 'processed', icon: CircleCheck },
  { label: 'Processing', count: 'processing', state: 'processing', icon: LoaderCircle },
  { label: 'Expiring Soon', count: 'expiringSoon', state: 'expiring', icon: CalendarClock },
] as const;

interface CountTilesProps {
  state: VaultSearch['state'];
  onChoose: (state: VaultSearch['state']) => void;
}

/** How many documents there are of each kind; a tap shows only those. */
export function CountTiles({ state, onChoose }: CountTilesProps) {
  const { data: counts } = useQuery(documentCountsQuery);
  return (
    <ul aria-label="Documents in your vault" className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
      {TILES.map(({ label, count, state: of, icon }) => {
        const tone = of === 'expiring' && counts?.[count] ? 'attention' : 'none';
        return (
          <li key={count} className="grid min-w-0">
            <button
              type="button"
              aria-pressed={state === of}
              onClick={() => onChoose(of)}
              className={figureTileVariants({ tone, chosen: state === of })}
            >
              <FigureTile figure={counts?.[count]} label={label} icon={icon} chosen={state === of} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
