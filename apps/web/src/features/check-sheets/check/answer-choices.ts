import { classOf, type CheckAnswer, type CheckClass } from '@groundsheet/form-rules';
import { Check, Minus, TriangleAlert, Wrench, X, type LucideIcon } from 'lucide-react';

import { answerWord } from '../../../forms/answer-word.js';

interface AnswerLook {
  label: string;
  icon: LucideIcon;
  tone: 'pass' | 'fail' | 'skip';
}

const LOOKS: Record<CheckClass, Pick<AnswerLook, 'icon' | 'tone'>> = {
  good: { icon: Check, tone: 'pass' },
  done: { icon: Wrench, tone: 'pass' },
  attention: { icon: TriangleAlert, tone: 'fail' },
  'not applicable': { icon: Minus, tone: 'skip' },
};

/** Word, icon and colour of an answer: 'Pass', 'Top up', 'OK'. */
export function lookOf(answer: CheckAnswer): AnswerLook {
  const look = LOOKS[classOf(answer)];
  return { ...look, label: answerWord(answer), icon: answer === false ? X : look.icon };
}
