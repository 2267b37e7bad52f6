import { FIELD_LENGTHS } from '@groundsheet/form-rules';

import { TextField } from '../../components/field.js';
import type { Customers } from './use-customers.js';

/** Finds a customer where there are more than a list can hold. */
export function CustomerSearch({ search }: Pick<Customers, 'search'>) {
  if (!search) return null;
  return (
    <TextField
      label="Find a customer"
      type="search"
      placeholder="Part of the name"
      autoComplete="off"
      maxLength={FIELD_LENGTHS.name}
      hint={<span role="status">{search.words}</span>}
      value={search.typed}
      onChange={({ target }) => search.type(target.value)}
    />
  );
}
