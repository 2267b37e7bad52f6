import { formatDate, SIGNED_WAYS, type SignedWay } from '@groundsheet/form-rules';

/** What the audit log records, and how it is said to its readers (docs/safeguards.md, Audit). */
export const AUDITED = {
  'account.registered': 'Registered',
  'account.invited': 'Invited somebody',
  'account.taken-over': 'Invited the owner of an address that nobody had confirmed',
  'account.invited-again': 'Sent an invitation again',
  'account.invitation-withdrawn': 'Withdrew an invitation',
  'account.invitation-accepted': 'Accepted an invitation',
  'account.signed-in': 'Signed in',
  'account.password-wrong': 'Typed a wrong password',
  'account.signed-out': 'Signed out',
  'account.session-ended': 'Signed out another device',
  'account.address-confirmed': 'Confirmed the email address',
  'account.password-changed': 'Changed the password',
  'account.password-replaced': 'Set a new password with the link from an email',
  'account.role-changed': 'Changed the role',
  'account.deactivated': 'Deactivated the account',
  'account.reactivated': 'Reactivated the account',
  'account.deleted': 'Deleted the account',
  'account.removed': 'Removed the account, as nobody had confirmed its address',
  'account.data-downloaded': 'Downloaded everything that is kept about them',
  'account.forms-exported': 'Exported their forms',
  'account.looked-at': 'Looked at the page of an account',
  'form.begun': 'Began a draft',
  'form.signed': 'Signed a form',
  'form.sent': 'Sent a form',
  'form.corrected': 'Sent a correction in place of a form',
  'form.sent-again': 'Had a form mailed again',
  'form.claimed': 'Added a form that was sent without an account to their own',
  'form.thrown-away': 'Deleted a draft',
  'form.read': 'Opened another person’s form',
  'form.link-opened': 'Opened a form by the link in its mail',
  'form.links-revoked': 'Revoked the links to a form',
  'signature.asked': 'Asked for a signature',
  'signature.opened': 'Opened what they were asked to sign',
  'signature.refused-here': 'Tried to sign on the hire firm’s own phone, and was refused',
  'signature.passed-on': 'Passed the request to sign on to someone else',
  'signature.withdrawn': 'Withdrew a request to sign',
  'signature.reminded': 'Sent a reminder to sign',
  'signature.queried': 'Said something is wrong',
  'signature.query-accepted': 'Accepted what the client says is wrong',
  'signature.query-answered': 'Answered what the client says is wrong',
  'signature.denied': 'Said they did not sign it',
  'email.sent': 'Mailed it',
  'email.kept locally': 'Kept its mail on this computer (practice mode)',
  'email.delivered': 'Delivered its mail',
  'email.suppressed': 'Did not mail it, as the recipient has opted out',
  'email.failed': 'Could not deliver its mail',
  'email.bounced': 'Its mail bounced',
  'form-set.signed': 'Signed a form set on site',
  'form-set.asked': 'Asked the driver to complete a form set',
  'account.asked-for-sheets': 'Asked the driver for missing sheets',
  'form-set.dispatched': 'Approved a form set and had it mailed',
  'form-set.sent-again': 'Had a form set mailed again',
  'form-set.read': 'Opened another person’s form set',
  'form-set.link-opened': 'Opened a form set by the link in its mail',
  'form-set.links-revoked': 'Revoked the links to a form set',
  'mail.read': 'Looked at a mail about it',
  'mail.sent-again': 'Had one of its mails sent again',
  'suppression.added': 'Stopped all mail to an address',
  'suppression.removed': 'Allowed mail to an address again',
  'job.run-again': 'Ran a failed job again',
  'company.added': 'Added a customer',
  'company.changed': 'Changed a customer',
  'company.archived': 'Archived a customer',
  'company.restored': 'Restored a customer',
  'firm.changed': 'Changed the details of our firm',
  'machine.added': 'Added a machine',
  'machine.changed': 'Changed a machine',
  'machine.archived': 'Archived a machine',
  'machine.restored': 'Restored a machine',
  'machine.imported': 'Imported machines from a file',
  'machine.log-printed': 'Printed the log of a machine',
  'machine.certificate-added': 'Added a certificate to a machine',
  'machine.certificate-changed': 'Changed a certificate of a machine',
  'machine.certificate-replaced': 'Replaced a certificate of a machine',
  'machine.certificate-removed': 'Removed a certificate of a machine',
  'severity.changed': 'Changed the severity list',
  'repair-link.made': 'Made a link for a fitter',
  'repair-link.opened': 'Opened a fitter’s link',
  'repair-link.withdrawn': 'Withdrew a fitter’s link',
  'off-hire.requested': 'Gave an off-hire notice',
  'off-hire.collected': 'Confirmed a collection',
  'off-hire.withdrawn': 'Withdrew an off-hire notice',
  'off-hire.read': 'Opened an off-hire notice',
  'document.read': 'Looked into a driver’s document vault',
  'share-pack.made': 'Made a share pack of documents',
  'share-pack.opened': 'Opened a share pack by its link',
  'share-pack.withdrawn': 'Withdrew a share pack',
  'list.people': 'Looked at the list of people',
  'list.mails': 'Looked at the list of mails',
  'list.do-not-send': 'Looked at the do not send list',
  'list.forms': 'Looked at the list of everybody’s forms',
  'list.forms-table': 'Downloaded a table of everybody’s forms',
  'list.forms-pdfs': 'Downloaded the PDFs of everybody’s forms',
  'list.form-sets': 'Looked at the list of everybody’s form sets',
  'list.off-hires': 'Looked at the list of off-hire notices',
  'list.off-hires-table': 'Downloaded a table of the off-hire notices',
  'list.overview': 'Looked at the overview',
  'list.overview-table': 'Downloaded a table of the overview',
  'list.defects': 'Looked at the list of defects',
  'list.defects-table': 'Downloaded a table of defects',
  'list.audit-log': 'Looked at the audit log',
  'list.audit-log-table': 'Downloaded a table of the audit log',
} as const;

/** One kind of entry in the audit log. */
export type Audited = keyof typeof AUDITED;

/** A few plain facts of an entry. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>;

/** Of what was opened, that which is not the record itself. */
const OPENED_AS: Partial<Record<string, string>> = { pdf: 'its PDF', photo: 'its photos' };

/** An entry for its readers, with what its details add: `Changed the role (driver to supervisor)`. */
export function auditedWords(what: Audited, details: AuditDetails | null): string {
  const added = what.startsWith('list.') ? filterWords(details ?? {}) : factWords(what, details);
  return added.length > 0 ? `${AUDITED[what]} (${added.join(', ')})` : AUDITED[what];
}

function factWords(what: Audited, details: AuditDetails | null): unknown[] {
  const { by, from, to, as, week, way } = details ?? {};
  const change = from && to ? `${from} to ${to}` : to;
  const whose = by === 'settings' ? 'by the settings' : what.endsWith('.signed') && by;
  const how = SIGNED_WAYS[way as SignedWay] as string | undefined;
  return [change, whose, how, OPENED_AS[String(as)], week && `week ending ${said(week)}`].filter(Boolean);
}

/** How a list was filtered: `invited, by search, 2 rows`. Of what was typed the log does not have the words. */
function filterWords({ from, to, rows, further, ...filters }: AuditDetails): string[] {
  const asked = Object.entries(filters).map(([name, value]) => (value === true ? `by ${name}` : said(value)));
  const [first, last] = [from && said(from), to && said(to)];
  const days = first && last ? `${first} to ${last}` : first ? `from ${first}` : last && `up to ${last}`;
  const many = typeof rows === 'number' && (rows === 1 ? '1 row' : `${rows} rows`);
  return [days, ...asked, further && 'further pages', many].filter((words) => typeof words === 'string');
}

const IS_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A day as everywhere else: `21 Nov 2026`. */
function said(value: AuditDetails[string]): string {
  return typeof value === 'string' && IS_DATE.test(value) ? formatDate(value) : String(value);
}
