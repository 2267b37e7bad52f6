/**
 * A form with all of its fields: what the sender left out, or sent as null, is empty, because saving replaces the whole
 * form (docs/product.md, Drafts). Fields that the form does not have are dropped.
 *
 * @param empty the form on which nothing has been entered
 */
export function wholeForm<F extends object>(empty: F, sent: { [Field in keyof F]?: F[Field] | null }): F {
  const fields = Object.keys(empty) as (keyof F)[];
  return Object.fromEntries(fields.map((field) => [field, sent[field] ?? empty[field]])) as F;
}
