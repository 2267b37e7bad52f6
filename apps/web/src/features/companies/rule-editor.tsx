import { FIELD_LENGTHS, judgeOrderNumber, splitRules } from '@groundsheet/form-rules';
import { CircleAlert, CircleCheck, Plus, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { FieldError, TextField } from '../../components/field.js';
import { RuleRow } from './rule-row.js';
import { joinRules, newRule, type TypedRule } from './typed-rules.js';

const MOST = FIELD_LENGTHS.defaultOrderPattern;

interface RuleEditorProps {
  rules: readonly TypedRule[];
  /** Whether the company requires order numbers as it is stored. */
  isRequired: boolean;
  isTried: boolean;
  onChange: (rules: readonly TypedRule[]) => void;
}

/** The rules of a company, each with what it means, and a box to try a number against them. */
export function RuleEditor({ rules, isRequired, isTried, onChange }: RuleEditorProps) {
  const add = useRef<HTMLButtonElement>(null);
  const pattern = joinRules(rules);
  const active = splitRules(pattern).length;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 font-semibold">Order number rules</legend>
      {rules.length > 0 ? (
        <ul aria-label="Order number rules" className="flex flex-col gap-3">
          {rules.map((rule, index) => (
            <RuleRow
              key={rule.id}
              no={index + 1}
              rule={rule}
              isTried={isTried}
              onChange={(changed) => onChange(rules.map((each) => (each === rule ? changed : each)))}
              onRemove={() => {
                onChange(rules.filter((each) => each !== rule));
                add.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
      <Button ref={add} onClick={() => onChange([...rules, newRule()])}>
        <Plus aria-hidden /> Add rule
      </Button>
      <div role="status" className="flex flex-col gap-2 text-sm text-muted">
        <p>{active} rule(s) will be active when saved</p>
        {active > 0 ? (
          <p>
            Drivers will need an order number that begins with P-, S- or M- and fits{' '}
            {active === 1 ? 'this rule' : 'one of these rules'}.
          </p>
        ) : isRequired ? (
          <Notice tone="attention">
            <TriangleAlert aria-hidden />
            <p>
              This company requires order numbers. Saving without a rule turns that off: drivers will no
              longer be asked for one.
            </p>
          </Notice>
        ) : (
          <p>Drivers will not be asked for an order number.</p>
        )}
      </div>
      {pattern.length > MOST ? (
        <FieldError>Please use {MOST} characters or fewer for all rules together.</FieldError>
      ) : null}
      {active > 0 ? <TryNumber pattern={pattern} /> : null}
    </fieldset>
  );
}

function TryNumber({ pattern }: { pattern: string }) {
  const [number, setNumber] = useState('');
  const { valid, message } = judgeOrderNumber(number, pattern);
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line p-3">
      <TextField
        label="Try an order number"
        placeholder="P-001234"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={FIELD_LENGTHS.orderNumber}
        value={number}
        onChange={({ target }) => setNumber(target.value.toUpperCase())}
        onKeyDown={(event) => {
          // Enter is for saving, and this is only a try.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div role="status">
        {number.trim() ? (
          <Notice tone={valid ? 'good' : 'bad'}>
            {valid ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
            {message}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
