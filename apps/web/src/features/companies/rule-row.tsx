import {
  FIELD_LENGTHS,
  ORDER_RULES,
  parseOrderRules,
  type ChosenRule,
  type OrderRuleKind,
} from '@groundsheet/form-rules';
import { Trash2 } from 'lucide-react';

import { Button } from '../../components/button.js';
import { TextField } from '../../components/field.js';
import { SelectField } from '../../components/select-field.js';
import { chosenAnew, isUntouched, type TypedRule } from './typed-rules.js';

const CHOICES = (Object.keys(ORDER_RULES) as OrderRuleKind[]).map((value) => ({
  value,
  label: ORDER_RULES[value],
}));

/** How long a count of digits or characters may be written, and the ends of a range. */
const DIGITS: Partial<Record<OrderRuleKind, number>> = {
  digits: 3,
  characters: 3,
  'at-least': 3,
  between: 15,
};

interface RuleRowProps {
  no: number;
  rule: TypedRule;
  /** The company has been refused: what is not understood is said of every rule. */
  isTried: boolean;
  onChange: (rule: TypedRule) => void;
  onRemove: () => void;
}

/** One rule: what it asks, its value, and what that means; or the rule in words. */
export function RuleRow({ no, rule, isTried, onChange, onRemove }: RuleRowProps) {
  const { chosen } = rule;
  const choose = (kind: OrderRuleKind | undefined) =>
    onChange(chosenAnew(rule, kind ? startOf(kind, chosen) : null));
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3">
      <div className="grid items-end gap-2 tablet:grid-cols-[minmax(0,1fr)_auto]">
        <SelectField
          id={`rule-${rule.id}`}
          label={`Rule ${no}`}
          autoFocus={rule.isNew}
          none="In words"
          options={CHOICES}
          value={chosen?.kind}
          onChoose={choose}
        />
        <Button className="h-field px-3" onClick={onRemove}>
          <Trash2 aria-hidden />
          <span>
            Remove<span className="sr-only"> rule {no}</span>
          </span>
        </Button>
      </div>
      {chosen ? (
        <Values
          no={no}
          chosen={chosen}
          text={rule.text}
          onChange={(values) => onChange(chosenAnew(rule, values))}
        />
      ) : (
        <InWords no={no} rule={rule} isTried={isTried} onChange={onChange} />
      )}
    </li>
  );
}

/** Another choice keeps the value where it can be one. */
function startOf(kind: OrderRuleKind, before: ChosenRule | null): ChosenRule {
  const keeps = (value = '') => (DIGITS[kind] ? /^\d+$/.test(value) : true) && value;
  return { kind, first: keeps(before?.first) || '', second: keeps(before?.second) || '' };
}

interface ValuesProps {
  no: number;
  chosen: ChosenRule;
  text: string;
  onChange: (chosen: ChosenRule) => void;
}

function Values({ no, chosen, text, onChange }: ValuesProps) {
  const { kind } = chosen;
  const digits = DIGITS[kind];
  const { rules, faults } = parseOrderRules(text);
  const sentence = rules[0]?.means ?? 'This rule counts once its value is filled in.';
  const isBackwards = faults.length > 0 && kind === 'between';
  const error = isBackwards ? 'The first number has to be the smaller one.' : faults[0]?.message;
  const value = (name: 'first' | 'second', label: string) => (
    <TextField
      label={label}
      labelHidden={kind !== 'between'}
      placeholder={digits ? '6' : '00'}
      autoComplete="off"
      spellCheck={false}
      inputMode={digits ? 'numeric' : undefined}
      maxLength={digits ?? FIELD_LENGTHS.orderNumber}
      value={chosen[name]}
      {...(name === 'first' ? { error, hint: error ? undefined : sentence } : {})}
      onChange={({ target }) =>
        // A bar would part it into two rules.
        onChange({ ...chosen, [name]: target.value.replaceAll(digits ? /\D/g : /\|/g, '') })
      }
    />
  );
  if (kind !== 'between') return value('first', `Value of rule ${no}`);
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      {value('first', 'From')}
      {value('second', 'To')}
    </div>
  );
}

function InWords({ no, rule, isTried, onChange }: Omit<RuleRowProps, 'onRemove'>) {
  const { rules, faults } = parseOrderRules(rule.text);
  const isQuiet = isUntouched(rule) && !isTried;
  return (
    <TextField
      label={`Rule ${no} in words`}
      labelHidden
      placeholder="starts with 00"
      autoComplete="off"
      spellCheck={false}
      maxLength={FIELD_LENGTHS.defaultOrderPattern}
      error={isQuiet ? undefined : faults[0]?.message}
      hint={
        isQuiet
          ? 'Choose the kind of rule above, or write it here.'
          : rules.map(({ means }) => means).join(' ')
      }
      value={rule.text}
      onFocus={({ target }) => {
        if (isUntouched(rule)) target.select();
      }}
      onChange={({ target }) => onChange({ ...rule, text: target.value })}
    />
  );
}
