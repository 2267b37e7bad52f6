import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../lib/cn.js';
import { Button } from './button.js';
import { countSet, type Listed } from './list-filters.js';
import { PagedList } from './paged-list.js';

interface ListScreenProps<Item, Search extends object>
  extends
    Listed<Search>,
    Pick<ComponentProps<typeof PagedList<Item>>, 'asked' | 'what' | 'drawing' | 'long' | 'children'> {
  className?: string;
  /** What stands above the list: its filters, and what else there is to do. */
  filters: ReactNode;
  /** The filters that 'Show everything' takes away. */
  clears: readonly (keyof Search)[];
  nothingFits: NothingFitsProps;
  /** Where no filter is set, and there is nothing yet. */
  nothingYet?: ReactNode;
}

/** A list with its filters. Where they let nothing through, one button takes them away. */
export function ListScreen<Item, Search extends object>(props: ListScreenProps<Item, Search>) {
  const { search, onChange, className, filters, clears, nothingFits, nothingYet, ...list } = props;
  const clear = () =>
    onChange(Object.fromEntries(clears.map((name) => [name, undefined])) as Partial<Search>);
  const isFiltered = countSet(search, clears) > 0;
  return (
    <div className={cn('flex flex-col gap-4', className)}>
      {filters}
      <PagedList
        {...list}
        empty={isFiltered || !nothingYet ? <NothingFits {...nothingFits} onClear={clear} /> : nothingYet}
      />
    </div>
  );
}

interface NothingFitsProps {
  text: string;
  /** What the button says. */
  clear?: string;
  variant?: ComponentProps<typeof Button>['variant'];
}

function NothingFits({
  text,
  clear,
  variant = 'primary',
  onClear,
}: NothingFitsProps & { onClear: () => void }) {
  return (
    <>
      <p>{text}</p>
      {clear ? (
        <Button variant={variant} size="action" onClick={onClear}>
          {clear}
        </Button>
      ) : null}
    </>
  );
}
