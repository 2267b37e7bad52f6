import { OneOf, ResponseField } from '../bodies/fields.js';

/** Of whatever begins with no letter of the Latin alphabet. */
const OTHERS = '#';
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', OTHERS];

/** How many records of a register begin with a letter. */
export class LetterCount {
  @ResponseField({ enum: LETTERS, example: 'N' })
  letter!: string;

  @ResponseField({ type: Number, example: 12 })
  count!: number;
}

/** The filter of a register by the letter that its records begin with. */
export function Letter(about: string): PropertyDecorator {
  return OneOf(LETTERS, { about });
}

const FIRST = (text: string) => `upper(left(${text}, 1))`;
const IS_LATIN = (text: string) => `${FIRST(text)} ~ '^[A-Z]$'`;

/** The condition of such a filter on the text by which the register is sorted, for `allOf`. */
export function beginsWith(text: string, letter: string): [sql: string, ...values: string[]] {
  if (letter === OTHERS) return [`not ${IS_LATIN(text)}`];
  // The first half lets the index of the register begin there.
  return [`lower(${text}) >= ? and ${FIRST(text)} = ?`, letter.toLowerCase(), letter];
}

/** Counts by letter what a register shows. */
export function lettersSql(table: string, text: string, where: string): string {
  return `
    select letter, count(*)::int as count
      from (select case when ${IS_LATIN(text)} then ${FIRST(text)} else '${OTHERS}' end as letter
              from ${table} ${where}) as begun
     group by letter order by letter = '${OTHERS}', letter`;
}
