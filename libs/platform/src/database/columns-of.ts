import { ReferenceKind, type EntityManager, type EntityName } from '@mikro-orm/postgresql';

/**
 * The columns of an entity by name, for a statement whose rows become entities (`em.map`): what `*` is changes with a
 * migration, and PostgreSQL refuses to change what a prepared statement returns (docs/decisions/0056).
 *
 * @param lazy which of the properties that are read only when asked for
 */
export function columnsOf<T extends object>(
  em: EntityManager,
  entity: EntityName<T>,
  lazy: readonly string[] = [],
): string {
  return em
    .getMetadata(entity)
    .props.filter(({ kind, persist = true }) => kind === ReferenceKind.SCALAR && persist)
    .filter((property) => !property.lazy || lazy.includes(property.name))
    .flatMap(({ fieldNames }) => fieldNames)
    .map((name) => em.getPlatform().quoteIdentifier(name))
    .join(', ');
}
