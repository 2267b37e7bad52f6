import type { EntityManager, EntityName } from '@mikro-orm/postgresql';

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
  const platform = em.getPlatform();
  const wanted = lazy.map((field) => ({ field: field as never }));
  return em
    .getMetadata(entity)
    .props.filter((property) => platform.shouldHaveColumn(property, wanted, [], false))
    .flatMap(({ fieldNames }) => fieldNames)
    .map((name) => platform.quoteIdentifier(name))
    .join(', ');
}
