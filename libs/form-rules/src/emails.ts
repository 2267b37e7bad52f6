import { alike } from './folding.js';
import { tooManyEmails, type FormFault } from './form-faults.js';

/** Recipients on one guest's form (docs/safeguards.md, Limits). */
export const MAX_GUEST_RECIPIENTS = 5;

/** The same for an account whose address is confirmed. */
export const MAX_ACCOUNT_RECIPIENTS = 20;

/** Addresses kept, and how many of them the timesheet offers (docs/product.md, Preferences). */
export const MAX_SAVED_EMAILS = 20;
export const FREQUENT_EMAILS = 4;

/** A domain that contains one of these is refused for guests (docs/product.md, Sending). */
const THROWAWAY_WORDS = [
  'test',
  'example',
  'fake',
  'dummy',
  'invalid',
  'temp',
  'throwaway',
  '123',
  'abc',
  'xyz',
  'asdf',
  'qwerty',
  'tempmail',
  '10minutemail',
] as const;

// The pattern of HTML's email input, but the domain needs a dot and the name may not begin or end with one.
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`);
const MAX_LENGTH = 254;

/** How an address is stored and compared: in lower case, of letters that look alike the one that addresses have. */
export function normaliseEmail(text: string): string {
  return alike(text).trim();
}

export function isEmail(text: string): boolean {
  const email = normaliseEmail(text);
  return email.length <= MAX_LENGTH && EMAIL.test(email);
}

export function isThrowawayEmail(text: string): boolean {
  const email = normaliseEmail(text);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return THROWAWAY_WORDS.some((word) => domain.includes(word));
}

/** What a person is told who wants an account with such an address. */
export const THROWAWAY_REFUSED =
  'We cannot accept this address because it looks like a throwaway one. Please use your own or your firm’s.';

export function judgeEmail(text: string): 'ok' | 'malformed' | 'throwaway' {
  if (!isEmail(text)) return 'malformed';
  return isThrowawayEmail(text) ? 'throwaway' : 'ok';
}

const MAIL_OF_GOOGLE = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address leads to, for counting what one person gets: without a `+tag`, which anybody may add, and
 * without the dots that Google ignores.
 */
export function mailboxOf(text: string): string {
  const email = normaliseEmail(text);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  if (!MAIL_OF_GOOGLE.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

/**
 * The valid addresses of a list, normalised, each once, in their order.
 *
 * @param guest throwaway domains are refused for guests only
 */
export function validEmails(list: readonly string[], { guest }: { guest: boolean }): string[] {
  const good = list.filter((text) => (guest ? judgeEmail(text) === 'ok' : isEmail(text)));
  return [...new Set(good.map(normaliseEmail))];
}

/** What somebody has typed for an address, and that no mail goes to. */
export function refusedEmails(list: readonly string[], { guest }: { guest: boolean }): string[] {
  return list.filter((text) => text.trim() !== '' && validEmails([text], { guest }).length === 0);
}

/** `Siân O’Neill <sian@…>`: a name in front of an address, as mail programs copy it. */
const IN_BRACKETS = /[^;,<]*<([^<>]+)>/gu;

/**
 * The addresses in what was typed or pasted for one: without the name before them, `mailto:`, and the full stop of a sentence.
 *
 * @returns the text alone where it holds anything else
 */
export function addressesIn(text: string): string[] {
  const parts = text
    .replace(IN_BRACKETS, ' $1 ')
    .split(/[;,\s]+/u)
    .map((part) => part.replace(/^["'(]*(?:mailto:)?/iu, '').replace(/\?.*$|[.:)"']+$/gu, ''))
    .filter(Boolean);
  const addresses = parts.filter((part) => part.includes('@'));
  const isAll = addresses.length === parts.length || text.includes('<');
  return isAll && addresses.length > 0 ? addresses : [text.trim()];
}

/**
 * Faults in the addresses typed for sending a form again: each entry must be a complete address.
 *
 * @param most how many addresses this sender may use
 * @param guest throwaway domains are refused as well, where the sender mails as a guest does
 */
export function recipientFaults(
  recipients: readonly string[],
  most: number,
  { guest }: { guest: boolean } = { guest: false },
): FormFault[] {
  const path = 'recipients';
  if (recipients.length === 0)
    return [{ path, code: 'recipients.missing', message: 'Please enter at least one valid email address.' }];
  if (validEmails(recipients, { guest: false }).length > most)
    return [{ path, code: 'recipients.too-many', message: tooManyEmails(most) }];
  return recipients.flatMap((recipient, index) => {
    const verdict = judgeEmail(recipient);
    if (verdict === 'ok' || (verdict === 'throwaway' && !guest)) return [];
    const why =
      verdict === 'throwaway' ? 'throwaway addresses are not accepted' : 'this address is not complete';
    return [
      { path: `${path}.${index}`, code: `recipients.${verdict}`, message: `Email ${index + 1}: ${why}.` },
    ];
  });
}
