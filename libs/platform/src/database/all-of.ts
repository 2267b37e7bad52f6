/** What has to hold of a row, with a value for each question mark. */
export type Condition = readonly [holds: string, ...values: unknown[]];

/**
 * The `where` of a select that lists what a caller asks for, and its values.
 *
 * @param conditions of which all have to hold; a filter that was not asked for is nothing, and left out
 */
export function allOf(...conditions: (Condition | '' | false | undefined)[]): {
  where: string;
  values: unknown[];
} {
  const asked = conditions.filter((condition) => typeof condition === 'object');
  const holds = asked.map(([holds]) => holds).join(' and ');
  return { where: holds && `where ${holds}`, values: asked.flatMap(([, ...values]) => values) };
}
