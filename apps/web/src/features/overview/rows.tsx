import type { ReactNode } from 'react';

interface RowsProps<Item> {
  /** What the list is called, for the ear. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A list in a card, a row of two lines for each. */
export function Rows<Item>({ label, items, keyOf, children }: RowsProps<Item>) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {items.map((item) => (
        <li key={keyOf(item)} className="flex min-h-touch items-center gap-3 py-1.5 first:pt-0 last:pb-0">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** Where a card has nothing to show: why, and what leads to more. */
export function Nothing({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
}

/** A row that leads somewhere is a link as large as the row. */
export const ROW_LINK =
  '-my-1.5 flex min-h-touch min-w-0 flex-1 items-center gap-3 rounded-control py-1.5 hover:bg-quiet';

export function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 flex-1 wrap-anywhere">
      <div className="leading-tight font-semibold">{name}</div>
      {/* Marks, too, give way to the button beside them. */}
      <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted *:wrap-anywhere">{children}</div>
    </div>
  );
}
