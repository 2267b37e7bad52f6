import { memo, type ReactNode } from 'react';

import { cn } from '../lib/cn.js';
import { useRoomFor } from '../lib/use-room-for.js';
import { Card } from './card.js';
import { isPressed } from './row-press.js';

export interface Column<Item> {
  header: string;
  cell: (item: Item) => ReactNode;
  /** Figures stand at the right, under each other. */
  figures?: boolean;
}

interface DataTableProps<Item> {
  caption: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The first one names the row, or heads the card. */
  columns: readonly [Column<Item>, ...Column<Item>[]];
  /** A click on a row, beside what can be pressed in it; a button or link of its own does the same. */
  onOpen?: (item: Item) => void;
  /** What can be done with a row: one button, and a menu for the rest. */
  actions?: (item: Item) => ReactNode;
  /** How much room the table needs, in letters of the root. With less, each row is a card. */
  room: number;
}

/**
 * What an office looks through: rows on a desk, cards on a phone. Of a list that is as long as a register, columns, actions and
 * what opens a row are made once: then a row is drawn again only where its item has changed.
 */
export function DataTable<Item>({ room, ...table }: DataTableProps<Item>) {
  const hasRoom = useRoomFor(room);
  return hasRoom ? <Rows {...table} /> : <Cards {...table} />;
}

type TableProps<Item> = Omit<DataTableProps<Item>, 'room'>;

const CELL = 'py-1 pe-4';
/** A long entry, a name or an address of one long word too, leaves the others their room. */
const TYPED = 'max-w-72 min-w-24 wrap-anywhere';

interface RowProps<Item> extends Pick<TableProps<Item>, 'columns' | 'onOpen' | 'actions'> {
  item: Item;
}

function Rows<Item>({ caption, items, keyOf, columns, onOpen, actions }: TableProps<Item>) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 shadow-card">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr className="border-b border-strong text-sm text-muted">
            {columns.map(({ header, figures }) => (
              <th
                key={header}
                scope="col"
                className={cn('py-3 pe-4 font-semibold', figures ? 'text-end' : 'text-start')}
              >
                {header}
              </th>
            ))}
            {actions ? (
              <th scope="col" className="py-3 text-end font-semibold">
                Actions
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={keyOf(item)} {...{ item, columns, onOpen, actions }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowDrawn<Item>({ item, columns: [named, ...rest], onOpen, actions }: RowProps<Item>) {
  return (
    <tr
      className={cn('h-14 border-b border-line last:border-b-0', onOpen && 'cursor-pointer hover:bg-quiet')}
      onClick={(event) => {
        if (!isPressed(event)) onOpen?.(item);
      }}
    >
      <th scope="row" className={cn('text-start font-semibold', CELL, TYPED)}>
        {named.cell(item)}
      </th>
      {rest.map(({ header, cell, figures }) => (
        <td key={header} className={cn(CELL, figures ? 'text-end tabular-nums' : TYPED)}>
          {cell(item)}
        </td>
      ))}
      {actions ? (
        <td className="w-px py-0.5">
          <div className="flex items-center justify-end gap-1">{actions(item)}</div>
        </td>
      ) : null}
    </tr>
  );
}
const Row = memo(RowDrawn) as typeof RowDrawn;

function Cards<Item>({ caption, items, keyOf, columns, actions }: TableProps<Item>) {
  const [, ...rest] = columns;
  // Beside short labels there is more room for what they name; a long one wraps.
  const labelWidth = `min(${Math.max(...rest.map(({ header }) => header.length))}ch, 8.5rem)`;
  return (
    <ul aria-label={caption} className="grid gap-3 tablet:grid-cols-2">
      {items.map((item) => (
        <ItemCard key={keyOf(item)} {...{ item, columns, actions, labelWidth }} />
      ))}
    </ul>
  );
}

interface ItemCardProps<Item> extends Omit<RowProps<Item>, 'onOpen'> {
  labelWidth: string;
}

function ItemCardDrawn<Item>({ item, columns: [named, ...rest], actions, labelWidth }: ItemCardProps<Item>) {
  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col gap-3">
        <div className="min-w-0 text-lg font-semibold wrap-anywhere">{named.cell(item)}</div>
        <dl className="grid gap-y-2">
          {rest.map(({ header, cell }) => (
            <div key={header} className="flex flex-wrap items-baseline gap-x-3">
              <dt className="shrink-0 text-muted" style={{ width: labelWidth }}>
                {header}
              </dt>
              <dd className="min-w-28 flex-1 wrap-anywhere">{cell(item)}</dd>
            </div>
          ))}
        </dl>
        {actions ? (
          <div className="mt-auto flex flex-wrap items-center justify-end gap-2">{actions(item)}</div>
        ) : null}
      </Card>
    </li>
  );
}
const ItemCard = memo(ItemCardDrawn) as typeof ItemCardDrawn;
