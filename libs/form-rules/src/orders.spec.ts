import {
  isOrderNumberLongEnough,
  judgeOrderNumber,
  normaliseOrderNumber,
  ORDER_PREFIXES,
  parseOrderRules,
  RULE_SEPARATOR,
} from './orders.js';

it('keeps the prefixes and the separator', () => {
  expect(ORDER_PREFIXES).toEqual(['P-', 'S-', 'M-']);
  expect(RULE_SEPARATOR).toBe(' | ');
});

it('trims and upper-cases', () => {
  expect(normaliseOrderNumber('  p-0012a ')).toBe('P-0012A');
});

it.each([
  ['P-1', false],
  ['P-12', true],
  ['   ', false],
  [' P-1 ', false],
])('%s is long enough: %s', (number, expected) => {
  expect(isOrderNumberLongEnough(number)).toBe(expected);
});

describe('without rules of the company', () => {
  it.each([
    ['P-12', true],
    ['s-99', true],
    ['M-A1B2', true],
    [' m-77 ', true],
    ['P-1', false],
    ['P-', false],
    ['Q-1234', false],
    ['P1234', false],
    ['1234', false],
    ['', false],
  ])('%s is accepted: %s', (number, valid) => {
    expect(judgeOrderNumber(number, null).valid).toBe(valid);
    expect(judgeOrderNumber(number, '  ').valid).toBe(valid);
  });
});

describe('with one rule', () => {
  it.each([
    ['starts with 00', 'P-001234', true],
    ['starts with 00', 'P-1001', false],
    ['starts with P-45', 'P-4501', true],
    ['starts with p-45', 'p-4501', true],
    ['starts with P-45', 'S-4501', false],
    ['STARTS WITH ab', 'M-ABC', true],
    ['ends with /26', 'P-991/26', true],
    ['ends with /26', 'P-991/27', false],
    ['contains kx', 'S-1KX9', true],
    ['contains kx', 'S-1K9X', false],
    ['contains A B', 'S-1A B2', true],
    ['6 digits', 'P-123456', true],
    ['6 digits', 'P-12345', false],
    ['6 digits', 'P-1234567', false],
    ['6 digits', 'P-12345A', false],
    ['1 digit', 'P-12', false],
    ['4 characters', 'P-AB12', true],
    ['4 characters', 'P-AB1', false],
    ['4 characters', 'P-AB123', false],
    ['at least 4 characters', 'P-AB123', true],
    ['at least 4 characters', 'P-AB1', false],
    ['between 1000 and 1999', 'P-1000', true],
    ['between 1000 and 1999', 'P-1999', true],
    ['between 1000 and 1999', 'P-2000', false],
    ['between 1000 and 1999', 'P-0999', false],
    ['between 1000 and 1999', 'P-1500A', false],
    ['between 10 and 20', 'P-0015', true],
    ['  starts   with  00 ', 'P-001', true],
  ])('%s: %s is accepted: %s', (rule, number, valid) => {
    expect(judgeOrderNumber(number, rule).valid).toBe(valid);
  });

  it('still requires the prefix and the length', () => {
    expect(judgeOrderNumber('001234', 'starts with 00').valid).toBe(false);
    expect(judgeOrderNumber('P-9', 'ends with 9').valid).toBe(false);
  });
});

it('accepts what at least one of several rules accepts', () => {
  const pattern = 'starts with 00 | 6 digits';
  expect(judgeOrderNumber('P-00A', pattern).valid).toBe(true);
  expect(judgeOrderNumber('P-123456', pattern).valid).toBe(true);
  expect(judgeOrderNumber('P-12345', pattern).valid).toBe(false);
});

it('refuses everything while a stored rule is not understood and no other holds', () => {
  expect(judgeOrderNumber('P-1234', 'new rule').valid).toBe(false);
});

it('says what is wrong', () => {
  expect(judgeOrderNumber('1234', null).message).toBe('Order number must start with P-, S-, or M-.');
  expect(judgeOrderNumber('P-1', null).message).toBe(
    'Order number is too short. It needs at least 4 characters.',
  );
  expect(judgeOrderNumber('p-12', 'starts with 00 | 6 digits').message).toBe(
    "P-12 does not match this company's order numbers (starts with 00, or 6 digits). Please check it and try again.",
  );
  expect(judgeOrderNumber('p-0012', 'starts with 00').message).toBe('Order number P-0012 is valid.');
});

describe('the rule language', () => {
  it('reads a stored pattern and drops blank parts', () => {
    const { rules, faults } = parseOrderRules('starts with 00 |  | at least 3 characters');
    expect(rules.map((rule) => rule.text)).toEqual(['starts with 00', 'at least 3 characters']);
    expect(faults).toEqual([]);
  });

  it.each([
    ['starts with cv', 'Begins with “CV”, with or without the P-, S- or M- before it.'],
    ['ends with /26', 'Ends with “/26”.'],
    ['contains a  b', 'Contains “A B”.'],
    ['06 digits', 'Exactly 6 digits after P-, S- or M-.'],
    ['1 character', 'Exactly 1 character after P-, S- or M-.'],
    ['at least 4 characters', 'At least 4 characters after P-, S- or M-.'],
    ['between 1000 and 1999', 'A number from 1000 to 1999 after P-, S- or M-.'],
  ])('says of %s what it means', (rule, means) => {
    expect(parseOrderRules(rule).rules[0]?.means).toBe(means);
  });

  it.each([
    'new rule',
    'begins with 00',
    'starts with',
    'digits',
    'six digits',
    '-1 digits',
    'at least characters',
    'between 5 and 3',
    'between A and Z',
    '(a+)+$',
  ])('refuses “%s” with a sentence that quotes it and lists the forms', (rule) => {
    expect(parseOrderRules(rule)).toEqual({
      rules: [],
      faults: [
        {
          rule,
          message: `We do not understand “${rule}”. Please use one of these: starts with X, ends with X, contains X, N digits, N characters, at least N characters, between N and M.`,
        },
      ],
    });
  });

  it('treats characters of regular expressions literally', () => {
    expect(judgeOrderNumber('P-12.4', 'contains 2.4').valid).toBe(true);
    expect(judgeOrderNumber('P-1234', 'contains 2.4').valid).toBe(false);
  });
});
