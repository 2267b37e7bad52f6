/** A number as `packedNumber` of form-rules writes it, in SQL. */
export function packedSql(column: string): string {
  return `upper(regexp_replace(${column}, '\\s', '', 'g'))`;
}

/** What tells machines apart, as `machineKey` of form-rules has it, in SQL. */
export function machineKeySql(column: string): string {
  return `upper(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`;
}
