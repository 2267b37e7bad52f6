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
}

/** A card that is a named region of the page. */
export function TitledCard({ id, title, aside, children, className, ...rest }: TitledCardProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className={cn('flex flex-col gap-4', className)} {...rest}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
