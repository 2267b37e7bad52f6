import { frequentEmails, readSavedEmails, withUsed } from './saved-emails.js';

const AT = '2026-11-21T08:00:00.000Z';
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `site${index + 1}@acme.co.uk`);

describe('saved emails', () => {
  it('are kept lower case, each once, the latest first, twenty at most', () => {
    const saved = withUsed([], numbered(20), AT);
    const next = withUsed(saved, ['New@Acme.co.uk', 'SITE20@acme.co.uk', 'new@acme.co.uk'], AT);
    expect(next).toHaveLength(20);
    expect(next.slice(0, 3).map(({ email }) => email)).toEqual([
      'new@acme.co.uk',
      'site20@acme.co.uk',
      'site1@acme.co.uk',
    ]);
    expect(next[0]).toEqual({ email: 'new@acme.co.uk', label: '', lastUsed: AT });
  });

  it('keep their label', () => {
    const [kept] = withUsed(
      [{ email: 'a@acme.co.uk', label: 'Office', lastUsed: 'long ago' }],
      ['a@acme.co.uk'],
      AT,
    );
    expect(kept).toEqual({ email: 'a@acme.co.uk', label: 'Office', lastUsed: AT });
  });

  it('offer the top four, less those already on the form', () => {
    const saved = withUsed([], numbered(6), AT);
    expect(frequentEmails(saved, []).map(({ email }) => email)).toEqual(numbered(4));
    expect(frequentEmails(saved, ['Site2@acme.co.uk ']).map(({ email }) => email)).toEqual([
      'site1@acme.co.uk',
      'site3@acme.co.uk',
      'site4@acme.co.uk',
    ]);
  });

  it.each([[null], ['{'], ['{}'], ['[1,null]']])('are none for %p', (stored) => {
    expect(readSavedEmails(stored)).toEqual([]);
  });
});
