import { ListFilter, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useRoomFor } from '../lib/use-room-for.js';
import type { BarFilter } from './bar-filters.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { countSet, type Listed } from './list-filters.js';

/** From this width on the filters stand in a row; with less they are in a sheet behind a button. */
const ROW_REM = 64;

interface FilterBarProps<Search extends object> extends Listed<Search> {
  /** What is looked through, for the ear: 'Form sets'. */
  label: string;
  /** The box for what is searched. */
  children: ReactNode;
  filters?: readonly BarFilter[];
  /** How many of them stand in the row at once; the others come with 'More filters', or where they are set. */
  most?: number;
  /** What else stands with them, also on a phone. */
  beside?: ReactNode;
  /** What 'Clear' takes away. */
  clears: readonly (keyof Search)[];
}

/** How every list is searched and narrowed: what is set can be seen, and taken away, without opening anything. */
export function FilterBar<Search extends object>(props: FilterBarProps<Search>) {
  const { label, children, filters = [], most = Infinity, beside, clears, search, onChange } = props;
  const inARow = useRoomFor(ROW_REM);
  const clear =
    countSet(search, clears) > 0
      ? () => onChange(Object.fromEntries(clears.map((name) => [name, undefined])) as Partial<Search>)
      : null;
  return (
    <search aria-label={label} className="min-w-0 grow">
      {inARow ? (
        <Row filters={filters} most={most} beside={beside} onClear={clear}>
          {children}
        </Row>
      ) : (
        <Narrow label={label} filters={filters} beside={beside} onClear={clear}>
          {children}
        </Narrow>
      )}
    </search>
  );
}

interface LookProps extends Pick<FilterBarProps<object>, 'children' | 'beside'> {
  filters: readonly BarFilter[];
  /** Null where nothing is set. */
  onClear: (() => void) | null;
}

function Row({ children, filters, most, beside, onClear }: LookProps & { most: number }) {
  const [hasMore, setMore] = useState(false);
  const shown = filters.filter(({ said }, place) => hasMore || said || place < most);
  return (
    <div className="filter-row flex flex-wrap items-center gap-2">
      <div className="flex min-w-64 grow-9999 basis-80">{children}</div>
      {shown.map(({ label, said, control }) => (
        <div
          key={label}
          data-set={said ? '' : undefined}
          className="flex max-w-80 gap-2 has-[>:nth-child(2)]:max-w-176"
        >
          {control}
        </div>
      ))}
      {shown.length < filters.length ? (
        <Button onClick={() => setMore(true)}>
          <ListFilter aria-hidden /> More filters
        </Button>
      ) : null}
      {beside}
      {onClear ? (
        <Button variant="quiet" onClick={onClear}>
          Clear all
        </Button>
      ) : null}
    </div>
  );
}

function Narrow({ label, children, filters, beside, onClear }: LookProps & { label: string }) {
  const [open, setOpen] = useState(false);
  const set = filters.filter(({ said }) => said);
  // What was typed last is passed on when its field is left.
  const close = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setOpen(false);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <div className="grid grow">{children}</div>
        {filters.length > 0 ? (
          <Button
            className="h-field px-3 whitespace-nowrap"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <ListFilter aria-hidden /> Filters{set.length > 0 ? ` (${set.length})` : null}
          </Button>
        ) : null}
      </div>
      {set.length > 0 ? (
        <div role="group" aria-label={`${label}: filters that are set`} className="flex flex-wrap gap-2">
          {set.map(({ label: name, said, onClear: takeAway }) => (
            <Button
              key={name}
              className="max-w-full gap-2 px-3 text-sm"
              aria-label={`Clear ${name}: ${said}`}
              onClick={takeAway}
            >
              <span className="min-w-0 truncate">
                {name}: {said}
              </span>
              <X aria-hidden />
            </Button>
          ))}
          {onClear ? (
            <Button variant="quiet" className="text-sm" onClick={onClear}>
              Clear all
            </Button>
          ) : null}
        </div>
      ) : null}
      {beside ? <div className="flex flex-wrap items-center gap-2">{beside}</div> : null}
      <Dialog open={open} onOpenChange={close} title="Filters">
        <div className="grid gap-4">
          {filters.map(({ label: name, control }) => (
            <div key={name} className="grid gap-4">
              {control}
            </div>
          ))}
        </div>
        <div className="sticky bottom-0 -mx-4 -mb-4 grid grid-cols-[auto_1fr] gap-2 border-t border-line bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Button size="action" disabled={!onClear} onClick={onClear ?? undefined}>
            Clear all
          </Button>
          <Button variant="primary" size="action" onClick={close}>
            Show the list
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
