import { isAnswered, type CheckAnswers, type CheckItem, type CheckKey } from '@groundsheet/form-rules';

/** Where the view goes after an answer: the section's first unanswered item behind it, else the first before it. */
export function nextItem(
  items: readonly CheckItem[],
  answers: CheckAnswers,
  after: CheckKey,
): CheckItem | undefined {
  const at = items.findIndex(({ key }) => key === after) + 1;
  return [...items.slice(at), ...items.slice(0, at)].find((item) => !isAnswered(item, answers));
}
