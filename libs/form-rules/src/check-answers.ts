/** The answers of items with choices, spelt as on the wire (docs/product.md, Checks). */
export type CheckOption =
  | 'ok'
  | 'tested'
  | 'topped up'
  | 'changed'
  | 'replaced'
  | 'top up'
  | 'change'
  | 'clean'
  | 'replace'
  | 'adjust'
  | 'something wrong';

/** true is pass, false is fail, null is N/A; an item with options takes one of them. */
export type CheckAnswer = true | false | null | CheckOption;

/** The name of an item, the same everywhere as on the wire: `defectSteering`, … */
export type CheckKey = `defect${string}`;

/** The answers of a check sheet. A key that is absent is unanswered. */
export type CheckAnswers = Readonly<Partial<Record<CheckKey, CheckAnswer>>>;

/** One line of a check sheet. */
export interface CheckItem {
  key: CheckKey;
  label: string;
  /** For the operator: what to look at, and what a fail looks like. */
  description: string;
  /** What may be chosen; null for pass, fail and N/A. */
  options: readonly CheckOption[] | null;
}

/** What an answer means to the reader (docs/product.md, Checks). */
export type CheckClass = 'good' | 'done' | 'attention' | 'not applicable';

const OPTION_CLASSES: Record<CheckOption, CheckClass> = {
  ok: 'good',
  tested: 'good',
  'topped up': 'done',
  changed: 'done',
  replaced: 'done',
  'top up': 'attention',
  change: 'attention',
  clean: 'attention',
  replace: 'attention',
  adjust: 'attention',
  'something wrong': 'attention',
};

const PASS_FAIL_NA: readonly CheckAnswer[] = [true, false, null];

export function classOf(answer: CheckAnswer): CheckClass {
  if (answer === null) return 'not applicable';
  if (typeof answer === 'boolean') return answer ? 'good' : 'attention';
  return OPTION_CLASSES[answer];
}

/** Every answer that says that something needs attention. */
export const ATTENTION_ANSWERS: readonly CheckAnswer[] = [
  ...PASS_FAIL_NA,
  ...(Object.keys(OPTION_CLASSES) as CheckOption[]),
].filter((answer) => classOf(answer) === 'attention');

/** How an answer reads on buttons and on paper. */
export function answerLabel(answer: CheckAnswer | undefined): string {
  if (answer === undefined) return 'Not answered';
  if (answer === null) return 'N/A';
  if (typeof answer === 'boolean') return answer ? 'Pass' : 'Fail';
  return answer;
}

/** All answers that an item takes, in the order of its buttons. */
export function answersTo(item: Pick<CheckItem, 'options'>): readonly CheckAnswer[] {
  return item.options ?? PASS_FAIL_NA;
}

export function isAnswered(item: Pick<CheckItem, 'key'>, answers: CheckAnswers): boolean {
  return answers[item.key] !== undefined;
}

/** The answers after a tap on one of an item's buttons: tapping the chosen one again clears it. */
export function withTapped(answers: CheckAnswers, key: CheckKey, tapped: CheckAnswer): CheckAnswers {
  const { [key]: chosen, ...others } = answers;
  return chosen === tapped ? others : { ...answers, [key]: tapped };
}
