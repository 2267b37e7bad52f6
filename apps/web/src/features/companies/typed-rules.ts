import { RULE_SEPARATOR, splitRules } from '@groundsheet/form-rules';

/** A rule in the editor. */
export interface TypedRule {
  readonly id: number;
  readonly text: string;
  /** Added here; it waits to be typed over. */
  readonly isNew: boolean;
}

let lastId = 0;

export function newRule(): TypedRule {
  return ruleOf('new rule', true);
}

/** Those of a stored pattern, without blank ones. */
export function typedRules(pattern: string | null): readonly TypedRule[] {
  return splitRules(pattern).map((text) => ruleOf(text, false));
}

/** As they are stored: blank ones are dropped. */
export function joinRules(rules: readonly TypedRule[]): string {
  return rules
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(RULE_SEPARATOR);
}

function ruleOf(text: string, isNew: boolean): TypedRule {
  lastId += 1;
  return { id: lastId, text, isNew };
}
