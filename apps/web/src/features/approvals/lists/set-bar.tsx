import { byChoice, byDay, byText } from '../../../components/bar-filters.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { choiceFilter, dayFilter, textFilter, type Listed } from '../../../components/list-filters.js';
import { SearchField } from '../../../components/search-field.js';
import { byCustomer } from '../../../forms/customers/customer-filter.js';
import { COLLATIONS_FILTERS, PLANT_LENGTH, type CollationsSearch } from './collations-search.js';

const ORDERS = [{ value: 'oldest', label: 'Oldest first' }] as const;

/** Which of the sets of a tab are shown, and in which order. */
export function SetBar({ isOffice, ...list }: Listed<CollationsSearch> & { isOffice: boolean }) {
  return (
    <FilterBar
      {...list}
      label="Form sets"
      clears={COLLATIONS_FILTERS}
      filters={[
        byDay('Week', dayFilter(list, 'week')),
        ...(isOffice ? [byText('Driver', textFilter(list, 'driver'))] : []),
        byText('Machine', textFilter(list, 'plantNumber'), {
          autoCapitalize: 'characters',
          maxLength: PLANT_LENGTH,
        }),
        byCustomer(choiceFilter(list, 'customerId')),
        byChoice('Sort', choiceFilter(list, 'sort'), { id: 'sort', none: 'Latest first', options: ORDERS }),
      ]}
    >
      <SearchField label="Search" placeholder="Driver, plant, order..." {...textFilter(list, 'search')} />
    </FilterBar>
  );
}
