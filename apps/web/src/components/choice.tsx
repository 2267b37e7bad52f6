import { Check } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

import { cn } from '../lib/cn.js';

interface Choice<T extends string> {
  value: T;
  label: ReactNode;
  icon?: ReactNode;
  tone?: ChoiceTone;
}

type ChoiceTone = keyof typeof chosen;

interface ChoiceGroupProps<T extends string> {
  legend: ReactNode;
  legendHidden?: boolean;
  choices: readonly Choice<T>[];
  value: T | null;
  onChange: (value: T | null) => void;
  /** Tapping the chosen one again takes the choice back. */
  canClear?: boolean;
  /** Arrow keys only move from one to the next, where choosing has a consequence; the space bar chooses. */
  arrowsMoveOnly?: boolean;
  className?: string;
  invalid?: boolean;
}

const chosen = {
  plain: 'has-checked:border-text has-checked:bg-quiet has-checked:ring-1 has-checked:ring-text',
  good: 'has-checked:border-good has-checked:bg-good-soft has-checked:text-good',
  attention: 'has-checked:border-attention has-checked:bg-attention-soft has-checked:text-attention',
  bad: 'has-checked:border-bad has-checked:bg-bad-soft has-checked:text-bad',
  // Answers that a reader must see from afar: filled, the same in both themes.
  pass: 'has-checked:border-pass has-checked:bg-pass has-checked:text-on-answer',
  fail: 'has-checked:border-fail has-checked:bg-fail has-checked:text-on-answer',
  skip: 'has-checked:border-skip has-checked:bg-skip has-checked:text-on-answer',
};

/** One of a few, as big buttons. Underneath they are radio buttons, so arrow keys and screen readers know them. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const name = useId();
  const { legend, legendHidden, choices, value, onChange, canClear, arrowsMoveOnly, className, invalid } =
    props;
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 font-semibold wrap-anywhere'}>{legend}</legend>
      <div className={cn('grid gap-2.5', className)} onKeyDown={arrowsMoveOnly ? moveByArrow : undefined}>
        {choices.map((choice) => (
          <ChoiceButton
            key={choice.value}
            name={name}
            tone={choice.tone}
            isChosen={value === choice.value}
            invalid={invalid}
            onChoose={() => onChange(choice.value)}
            onChooseAgain={() => onChange(canClear ? null : choice.value)}
          >
            {choice.icon}
            <span>{choice.label}</span>
          </ChoiceButton>
        ))}
      </div>
    </fieldset>
  );
}

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = ARROWS[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('input')];
  const at = buttons.findIndex((button) => button === event.target);
  buttons.at((at + step) % buttons.length)?.focus();
}

interface ChoiceButtonProps {
  /** Ties the buttons of one group together. */
  name: string;
  tone?: ChoiceTone | undefined;
  isChosen: boolean;
  invalid?: boolean | undefined;
  onChoose: () => void;
  onChooseAgain: () => void;
  className?: string;
  children: ReactNode;
}

export function ChoiceButton(props: ChoiceButtonProps) {
  const { name, tone = 'plain', isChosen, invalid, onChoose, onChooseAgain, className, children } = props;
  return (
    <label
      className={cn(
        'relative flex min-h-action cursor-pointer flex-col items-center justify-center gap-1 rounded-control edged bg-surface px-2 py-2 text-center font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-text',
        invalid ? 'border-bad' : 'border-strong',
        chosen[tone],
        className,
      )}
    >
      <input
        type="radio"
        className="sr-only"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        onClick={() => {
          if (isChosen) onChooseAgain();
        }}
        onKeyUp={(event) => {
          // A browser does nothing, or clicks, where the space bar is pressed on what is chosen already.
          if (event.key !== ' ' || !isChosen) return;
          event.preventDefault();
          onChooseAgain();
        }}
      />
      {children}
      {isChosen && tone === 'plain' ? (
        <Check aria-hidden className="absolute end-1.5 top-1.5 size-4.5" />
      ) : null}
    </label>
  );
}
