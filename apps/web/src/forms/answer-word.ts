import { answerLabel, type CheckAnswer } from '@groundsheet/form-rules';

/** How an answer is said on a button or beside an item: 'Pass', 'Top up', 'OK'. */
export function answerWord(answer: CheckAnswer | undefined): string {
  const label = answerLabel(answer);
  return label === 'ok' ? 'OK' : label.charAt(0).toUpperCase() + label.slice(1);
}
