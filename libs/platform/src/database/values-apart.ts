import { isRaw } from '@mikro-orm/core';
import type { AbstractSqlPlatform } from '@mikro-orm/postgresql';

/** A statement with MikroORM's marks: `?` for a value, `??` for a name, `\?` for a question mark. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

const MARKS = /\\\?|\?\??/g;

/**
 * A statement as PostgreSQL takes it: with `$1` where the first value belongs, and the values beside it. As with MikroORM,
 * a list is written as so many values, as for `in (?)`, and a raw fragment as what it says.
 */
export function valuesApart(
  platform: Pick<AbstractSqlPlatform, 'quoteIdentifier'>,
  { sql, params }: Statement,
): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const placeOf = (value: unknown): string => {
    if (isRaw(value)) return filled(value);
    if (Array.isArray(value)) return value.map(placeOf).join(', ');
    return `$${values.push(value)}`;
  };
  const filled = (part: Statement): string => {
    let next = 0;
    const fill = (mark: string) => {
      if (mark === '\\?') return '?';
      const value = part.params[next++];
      return mark === '?' ? placeOf(value) : platform.quoteIdentifier(value as string);
    };
    // Without values MikroORM takes the text as it is.
    return part.params.length === 0 ? part.sql : part.sql.replace(MARKS, fill);
  };
  return { text: filled({ sql, params }), values };
}
