import type { ReactNode } from 'react';

import { Drawing, type Drawn } from './drawing.js';

interface EmptyStateProps {
  drawing: Drawn;
  /** What will appear here, and what makes it appear. */
  children: ReactNode;
}

/** Stands where there is nothing yet. */
export function EmptyState({ drawing, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-4 py-8 text-center">
      <Drawing of={drawing} />
      {children}
    </div>
  );
}
