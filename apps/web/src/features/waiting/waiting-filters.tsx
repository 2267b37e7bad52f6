import { ISSUED_KIND_NAMES, ISSUED_KINDS, SIGN_REQUEST_WORDS } from '@groundsheet/form-rules';

import { byChoice } from '../../components/bar-filters.js';
import { FilterBar } from '../../components/filter-bar.js';
import { choiceFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { SearchField } from '../../components/search-field.js';
import { byCustomer } from '../../forms/customers/customer-filter.js';
import type { WaitingSearch } from './waiting-search.js';

/** What 'Clear all' takes away. */
export const WAITING_FILTERS = ['search', 'state', 'kind', 'age', 'customerId'] as const;

const STATES = ['open', 'seen', 'expired', 'disagreed', 'signed'] as const;
const STATE_OPTIONS = STATES.map((value) => ({ value, label: SIGN_REQUEST_WORDS[value] }));
const KIND_OPTIONS = ISSUED_KIND_NAMES.map((value) => ({ value, label: ISSUED_KINDS[value].label }));
const AGE_OPTIONS = [
  { value: 'day', label: 'Over a day' },
  { value: 'three-days', label: 'Over 3 days' },
  { value: 'week', label: 'Over a week' },
] as const;

/** Which of the requests are shown. */
export function WaitingFilters(list: Listed<WaitingSearch>) {
  return (
    <FilterBar
      {...list}
      label="Signatures"
      clears={WAITING_FILTERS}
      filters={[
        byChoice('State', choiceFilter(list, 'state'), {
          id: 'state',
          none: 'All states',
          options: STATE_OPTIONS,
        }),
        byChoice('Kind', choiceFilter(list, 'kind'), {
          id: 'kind',
          none: 'Forms and sets',
          options: KIND_OPTIONS,
        }),
        byChoice('Waiting', choiceFilter(list, 'age'), {
          id: 'age',
          none: 'Any time',
          options: AGE_OPTIONS,
        }),
        byCustomer(choiceFilter(list, 'customerId')),
      ]}
    >
      <SearchField
        label="Search"
        placeholder="Number, driver, plant, customer or name"
        {...textFilter(list, 'search')}
      />
    </FilterBar>
  );
}
