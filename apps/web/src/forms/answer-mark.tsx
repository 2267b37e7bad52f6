import { classOf, type CheckAnswer } from '@groundsheet/form-rules';
import { Check, Minus, TriangleAlert } from 'lucide-react';

import { Badge } from '../components/badge.js';
import { answerWord } from './answer-word.js';

interface AnswerMarkProps {
  answer: CheckAnswer | undefined;
  /** How it is said, where not as on the form. */
  word?: string;
}

/** An answer to an item, with the look of what it means to the reader. */
export function AnswerMark({ answer, word = answerWord(answer) }: AnswerMarkProps) {
  if (answer === undefined) return <span className="text-muted">{word}</span>;
  switch (classOf(answer)) {
    case 'good':
    case 'done':
      return (
        <Badge tone="good">
          <Check aria-hidden /> {word}
        </Badge>
      );
    case 'attention':
      return (
        <Badge tone="bad">
          <TriangleAlert aria-hidden /> {word}
        </Badge>
      );
    case 'not applicable':
      return (
        <Badge>
          <Minus aria-hidden /> {word}
        </Badge>
      );
  }
}
