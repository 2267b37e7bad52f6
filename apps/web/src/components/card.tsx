import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../lib/cn.js';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={cn('rounded-card border border-line bg-surface p-4 shadow-card', className)}
      {...rest}
    />
  );
}

interface TitledCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  id: string;
  title: ReactNode;
  /** What stands at the right of the title. */
  aside?: ReactNode;
  /** Takes as little of a phone as it can. */
  dense?: boolean;
}

/** A card that is a named region of the page. */
export function TitledCard({ id, title, aside, dense, children, className, ...rest }: TitledCardProps) {
  return (
    <Card
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn(
        'flex flex-col gap-4 short:gap-2 short:p-3',
        dense && 'max-tablet:gap-1 max-tablet:p-2.5',
        className,
      )}
      {...rest}
    >
      <div
        className={cn(
          'flex flex-wrap items-center justify-between gap-2',
          dense ? 'tablet:min-h-8' : 'min-h-8 short:min-h-0',
        )}
      >
        <h2 id={`${id}-title`} className={cn('text-xl', dense && 'max-tablet:text-base')}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
