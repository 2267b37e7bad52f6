import { FIELD_LENGTHS, judgeOrderNumber, parseOrderRules, splitRules } from '@groundsheet/form-rules';
import { CircleAlert, CircleCheck, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { FieldError, TextField } from '../../components/field.js';
import { joinRules, newRule, type TypedRule } from './typed-rules.js';

const MOST = FIELD_LENGTHS.defaultOrderPattern;

interface RuleEditorProps {
  rules: readonly TypedRule[];
  onChange: (rules: readonly TypedRule[]) => void;
}

/** The rules of a company, each judged as it is typed, and a box to try a number against them. */
export function RuleEditor({ rules, onChange }: RuleEditorProps) {
  const add = useRef<HTMLButtonElement>(null);
  const pattern = joinRules(rules);
  const active = splitRules(pattern).length;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 font-semibold">Order number rules</legend>
      {rules.map((rule, index) => (
        <Rule
          key={rule.id}
          no={index + 1}
          rule={rule}
          onType={(text) => onChange(rules.map((each) => (each === rule ? { ...rule, text } : each)))}
          onRemove={() => {
            onChange(rules.filter((each) => each !== rule));
            add.current?.focus();
          }}
        />
      ))}
      <Button ref={add} onClick={() => onChange([...rules, newRule()])}>
        <Plus aria-hidden /> Add rule
      </Button>
      <div role="status" className="text-sm text-muted">
        <p>{active} rule(s) will be active when saved</p>
        <p>
          {active > 0
            ? 'Drivers will need an order number that begins with P-, S- or M- and keeps at least one of them.'
            : 'Drivers will not be asked for an order number.'}
        </p>
      </div>
      {pattern.length > MOST ? (
        <FieldError>Please use {MOST} characters or fewer for all rules together.</FieldError>
      ) : null}
      {active > 0 ? <TryNumber pattern={pattern} /> : null}
    </fieldset>
  );
}

interface RuleProps {
  no: number;
  rule: TypedRule;
  onType: (text: string) => void;
  onRemove: () => void;
}

function Rule({ no, rule: { text, isNew }, onType, onRemove }: RuleProps) {
  const { rules, faults } = parseOrderRules(text);
  return (
    <div className="flex items-start gap-2">
      <TextField
        className="grow"
        label={`Rule ${no}`}
        labelHidden
        placeholder="starts with 00"
        autoComplete="off"
        spellCheck={false}
        autoFocus={isNew}
        maxLength={MOST}
        error={faults[0]?.message}
        hint={rules.map(({ means }) => means).join(' ')}
        value={text}
        onFocus={({ target }) => {
          if (isNew) target.select();
        }}
        onChange={({ target }) => onType(target.value)}
      />
      <Button
        variant="quiet"
        size="icon"
        className="mt-0.5 shrink-0 no-underline"
        aria-label={`Remove rule ${no}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </Button>
    </div>
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
