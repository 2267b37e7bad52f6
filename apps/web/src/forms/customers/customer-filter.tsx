import type { BarFilter } from '../../components/bar-filters.js';
import { SelectField } from '../../components/select-field.js';
import { CustomerSearch } from './customer-search.js';
import { rememberChosen, seenCustomer } from './seen-customers.js';
import { useCustomers } from './use-customers.js';

interface CustomerFilterProps {
  value: string | undefined;
  onChoose: (customerId: string | undefined) => void;
}

/** A customer of the register, as one of the filters of a bar. They are asked for once its control is shown. */
export function byCustomer({ value, onChoose }: CustomerFilterProps): BarFilter {
  return {
    label: 'Customer',
    said: value && nameOf(value),
    onClear: () => onChoose(undefined),
    control: <CustomerFilter value={value} onChoose={onChoose} />,
  };
}

/** The chosen customer stays in the list, also when it is searched for others. */
function CustomerFilter({ value, onChoose }: CustomerFilterProps) {
  const { list = [], search } = useCustomers();
  const options = list.map(({ id, name }) => ({ value: id, label: name }));
  if (value && !list.some(({ id }) => id === value)) options.unshift({ value, label: nameOf(value) });
  return (
    <>
      <CustomerSearch search={search} />
      <SelectField
        id="customerId"
        label="Customer"
        none="All customers"
        options={options}
        value={value}
        onChoose={(id) => {
          const chosen = list.find((customer) => customer.id === id);
          if (chosen) rememberChosen(chosen);
          onChoose(id);
        }}
      />
    </>
  );
}

function nameOf(customerId: string): string {
  return seenCustomer(customerId)?.name ?? 'The chosen customer';
}
