import { ArrowRight, ClipboardCheck, Clock, type LucideIcon } from 'lucide-react';

import { cn } from '../../lib/cn.js';

interface QuickStartProps {
  onTimesheet: () => void;
  onCheckSheet: () => void;
}

/** What a driver came for, one tap away and without an account. */
export function QuickStart({ onTimesheet, onCheckSheet }: QuickStartProps) {
  return (
    <section aria-labelledby="quick-start" className="grid gap-3 tablet:grid-cols-2 office:grid-cols-1">
      <h2 id="quick-start" className="sr-only">
        Quick Start
      </h2>
      <StartButton
        icon={Clock}
        title="Quick Timesheet"
        text="The week, signed and mailed"
        className="bg-accent text-on-accent hover:bg-accent-press active:bg-accent-press"
        onClick={onTimesheet}
      />
      <StartButton
        icon={ClipboardCheck}
        title="Quick Check Sheet"
        text="Daily plant defect check"
        className="border-2 border-text bg-surface hover:bg-accent-soft active:bg-accent-soft"
        onClick={onCheckSheet}
      />
    </section>
  );
}

interface StartButtonProps {
  icon: LucideIcon;
  title: string;
  text: string;
  className: string;
  onClick: () => void;
}

function StartButton({ icon: Icon, title, text, className, onClick }: StartButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={cn('flex items-center gap-4 rounded-card p-4 text-start', className)}
    >
      <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-bar text-accent">
        <Icon aria-hidden className="size-7" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-heading text-xl font-bold">{title}</span>
        <span className="block text-sm">{text}</span>
      </span>
      <ArrowRight aria-hidden className="size-6 shrink-0" />
    </button>
  );
}
