import type { Clock, Config } from '@groundsheet/platform';
import { FormLinks } from './form-links.js';

const FORM = '01938f00-0000-7000-8000-000000000001';
const OTHER = '01938f00-0000-7000-8000-000000000002';
const link = { formId: FORM, recipient: 'Hire@Example.org', linkVersion: 1, sentOn: '2026-11-21' };
const linksAt = (now: string, linkSecret = 'secret') =>
  new FormLinks(
    { linkSecret, publicUrl: 'https://forms.example.org' } as Config,
    { now: () => new Date(now) } as Clock,
  );
const links = linksAt('2026-11-22T09:00:00Z');

it('opens the form that it was made for', () => {
  expect(links.allows(links.keyFor(link), FORM, 1)).toBe(true);
  expect(links.urlFor(link, 'timesheet')).toBe(
    `https://forms.example.org/completed-form/${FORM}?key=${links.keyFor(link)}`,
  );
});

it('is the same when the form is sent again on the same day, whatever the case of the address', () => {
  expect(links.keyFor({ ...link, recipient: 'hire@example.org ' })).toBe(links.keyFor(link));
});

it.each<[string, (key: string) => boolean]>([
  ['another form', (key) => links.allows(key, OTHER, 1)],
  ['a raised link version', (key) => links.allows(key, FORM, 2)],
  ['another installation', (key) => linksAt('2026-11-22T09:00:00Z', 'other').allows(key, FORM, 1)],
  ['a changed date', (key) => links.allows(key.replace('20261121', '20271121'), FORM, 1)],
  ['a year and a day later', (key) => linksAt('2027-11-23T00:00:00Z').allows(key, FORM, 1)],
  ['half a key', (key) => links.allows(key.slice(0, 40), FORM, 1)],
  ['no key', () => links.allows(undefined, FORM, 1)],
])('does not open %s', (_, allows) => {
  expect(allows(links.keyFor(link))).toBe(false);
});

it.each<[string, string | null]>([
  ['wrong', links.keyFor(link).replace('20261121', '20271121')],
  ['wrong', null],
  ['stopped', links.keyFor({ ...link, linkVersion: 2 })],
])('says why a key does not open it: %s', (fault, key) => {
  expect(links.faultOf(key ?? undefined, FORM, 1)).toBe(fault);
});

it('says of a key that has run out that it is old, to nobody who has made it up', () => {
  const later = linksAt('2027-11-23T00:00:00Z');
  expect(later.faultOf(links.keyFor(link), FORM, 1)).toBe('old');
  expect(later.faultOf(links.keyFor(link), OTHER, 1)).toBe('wrong');
});

it('is still good eleven months later', () => {
  expect(linksAt('2027-10-21T09:00:00Z').allows(links.keyFor(link), FORM, 1)).toBe(true);
});
