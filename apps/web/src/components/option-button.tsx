import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../lib/cn.js';

interface OptionButtonProps {
  chosen: boolean;
  onChoose: () => void;
  label: string;
  detail?: string;
  icon?: ReactNode;
}

/** One of a few settings; choosing it applies it at once. */
export function OptionButton({ chosen, onChoose, label, detail, icon }: OptionButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cn(
        'flex min-h-action w-full items-center gap-3 rounded-control edged px-3.5 py-2 text-start [&_svg]:size-5.5 [&_svg]:shrink-0',
        chosen ? 'border-text bg-quiet ring-1 ring-text' : 'border-strong bg-surface hover:bg-quiet',
      )}
    >
      {icon}
      <span className="flex min-w-0 grow flex-col">
        <span className="font-semibold">{label}</span>
        {detail ? <span className="text-sm text-muted">{detail}</span> : null}
      </span>
      {chosen ? <Check aria-hidden /> : null}
    </button>
  );
}
