/**
 * A form with every field that it can have: what the sender left out, or sent as null, is empty (product decisions,
 * "Where the specification contradicts itself": PUT replaces the whole form). Fields that the form does not have are
 * left behind.
 *
 * @param empty the form on which nothing has been entered
 */
export function wholeForm<F extends object>(empty: F, sent: { [Field in keyof F]?: F[Field] | null }): F {
  const fields = Object.keys(empty) as (keyof F)[];
  return Object.fromEntries(fields.map((field) => [field, sent[field] ?? empty[field]])) as F;
}
