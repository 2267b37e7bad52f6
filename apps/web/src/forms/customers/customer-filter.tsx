import { SelectField } from '../../components/select-field.js';
import { CustomerSearch } from './customer-search.js';
import { rememberChosen, seenCustomerName } from './seen-customers.js';
import { useCustomers } from './use-customers.js';

interface CustomerFilterProps {
  value: string | undefined;
  onChoose: (customerId: string | undefined) => void;
}

/** Whoever was chosen stays in the list, also when it is searched for others. */
export function CustomerFilter({ value, onChoose }: CustomerFilterProps) {
  const { list = [], search } = useCustomers();
  const options = list.map(({ id, name }) => ({ value: id, label: name }));
  if (value && !list.some(({ id }) => id === value))
    options.unshift({ value, label: seenCustomerName(value) ?? 'The chosen customer' });
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
