import { DayField } from '../../../components/day-field.js';
import { FoldedFilters } from '../../../components/folded-filters.js';
import {
  choiceFilter,
  countSet,
  dayFilter,
  textFilter,
  type Listed,
} from '../../../components/list-filters.js';
import { SearchField } from '../../../components/search-field.js';
import { SelectField } from '../../../components/select-field.js';
import { CustomerFilter } from '../../../forms/customers/customer-filter.js';
import { BEHIND_BUTTON, PLANT_LENGTH, type CollationsSearch } from './collations-search.js';

const ORDERS = [{ value: 'oldest', label: 'Oldest first' }] as const;

/** Which of the sets of a tab are shown, and in which order. */
export function SetBar({ isOffice, ...list }: Listed<CollationsSearch> & { isOffice: boolean }) {
  return (
    <FoldedFilters
      label="Form sets"
      placeholder="Driver, plant, order..."
      search={textFilter(list, 'search')}
      set={countSet(list.search, BEHIND_BUTTON)}
      oneRow
      className={
        isOffice
          ? 'office:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)_10.5rem_9rem]'
          : 'office:grid-cols-[10rem_minmax(0,1fr)_10.5rem_9rem]'
      }
    >
      {(areShown) => (
        <>
          <DayField label="Week" {...dayFilter(list, 'week')} />
          {isOffice ? <SearchField label="Driver" {...textFilter(list, 'driver')} /> : null}
          <SearchField
            label="Machine"
            autoCapitalize="characters"
            maxLength={PLANT_LENGTH}
            {...textFilter(list, 'plantNumber')}
          />
          {areShown ? <CustomerFilter {...choiceFilter(list, 'customerId')} /> : null}
          <SelectField
            id="sort"
            label="Sort"
            none="Latest first"
            options={ORDERS}
            {...choiceFilter(list, 'sort')}
          />
        </>
      )}
    </FoldedFilters>
  );
}
