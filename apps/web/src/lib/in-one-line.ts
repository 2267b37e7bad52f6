/** Hebrew, Arabic and their relatives. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * The facts that there are, side by side. One that reads from right to left is kept apart: it would draw the figures of
 * the next one into itself.
 */
export function inOneLine(facts: readonly (string | false | null | undefined)[], between = ', '): string {
  return facts
    .filter((fact): fact is string => Boolean(fact))
    .map((fact) => (FROM_THE_RIGHT.test(fact) ? `\u2068${fact}\u2069` : fact))
    .join(between);
}
