import {
  tallyWords,
  type CheckAnswer,
  type CheckAnswers,
  type CheckItem,
  type CheckKey,
  type SectionProgress,
} from '@groundsheet/form-rules';
import { Check, ChevronDown, ClipboardList, Lock, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '../../../components/badge.js';
import { cn } from '../../../lib/cn.js';
import { CheckItemRow } from './check-item.js';

interface CheckSectionCardProps {
  progress: SectionProgress;
  answers: CheckAnswers;
  isExpanded: boolean;
  /** The first section that has something to answer. */
  isNext: boolean;
  /** For the moment after it became the next one. */
  isHighlighted: boolean;
  onToggle: () => void;
  onTap: (key: CheckKey, answer: CheckAnswer) => void;
  below: (item: CheckItem) => ReactNode;
  /** What stands below the items. */
  end: ReactNode;
}

export const sectionId = (name: string) => `section-${name}`;

/** The id of what stands below its items. */
export const sectionEndId = (name: string) => `section-${name}-end`;

/** A part of the check behind its heading: locked, to do, or done. */
export function CheckSectionCard(props: CheckSectionCardProps) {
  const { progress, answers, isExpanded, isNext, isHighlighted, onTap, below, end } = props;
  const { section, complete, needsAttention } = progress;
  return (
    <section
      aria-labelledby={sectionId(section.name)}
      className={cn(
        'overflow-hidden rounded-card border bg-surface shadow-card outline-4 outline-transparent transition-[outline-color] duration-200',
        isNext ? 'border-2 border-accent' : 'border-line',
        isHighlighted && 'outline-accent-soft',
        needsAttention && 'border-attention',
        complete && !isExpanded && (needsAttention ? 'bg-attention-soft' : 'bg-good-soft'),
      )}
    >
      <SectionHeading {...props} />
      {isExpanded ? (
        <>
          <ul>
            {section.items.map((item) => (
              <CheckItemRow
                key={item.key}
                item={item}
                answer={answers[item.key]}
                onTap={(answer) => onTap(item.key, answer)}
              >
                {below(item)}
              </CheckItemRow>
            ))}
          </ul>
          {end}
        </>
      ) : null}
    </section>
  );
}

function SectionHeading({ progress, answers, isExpanded, isNext, onToggle }: CheckSectionCardProps) {
  const { section, answered, total, complete, open, needsAttention } = progress;
  return (
    <h3>
      <button
        type="button"
        id={sectionId(section.name)}
        aria-expanded={isExpanded}
        onClick={onToggle}
        className="flex min-h-16 w-full items-center gap-3 px-4 py-2 text-start"
      >
        <StateIcon {...progress} />
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <span className={cn('text-lg', !open && 'text-muted')}>
            {section.title}
            {open ? null : <span className="sr-only">, locked</span>}
          </span>
          {isNext ? <Badge tone="accent">NEXT</Badge> : null}
          {needsAttention ? (
            <span className="font-semibold text-attention">{tallyWords(section.items, answers)}</span>
          ) : null}
        </span>
        <Badge tone={needsAttention ? 'attention' : complete ? 'good' : 'plain'} className="figures">
          {complete ? <Check aria-hidden /> : null}
          {answered}/{total}
          {complete ? <span className="sr-only">, complete</span> : null}
        </Badge>
        {open ? (
          <ChevronDown
            aria-hidden
            className={cn('size-6 shrink-0 transition-transform', isExpanded && 'rotate-180')}
          />
        ) : null}
      </button>
    </h3>
  );
}

function StateIcon({ complete, open, needsAttention }: SectionProgress) {
  const className = 'size-7 shrink-0';
  if (needsAttention) return <TriangleAlert aria-hidden className={cn(className, 'text-attention')} />;
  if (complete) return <ShieldCheck aria-hidden className={cn(className, 'text-good')} />;
  return open ? (
    <ClipboardList aria-hidden className={className} />
  ) : (
    <Lock aria-hidden className={cn(className, 'text-muted')} />
  );
}
