import { answersTo, type CheckAnswer, type CheckItem } from '@groundsheet/form-rules';
import { useId, type ReactNode } from 'react';

import { ChoiceButton } from '../../../components/choice.js';
import { cn } from '../../../lib/cn.js';
import { lookOf } from './answer-choices.js';

interface CheckItemRowProps {
  item: CheckItem;
  answer: CheckAnswer | undefined;
  /** Also called with the chosen answer, which takes it back. */
  onTap: (answer: CheckAnswer) => void;
  /** What stands below its answers. */
  children?: ReactNode;
}

export const itemId = (key: string) => `item-${key}`;

/** One thing to look at, with its big buttons. */
export function CheckItemRow({ item, answer, onTap, children }: CheckItemRowProps) {
  const name = useId();
  const answers = answersTo(item);
  // Two words need more room than a third of a phone.
  const isThree = answers.length === 3 && !answers.includes('something wrong');
  return (
    <li
      id={itemId(item.key)}
      className="grid gap-2.5 border-t border-line p-4 tablet:grid-cols-[1fr_22rem] tablet:items-center tablet:gap-6"
    >
      <div>
        <p id={`${name}-label`} className="font-semibold">
          {item.label}
        </p>
        <p id={`${name}-description`} className="text-sm text-muted">
          {item.description}
        </p>
      </div>
      <div
        role="radiogroup"
        aria-labelledby={`${name}-label`}
        aria-describedby={`${name}-description`}
        className={cn('grid gap-2.5', isThree ? 'grid-cols-3' : 'grid-cols-2 *:last:odd:col-span-2')}
      >
        {answers.map((each) => (
          <AnswerButton
            key={String(each)}
            name={name}
            answer={each}
            isChosen={answer === each}
            onTap={() => onTap(each)}
          />
        ))}
      </div>
      {children}
    </li>
  );
}

interface AnswerButtonProps {
  name: string;
  answer: CheckAnswer;
  isChosen: boolean;
  onTap: () => void;
}

/** The icon shows on the chosen one only; where it does not fit beside the word it stands above it. */
function AnswerButton({ name, answer, isChosen, onTap }: AnswerButtonProps) {
  const { label, tone, icon: Icon } = lookOf(answer);
  return (
    <ChoiceButton
      name={name}
      tone={tone}
      isChosen={isChosen}
      onChoose={onTap}
      onChooseAgain={onTap}
      className="flex-row flex-wrap content-center gap-x-2 gap-y-0 px-1 py-0.5"
    >
      {isChosen ? <Icon aria-hidden className="size-5 shrink-0" /> : null}
      <span>{label}</span>
    </ChoiceButton>
  );
}
