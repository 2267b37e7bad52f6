import { readFileSync } from 'node:fs';

/**
 * The 10,000 commonest passwords of 10 to 128 characters, in lower case: the first of them in the ten million that Mark
 * Burnett published (SecLists, `10-million-password-list-top-1000000`, MIT).
 */
const list = readFileSync(new URL('../../assets/common-passwords.txt', import.meta.url), 'utf8');
const common = new Set(list.trimEnd().split('\n'));

/** In whatever capitals. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFKC').toLowerCase());
}
