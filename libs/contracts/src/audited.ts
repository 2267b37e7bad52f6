/** What the audit log records, and how it is said to whoever reads it (docs/product.md, Audit). */
export const AUDITED = {
  'account.signed-in': 'Signed in',
  'form.begun': 'Began a draft',
  'form.signed': 'Signed a draft',
  'form.sent': 'Sent a form',
  'form.corrected': 'Sent a correction in place of a form',
  'form.sent-again': 'Had a form mailed again',
  'form.claimed': 'Added a form that was sent without an account to their own',
  'form.thrown-away': 'Threw a draft away',
  'form.read': 'Opened another person’s form',
  'form.link-opened': 'Opened a form by the link in its mail',
  'form.links-revoked': 'Revoked the links to a form',
} as const;

/** One kind of entry in the audit log. */
export type Audited = keyof typeof AUDITED;
