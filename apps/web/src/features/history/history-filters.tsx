import { FORM_KINDS, FORM_KIND_NAMES, type FormKind } from '@groundsheet/form-rules';
import type { ComponentProps } from 'react';

import { DayField } from '../../components/day-field.js';
import { FoldedFilters } from '../../components/folded-filters.js';
import { choiceFilter, countSet, dayFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { SearchField } from '../../components/search-field.js';
import { SelectField } from '../../components/select-field.js';
import { CustomerFilter } from '../../forms/customers/customer-filter.js';
import { BEHIND_BUTTON, PLANT_LENGTH, type HistorySearch } from './history-search.js';

const KIND_OPTIONS = FORM_KIND_NAMES.map((value) => ({ value, label: FORM_KINDS[value].plural }));
const STATUS_OPTIONS = [
  { value: 'draft', label: 'Drafts' },
  { value: 'submitted', label: 'Sent' },
] as const;

/** Which of the forms are shown. What is typed waits for the typing to pause. */
export function HistoryFilters(list: Listed<HistorySearch>) {
  return (
    <FoldedFilters
      label="Forms"
      placeholder="Site or number"
      search={textFilter(list, 'search')}
      set={countSet(list.search, BEHIND_BUTTON)}
      className="office:grid-cols-5"
    >
      {(areShown) => (
        <>
          <KindFilter {...choiceFilter(list, 'kind')} />
          <SelectField
            id="status"
            label="Status"
            none="Drafts and sent"
            options={STATUS_OPTIONS}
            {...choiceFilter(list, 'status')}
          />
          {areShown ? <CustomerFilter {...choiceFilter(list, 'customerId')} /> : null}
          <SearchField
            label="Plant number"
            autoCapitalize="characters"
            maxLength={PLANT_LENGTH}
            {...textFilter(list, 'plantNumber')}
          />
          <DayField label="Any day of the week" {...dayFilter(list, 'week')} />
        </>
      )}
    </FoldedFilters>
  );
}

export function KindFilter(choice: Pick<ComponentProps<typeof SelectField<FormKind>>, 'value' | 'onChoose'>) {
  return <SelectField id="kind" label="Kind" none="All forms" options={KIND_OPTIONS} {...choice} />;
}
