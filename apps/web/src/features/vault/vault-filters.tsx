import { DOCUMENT_CATEGORIES, DOCUMENT_CATEGORY_NAMES } from '@groundsheet/form-rules';

import { choiceFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { SearchField } from '../../components/search-field.js';
import { SelectField } from '../../components/select-field.js';
import type { VaultSearch } from './vault-search.js';

const CATEGORIES = DOCUMENT_CATEGORY_NAMES.map((value) => ({ value, label: DOCUMENT_CATEGORIES[value] }));

/** Which documents are shown. What is typed waits for the typing to pause. */
export function VaultFilters(list: Listed<VaultSearch>) {
  return (
    <search aria-label="Documents" className="grid grow gap-3 tablet:grid-cols-[3fr_2fr]">
      <SearchField label="Search" placeholder="Name or printed words" {...textFilter(list, 'search')} />
      <SelectField
        id="document-category"
        label="Category"
        none="All categories"
        options={CATEGORIES}
        {...choiceFilter(list, 'category')}
      />
    </search>
  );
}
