import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Card } from '../../components/card.js';
import { Skeleton } from '../../components/skeleton.js';

export function Opening({ noun }: { noun: string }) {
  return (
    <main className="mx-auto w-full max-w-reading p-edge">
      <Skeleton label={`Opening your ${noun}...`} />
    </main>
  );
}

/** A question that comes before the form. */
export function Choice({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <main className="mx-auto flex w-full max-w-reading grow flex-col justify-center px-edge py-8">
      <Card className="flex flex-col gap-4">
        <Icon aria-hidden className="size-10 text-attention" />
        <h1 className="text-xl">{title}</h1>
        {children}
      </Card>
    </main>
  );
}
