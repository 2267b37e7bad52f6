import type { EntityClass } from '@mikro-orm/postgresql';

interface GoneAfterRow {
  readonly entity: EntityClass<object>;
  /** Of the time that the hours are counted from. */
  readonly property: string;
  readonly hours: number;
}

const rows: GoneAfterRow[] = [];

/**
 * Rows of this entity are deleted by housekeeping so many hours after the time in this property; where several say so, by
 * whichever comes first (docs/safeguards.md, Retention).
 */
export function GoneAfter(property: string, hours: number): ClassDecorator {
  return (entity) => void rows.push({ entity: entity as unknown as EntityClass<object>, property, hours });
}

/** What is deleted without more ado, as {@link GoneAfter} says. */
export function goneAfter(): readonly GoneAfterRow[] {
  return rows;
}
