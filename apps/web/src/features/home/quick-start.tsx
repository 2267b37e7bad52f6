import { ArrowRight, Clock } from 'lucide-react';

interface QuickStartProps {
  onTimesheet: () => void;
}

/** What a driver came for, one tap away and without an account. */
export function QuickStart({ onTimesheet }: QuickStartProps) {
  return (
    <section aria-labelledby="quick-start" className="flex flex-col gap-3">
      <h2 id="quick-start" className="sr-only">
        Quick Start
      </h2>
      <button
        type="button"
        onClick={onTimesheet}
        className="flex items-center gap-4 rounded-card bg-accent p-4 text-start text-on-accent hover:bg-accent-press active:bg-accent-press"
      >
        <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-bar text-accent">
          <Clock aria-hidden className="size-7" />
        </span>
        <span className="min-w-0 grow">
          <span className="block font-heading text-xl font-bold">Quick Timesheet</span>
          <span className="block text-sm">The week, signed and mailed</span>
        </span>
        <ArrowRight aria-hidden className="size-6 shrink-0" />
      </button>
    </section>
  );
}
