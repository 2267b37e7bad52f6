/** A number as `packedNumber` of form-rules writes it, in SQL. */
export function packedSql(column: string): string {
  return `upper(regexp_replace(${column}, '\\s', '', 'g'))`;
}
