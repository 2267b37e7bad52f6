/** What the audit log records, and how it is said to whoever reads it (docs/product.md, Audit). */
export const AUDITED = {
  'account.signed-in': 'Signed in',
} as const;

/** One kind of entry in the audit log. */
export type Audited = keyof typeof AUDITED;
