/** A number as `packedNumber` of form-rules writes it, in SQL. */
export function packedSql(column: string): string {
  return `upper(regexp_replace(${column}, '\\s', '', 'g'))`;
}

/** What tells machines apart, as `machineKey` of form-rules has it, in SQL. */
export function machineKeySql(column: string): string {
  return `upper(regexp_replace(folded(${column}), '[^[:alnum:]]', '', 'g'))`;
}

const NUMBER = `case when ${machineKeySql('plant_number')} <> '' then plant_number else machine_number end`;
/** What tells the machines of forms apart, as in `setKeyOf`. */
export const MACHINE_KEY = `nullif(${machineKeySql(NUMBER)}, '')`;
/** A machine as the form writes it. */
export const MACHINE = `nullif(${packedSql(NUMBER)}, '')`;
