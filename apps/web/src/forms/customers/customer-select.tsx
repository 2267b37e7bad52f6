import { ChevronDown, FileCheck } from 'lucide-react';

import { Field, inputVariants } from '../../components/field.js';
import { cn } from '../../lib/cn.js';
import type { Customer } from './api.js';
import { rememberChosen } from './seen-customers.js';

interface CustomerSelectProps {
  customers: readonly Customer[];
  value: Customer | null;
  onChange: (customer: Customer | null) => void;
}

/**
 * The phone's own list, with an icon beside each customer that needs an order number; below the list it is
 * explained.
 */
export function CustomerSelect({ customers, value, onChange }: CustomerSelectProps) {
  const shown = value ?? { requiresOrderValidation: customers.some((each) => each.requiresOrderValidation) };
  // The chosen customer stays, also when the list is searched for others.
  const all = value && !customers.some(({ id }) => id === value.id) ? [value, ...customers] : customers;
  const choose = (id: string) => {
    const chosen = all.find((customer) => customer.id === id) ?? null;
    if (chosen) rememberChosen(chosen);
    onChange(chosen);
  };
  return (
    <Field id="customer" label="Select Customer">
      <div className="relative">
        <select
          id="customer"
          className={cn(inputVariants(), 'field-select pe-11 font-medium')}
          value={value?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Choose a customer</option>
          {all.map((customer) => (
            <option
              key={customer.id}
              value={customer.id}
              aria-label={customer.requiresOrderValidation ? `${customer.name}, order required` : undefined}
            >
              {customer.name}
              {customer.requiresOrderValidation ? <OrderMark /> : null}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-3.5 top-1/2 size-5.5 -translate-y-1/2"
        />
      </div>
      {shown.requiresOrderValidation ? (
        <p className="flex items-center gap-2 text-sm text-muted">
          <FileCheck aria-hidden className="size-5 shrink-0 text-attention" />
          {value ? 'This customer needs an order number' : 'Needs order number'}
        </p>
      ) : null}
    </Field>
  );
}

/** Where the list cannot be styled, the phone draws it itself, from letters only. */
function OrderMark() {
  if (!CSS.supports('appearance', 'base-select')) return ' 📄';
  return <FileCheck aria-hidden className="size-5 shrink-0 text-attention" />;
}
