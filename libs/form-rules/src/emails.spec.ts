import {
  FREQUENT_EMAILS,
  isEmail,
  judgeEmail,
  mailboxOf,
  MAX_GUEST_RECIPIENTS,
  MAX_SAVED_EMAILS,
  normaliseEmail,
  recipientFaults,
  validEmails,
  addressesIn,
  refusedEmails,
} from './emails.js';

it.each([
  ['jo@kerr-haulage.co.uk', true],
  [' Jo.Kerr+site@Kerr.CO ', true],
  ["o'neill@kerr.ie", true],
  ['jo@kerr', false],
  ['jo@@kerr.ie', false],
  ['jo.kerr.ie', false],
  ['@kerr.ie', false],
  ['jo@', false],
  ['jo @kerr.ie', false],
  ['jo@kerr..ie', false],
  ['.jo@kerr.ie', false],
  ['jo..k@kerr.ie', false],
  ['jo@-kerr.ie', false],
  ['jo@kerr.ie, al@kerr.ie', false],
  ['Jo <jo@kerr.ie>', false],
  ['jo@kerr.ie\r\nBcc: al@kerr.ie', false],
  [`${'a'.repeat(65)}@kerr.ie`, false],
  [`jo@${'kerr.'.repeat(60)}ie`, false],
  ['', false],
])('%j is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

it.each([
  'a@test.com',
  'a@example.org',
  'a@myfake.ie',
  'a@dummy.net',
  'a@invalid.io',
  'a@tempbox.com',
  'a@throwaway.email',
  'a@abc.com',
  'a@site123.com',
  'a@xyz.co',
  'a@asdf.com',
  'a@qwerty.com',
  'a@tempmail.dev',
  'a@10minutemail.com',
  'a@EXAMPLE.COM',
  'a@mail.latest.ie',
])('%s is a throwaway address', (email) => {
  expect(judgeEmail(email)).toBe('throwaway');
});

it('judges the domain only, and malformed before throwaway', () => {
  expect(judgeEmail('test123@kerr.ie')).toBe('ok');
  expect(judgeEmail('someone@test')).toBe('malformed');
});

it('normalises to trimmed lower case', () => {
  expect(normaliseEmail('  Jo@Kerr.IE\t')).toBe('jo@kerr.ie');
});

it('picks the addresses that may be sent to, each once', () => {
  const list = ['Jo@kerr.ie', '', 'jo@kerr.ie ', 'nonsense', 'al@test.com', 'bo@kerr.ie'];
  expect(validEmails(list, { guest: true })).toEqual(['jo@kerr.ie', 'bo@kerr.ie']);
  expect(validEmails(list, { guest: false })).toEqual(['jo@kerr.ie', 'al@test.com', 'bo@kerr.ie']);
});

it('keeps the limits', () => {
  expect([MAX_GUEST_RECIPIENTS, MAX_SAVED_EMAILS, FREQUENT_EMAILS]).toEqual([5, 20, 4]);
});

it.each<[string[], string[]]>([
  [['a@civils.co.uk', 'b@civils.co.uk'], []],
  [['a@civils.co.uk', 'A@civils.co.uk', 'b@civils.co.uk'], []],
  [[], ['recipients: recipients.missing']],
  [['a@civils.co.uk', 'b@civils.co.uk', 'c@civils.co.uk'], ['recipients: recipients.too-many']],
  [['a@civils.co.uk', 'office'], ['recipients.1: recipients.malformed']],
])('checks the addresses for sending again: %j', (recipients, expected) => {
  const faults = recipientFaults(recipients, 2);
  expect(faults.map(({ path, code }) => `${path}: ${code}`)).toEqual(expected);
});

it.each([
  ['Jo.Kerr@Kerr.ie', 'jo.kerr@kerr.ie'],
  ['jo+site@kerr.ie', 'jo@kerr.ie'],
  ['jo+a+b@kerr.ie', 'jo@kerr.ie'],
  ['+jo@kerr.ie', '+jo@kerr.ie'],
  ['j.o.k+1@gmail.com', 'jok@gmail.com'],
  ['J.Ok@googlemail.com', 'jok@gmail.com'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it.each([
  ['Siân O’Neill <sian@quay-civils.co.uk>', ['sian@quay-civils.co.uk']],
  ['"Rees, Dai" <dai@quay-civils.co.uk>', ['dai@quay-civils.co.uk']],
  ['<dai@quay-civils.co.uk>', ['dai@quay-civils.co.uk']],
  ['mailto:dai@quay-civils.co.uk', ['dai@quay-civils.co.uk']],
  ['MAILTO:dai@quay-civils.co.uk?subject=Hours', ['dai@quay-civils.co.uk']],
  ['dai@quay-civils.co.uk.', ['dai@quay-civils.co.uk']],
  ['(dai@quay-civils.co.uk)', ['dai@quay-civils.co.uk']],
  ['dai@quay-civils.co.uk;sian@quay-civils.co.uk', ['dai@quay-civils.co.uk', 'sian@quay-civils.co.uk']],
  [
    'dai@quay.co.uk, sian@quay.co.uk; bev@quay.co.uk.',
    ['dai@quay.co.uk', 'sian@quay.co.uk', 'bev@quay.co.uk'],
  ],
  ['Dai <dai@quay.co.uk>; bev@quay.co.uk', ['dai@quay.co.uk', 'bev@quay.co.uk']],
  ['dai@quay.co.uk sian@quay.co.uk', ['dai@quay.co.uk', 'sian@quay.co.uk']],
  ["dara.o'shea@quay.co.uk", ["dara.o'shea@quay.co.uk"]],
  // What cannot be taken apart for certain stays as it was typed.
  ['dai rees@quay.co.uk', ['dai rees@quay.co.uk']],
  ['dai@', ['dai@']],
  ['dai', ['dai']],
  ['', ['']],
])('takes %j apart', (typed, addresses) => {
  expect(addressesIn(typed)).toEqual(addresses);
});

it('names what no mail goes to', () => {
  const typed = [
    'dai@quay-civils.co.uk',
    ' ',
    'dai@quay',
    'bev@mailinator-temp.com',
    'DAI@quay-civils.co.uk',
  ];
  expect(refusedEmails(typed, { guest: true })).toEqual(['dai@quay', 'bev@mailinator-temp.com']);
  expect(refusedEmails(typed, { guest: false })).toEqual(['dai@quay']);
});
