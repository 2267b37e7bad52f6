import { FORM_KINDS, FORM_KIND_NAMES, type FormKind } from '@groundsheet/form-rules';
import type { ComponentProps } from 'react';

import { byChoice, byDay, byText, type BarFilter } from '../../components/bar-filters.js';
import { FilterBar } from '../../components/filter-bar.js';
import { choiceFilter, dayFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { SearchField } from '../../components/search-field.js';
import type { SelectField } from '../../components/select-field.js';
import { byCustomer } from '../../forms/customers/customer-filter.js';
import { HISTORY_FILTERS, PLANT_LENGTH, type HistorySearch } from './history-search.js';

const KIND_OPTIONS = FORM_KIND_NAMES.map((value) => ({ value, label: FORM_KINDS[value].plural }));
const STATUS_OPTIONS = [
  { value: 'draft', label: 'Drafts' },
  { value: 'submitted', label: 'Sent' },
] as const;

/** Which of the forms are shown. What is typed waits for the typing to pause. */
export function HistoryFilters(list: Listed<HistorySearch>) {
  return (
    <FilterBar
      {...list}
      label="Forms"
      clears={HISTORY_FILTERS}
      filters={[
        byKind(choiceFilter(list, 'kind')),
        byChoice('Status', choiceFilter(list, 'status'), {
          id: 'status',
          none: 'Drafts and sent',
          options: STATUS_OPTIONS,
        }),
        byCustomer(choiceFilter(list, 'customerId')),
        byPlant('Plant number', textFilter(list, 'plantNumber')),
        byDay('Week', dayFilter(list, 'week')),
      ]}
    >
      <SearchField label="Search" placeholder="Site or number" {...textFilter(list, 'search')} />
    </FilterBar>
  );
}

export function byKind(
  told: Pick<ComponentProps<typeof SelectField<FormKind>>, 'value' | 'onChoose'>,
): BarFilter {
  return byChoice('Kind', told, { id: 'kind', none: 'All forms', options: KIND_OPTIONS });
}

export function byPlant(...[label, told]: Parameters<typeof byText>): BarFilter {
  return byText(label, told, { autoCapitalize: 'characters', maxLength: PLANT_LENGTH });
}
