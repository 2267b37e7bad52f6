import { ChevronDown, FileCheck } from 'lucide-react';

import { Field, inputVariants } from '../../components/field.js';
import { cn } from '../../lib/cn.js';
import type { Customer } from './api.js';

interface CustomerSelectProps {
  customers: readonly Customer[];
  value: Customer | null;
  onChange: (customer: Customer | null) => void;
}

/**
 * The phone's own list. Where a browser lets a list be styled it shows the icon beside each customer that needs
 * an order number; below the list it is always explained.
 */
export function CustomerSelect({ customers, value, onChange }: CustomerSelectProps) {
  const shown = value ?? { requiresOrderValidation: customers.some((each) => each.requiresOrderValidation) };
  return (
    <Field id="customer" label="Select Customer">
      <div className="relative">
        <select
          id="customer"
          className={cn(inputVariants(), 'field-select pe-11 font-medium')}
          value={value?.id ?? ''}
          onChange={(event) => onChange(customers.find(({ id }) => id === event.target.value) ?? null)}
        >
          <option value="">Choose a customer</option>
          {customers.map((customer) => (
            <option key={customer.id} value={customer.id}>
              {customer.name}
              {customer.requiresOrderValidation ? (
                <FileCheck aria-hidden className="size-5 shrink-0 text-attention" />
              ) : null}
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
          {value ? 'This customer needs an order number' : 'Customers with this mark need an order number'}
        </p>
      ) : null}
    </Field>
  );
}
