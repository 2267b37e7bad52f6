import { alike } from './folding.js';

/** Every order number begins with one of these (docs/product.md, Orders). */
export const ORDER_PREFIXES = ['P-', 'S-', 'M-'] as const;

/** How a company's rules are joined into its stored pattern. */
export const RULE_SEPARATOR = ' | ';
/** Also where a blank rule begins or ends what was typed. */
const SEPARATOR = /(?:^| )\|(?= |$)/;

const FORMS =
  'starts with X, ends with X, contains X, N digits, N characters, at least N characters, between N and M';

/** Whether a number satisfies one rule. `whole` is upper case with its prefix, `part` is what follows the prefix. */
type Holds = (whole: string, part: string) => boolean;

/** A rule of a company that has been understood. */
export interface OrderRule {
  /** As it was typed, trimmed. */
  text: string;
  /** For the admin who writes rules: what it asks of a number. */
  means: string;
  holds: Holds;
}

export interface OrderRuleFault {
  rule: string;
  /** For the user: quotes the rule and lists the forms. */
  message: string;
}

const AFTER_PREFIX = 'after P-, S- or M-';

/** What a rule can ask of an order number, in the order in which it is offered. */
export const ORDER_RULES = {
  'starts-with': 'Starts with',
  'ends-with': 'Ends with',
  contains: 'Contains',
  digits: 'Number of digits',
  characters: 'Number of characters',
  'at-least': 'At least so many characters',
  between: 'Number between',
} as const;

export type OrderRuleKind = keyof typeof ORDER_RULES;

/** A rule as it is chosen: what it asks, and its value, or its two. */
export interface ChosenRule {
  readonly kind: OrderRuleKind;
  readonly first: string;
  /** Of `between` alone. */
  readonly second: string;
}

interface RuleForm {
  kind: OrderRuleKind;
  form: RegExp;
  /** The rule with these values. */
  says: (first: string, second: string) => string;
  /** Null where the values make no sense. */
  reads: (first: string, second: string) => Holds | null;
  means: (first: string, second: string) => string;
}

/** docs/product.md, Orders. */
const RULE_FORMS: readonly RuleForm[] = [
  {
    kind: 'starts-with',
    says: (x) => `starts with ${x}`,
    form: /^STARTS WITH (\S.*)$/,
    reads: (x) => (whole, part) => whole.startsWith(x) || part.startsWith(x),
    means: (x) => `Begins with “${x}”, with or without the P-, S- or M- before it.`,
  },
  {
    kind: 'ends-with',
    says: (x) => `ends with ${x}`,
    form: /^ENDS WITH (\S.*)$/,
    reads: (x) => (whole) => whole.endsWith(x),
    means: (x) => `Ends with “${x}”.`,
  },
  {
    kind: 'contains',
    says: (x) => `contains ${x}`,
    form: /^CONTAINS (\S.*)$/,
    reads: (x) => (whole) => whole.includes(x),
    means: (x) => `Contains “${x}”.`,
  },
  {
    kind: 'digits',
    says: (n) => `${n} digits`,
    form: /^(\d{1,3}) DIGITS?$/,
    reads: (n) => (_, part) => /^\d+$/.test(part) && part.length === Number(n),
    means: (n) => `Exactly ${counted(n, 'digit')} ${AFTER_PREFIX}.`,
  },
  {
    kind: 'characters',
    says: (n) => `${n} characters`,
    form: /^(\d{1,3}) CHARACTERS?$/,
    reads: (n) => (_, part) => lengthOf(part) === Number(n),
    means: (n) => `Exactly ${counted(n, 'character')} ${AFTER_PREFIX}.`,
  },
  {
    kind: 'at-least',
    says: (n) => `at least ${n} characters`,
    form: /^AT LEAST (\d{1,3}) CHARACTERS?$/,
    reads: (n) => (_, part) => lengthOf(part) >= Number(n),
    means: (n) => `At least ${counted(n, 'character')} ${AFTER_PREFIX}.`,
  },
  {
    kind: 'between',
    says: (low, high) => `between ${low} and ${high}`,
    form: /^BETWEEN (\d{1,15}) AND (\d{1,15})$/,
    reads: readRange,
    means: (low, high) => `A number from ${low} to ${high} ${AFTER_PREFIX}.`,
  },
];

/** In capitals, as the box on the screen has it, and of letters that look alike the one that the rules have. */
export function normaliseOrderNumber(text: string): string {
  return alike(text).trim().toUpperCase();
}

/** Longer than 3 characters, as the screen requires too. */
export function isOrderNumberLongEnough(text: string): boolean {
  return lengthOf(normaliseOrderNumber(text)) > 3;
}

/** Reads a stored pattern. Blank parts are dropped; a rule that is not understood becomes a fault. */
export function parseOrderRules(pattern: string | null): { rules: OrderRule[]; faults: OrderRuleFault[] } {
  const rules: OrderRule[] = [];
  const faults: OrderRuleFault[] = [];
  for (const text of splitRules(pattern)) {
    const rule = readRule(text);
    if (rule) rules.push(rule);
    else
      faults.push({
        rule: text,
        message: `We do not understand “${text}”. Please use one of these: ${FORMS}.`,
      });
  }
  return { rules, faults };
}

/** The rules of a stored pattern as typed, trimmed, without blank ones. */
export function splitRules(pattern: string | null): string[] {
  return (pattern ?? '')
    .split(SEPARATOR)
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '');
}

/**
 * Checks a number for a company that requires validation: the prefix and length that hold for all companies, and at
 * least one of the company's own rules if it has any.
 *
 * @returns the result, with a sentence for the driver
 */
export function judgeOrderNumber(
  orderNumber: string,
  pattern: string | null,
): { valid: boolean; message: string } {
  const whole = normaliseOrderNumber(orderNumber);
  const prefix = ORDER_PREFIXES.find((each) => whole.startsWith(each));
  if (!prefix) return { valid: false, message: 'Order number must start with P-, S-, or M-.' };
  if (!isOrderNumberLongEnough(whole)) {
    return { valid: false, message: 'Order number is too short. It needs at least 4 characters.' };
  }
  const asked = splitRules(pattern);
  const { rules } = parseOrderRules(pattern);
  if (asked.length > 0 && !rules.some((rule) => rule.holds(whole, whole.slice(prefix.length)))) {
    return {
      valid: false,
      message: `${whole} does not match this company's order numbers (${asked.join(', or ')}). Please check it and try again.`,
    };
  }
  return { valid: true, message: `Order number ${whole} is valid.` };
}

/** What a rule asks, as it would be chosen; null where it is not understood. */
export function chosenRule(text: string): ChosenRule | null {
  const read = readForm(text.trim());
  return read && { kind: read.form.kind, first: read.first, second: read.second };
}

/** A rule with its values as it is stored; empty as long as a value is missing. */
export function ruleText({ kind, first, second }: ChosenRule): string {
  const values = [first.trim(), second.trim()] as const;
  if (!values[0] || (kind === 'between' && !values[1])) return '';
  return RULE_FORMS.find((form) => form.kind === kind)!.says(...values);
}

function readRule(text: string): OrderRule | null {
  const read = readForm(text);
  return read && { text, holds: read.holds, means: read.form.means(read.first, read.second) };
}

function readForm(text: string) {
  const upper = normaliseOrderNumber(text);
  for (const form of RULE_FORMS) {
    const [, first = '', second = ''] = form.form.exec(upper) ?? [];
    const holds = first && form.reads(first, second);
    if (holds) return { form, first, second, holds };
  }
  return null;
}

function counted(count: string, unit: string): string {
  return `${Number(count)} ${unit}${Number(count) === 1 ? '' : 's'}`;
}

/** Compares the digits after the prefix as a number; a range that ends before it begins is not understood. */
function readRange(first: string, second: string): Holds | null {
  const [low, high] = [Number(first), Number(second)];
  if (low > high) return null;
  return (_, part) => /^\d+$/.test(part) && Number(part) >= low && Number(part) <= high;
}

function lengthOf(text: string): number {
  return [...text].length;
}
