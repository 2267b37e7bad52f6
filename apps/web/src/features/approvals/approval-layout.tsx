import type { ReactNode } from 'react';

interface SideBySideProps {
  main: ReactNode;
  aside: ReactNode;
  /** The next action: in reach of the thumb on a phone, below the column at the side on a desk. */
  next?: ReactNode;
}

/** What is read, and beside it, or below on a phone, what is to be done with it. */
export function SideBySide({ main, aside, next }: SideBySideProps) {
  return (
    <div className="grid items-start gap-4 office:grid-cols-[minmax(0,1fr)_26rem] office:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-4 office:row-span-2">{main}</div>
      <div className="flex min-w-0 flex-col gap-4">{aside}</div>
      {next ? (
        <div className="sticky bottom-0 z-10 -mx-edge flex flex-col border-t border-line bg-paper px-edge py-2.5 office:static office:mx-0 office:border-0 office:p-0">
          {next}
        </div>
      ) : null}
    </div>
  );
}
