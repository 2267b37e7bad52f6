import { ArrowRight } from 'lucide-react';

import { FORM_KIND_NAMES, FORM_KINDS, type FormKind } from '@groundsheet/form-rules';

import { FORM_SCREENS } from '../../forms/form-kinds.js';
import { cn } from '../../lib/cn.js';

/** The first stands out. */
const LOOKS = [
  'bg-accent text-on-accent hover:bg-accent-press active:bg-accent-press',
  'border-2 border-text bg-surface hover:bg-accent-soft active:bg-accent-soft',
];

/** What a driver came for, one tap away and without an account. */
export function QuickStart({ onStart }: { onStart: (kind: FormKind) => void }) {
  return (
    <section
      aria-labelledby="quick-start"
      className="grid gap-3 tablet:grid-cols-2 office:grid-cols-1 office:group-has-data-wide:grid-cols-2"
    >
      <h2 id="quick-start" className="sr-only">
        Quick Start
      </h2>
      {FORM_KIND_NAMES.map((kind, at) => (
        <StartButton key={kind} kind={kind} className={LOOKS[at]} onStart={onStart} />
      ))}
    </section>
  );
}

interface StartButtonProps {
  kind: FormKind;
  className: string | undefined;
  onStart: (kind: FormKind) => void;
}

function StartButton({ kind, className, onStart }: StartButtonProps) {
  const { icon: Icon } = FORM_SCREENS[kind];
  const { quick, quickHint } = FORM_KINDS[kind];
  return (
    <button
      type="button"
      onClick={() => onStart(kind)}
      className={cn('flex items-center gap-4 rounded-card p-4 text-start', className)}
    >
      <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-bar text-accent">
        <Icon aria-hidden className="size-7" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-heading text-xl font-bold">{quick}</span>
        <span className="block text-sm">{quickHint}</span>
      </span>
      <ArrowRight aria-hidden className="size-6 shrink-0" />
    </button>
  );
}
