import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import { cn } from '../lib/cn.js';
import { useRoomFor } from '../lib/use-room-for.js';
import { Button } from './button.js';
import type { textFilter } from './list-filters.js';
import { SearchField } from './search-field.js';

/** From this width on the filters are always shown, as the class `office` below says. */
const OFFICE_REM = 64;

interface FoldedFiltersProps {
  /** What is searched, for the ear: 'Form sets'. */
  label: string;
  /** Of the search box. */
  placeholder: string;
  search: ReturnType<typeof textFilter<{ search?: string | undefined }, 'search'>>;
  /** How many of the others are set. */
  set: number;
  /** How the filters stand on a desk. */
  className: string;
  /** On a desk the search stands beside the others. */
  oneRow?: boolean;
  children: (areShown: boolean) => ReactNode;
}

/** A search box, and further filters that stand behind a button on a phone. */
export function FoldedFilters(props: FoldedFiltersProps) {
  const { label, placeholder, search, set, className, oneRow, children } = props;
  const id = useId();
  const [open, setOpen] = useState(set > 0);
  const areShown = useRoomFor(OFFICE_REM) || open;
  return (
    <search
      aria-label={label}
      className={cn('flex flex-col gap-3', oneRow && 'office:grid office:grid-cols-[1fr_4fr]')}
    >
      <div className="flex items-end gap-2.5">
        <SearchField className="grow" label="Search" placeholder={placeholder} {...search} />
        <Button
          className="h-field px-3 whitespace-nowrap office:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden /> Filters{set > 0 ? ` (${set})` : null}
        </Button>
      </div>
      <div
        id={id}
        className={cn('gap-3 tablet:grid-cols-2 office:grid', className, open ? 'grid' : 'hidden')}
      >
        {children(areShown)}
      </div>
    </search>
  );
}
