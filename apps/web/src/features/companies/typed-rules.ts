import { chosenRule, RULE_SEPARATOR, ruleText, splitRules, type ChosenRule } from '@groundsheet/form-rules';

export interface TypedRule {
  readonly id: number;
  /** As it is stored; blank while a value is missing. */
  readonly text: string;
  /** What it asks and its values; null for one that is written in words. */
  readonly chosen: ChosenRule | null;
  /** Added here; it waits to be chosen, or typed over. */
  readonly isNew: boolean;
}

const NEW_RULE = 'new rule';

let lastId = 0;

export function newRule(): TypedRule {
  lastId += 1;
  return { id: lastId, text: NEW_RULE, chosen: null, isNew: true };
}

/** Nobody has said yet what it asks. */
export function isUntouched({ isNew, text }: TypedRule): boolean {
  return isNew && text === NEW_RULE;
}

/** Those of a stored pattern, without blank ones. */
export function typedRules(pattern: string | null): readonly TypedRule[] {
  return splitRules(pattern).map((text) => {
    lastId += 1;
    return { id: lastId, text, chosen: chosenRule(text), isNew: false };
  });
}

/** @param chosen null to write it in words, from what it was */
export function chosenAnew(rule: TypedRule, chosen: ChosenRule | null): TypedRule {
  return { ...rule, chosen, text: chosen ? ruleText(chosen) : rule.text };
}

/** As they are stored: blank ones are dropped. */
export function joinRules(rules: readonly TypedRule[]): string {
  return rules
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(RULE_SEPARATOR);
}
