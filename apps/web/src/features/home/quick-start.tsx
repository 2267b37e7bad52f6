import { ArrowRight } from 'lucide-react';

import { DRIVER_KIND_NAMES, FORM_KINDS, type DriverKind } from '@groundsheet/form-rules';

import { FORM_SCREENS } from '../../forms/form-kinds.js';
import { cn } from '../../lib/cn.js';

const ACT = 'border-accent bg-accent text-on-accent hover:bg-accent-press active:bg-accent-press';
const BESIDE = 'border-text bg-surface hover:bg-quiet active:bg-quiet dark:*:first:bg-bar-press';

interface QuickStartProps {
  /** Something else is the act of this screen; else the first button is. */
  isBeside: boolean;
  onStart: (kind: DriverKind) => void;
}

/** What a driver came for, one tap away and without an account. */
export function QuickStart({ isBeside, onStart }: QuickStartProps) {
  return (
    <section
      aria-labelledby="quick-start"
      className="grid gap-3 tablet:grid-cols-2 office:grid-cols-1 office:group-has-data-wide:grid-cols-2"
    >
      <h2 id="quick-start" className="sr-only">
        Quick Start
      </h2>
      {DRIVER_KIND_NAMES.map((kind, at) => (
        <StartButton key={kind} kind={kind} className={isBeside || at > 0 ? BESIDE : ACT} onStart={onStart} />
      ))}
    </section>
  );
}

interface StartButtonProps {
  kind: DriverKind;
  className: string;
  onStart: (kind: DriverKind) => void;
}

function StartButton({ kind, className, onStart }: StartButtonProps) {
  const { icon: Icon } = FORM_SCREENS[kind];
  const { quick, quickHint } = FORM_KINDS[kind];
  return (
    <button
      type="button"
      onClick={() => onStart(kind)}
      className={cn(
        'group/start flex min-h-22 items-center gap-4 rounded-card border-2 px-4 py-3 text-start transition-transform duration-120 motion-safe:hover:-translate-y-px',
        className,
      )}
    >
      <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-bar text-accent">
        <Icon aria-hidden className="size-7" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-heading text-xl font-bold">{quick}</span>
        <span className="block text-sm">{quickHint}</span>
      </span>
      <ArrowRight
        aria-hidden
        className="size-6 shrink-0 transition-transform duration-120 motion-safe:group-hover/start:translate-x-1"
      />
    </button>
  );
}
