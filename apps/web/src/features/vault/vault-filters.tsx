import { DOCUMENT_CATEGORIES, DOCUMENT_CATEGORY_NAMES } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';

import { byChoice } from '../../components/bar-filters.js';
import { Chip } from '../../components/chip.js';
import { FilterBar } from '../../components/filter-bar.js';
import { choiceFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { SearchField } from '../../components/search-field.js';
import { documentCountsQuery } from './api.js';
import type { VaultSearch } from './vault-search.js';

const CATEGORIES = DOCUMENT_CATEGORY_NAMES.map((value) => ({ value, label: DOCUMENT_CATEGORIES[value] }));

export const VAULT_FILTERS = ['search', 'category', 'state'] as const;

/** Which documents are shown. What is typed waits for the typing to pause. */
export function VaultFilters(list: Listed<VaultSearch>) {
  return (
    <FilterBar
      {...list}
      label="Documents"
      clears={VAULT_FILTERS}
      filters={[
        byChoice('Category', choiceFilter(list, 'category'), {
          id: 'document-category',
          none: 'All categories',
          options: CATEGORIES,
        }),
      ]}
      beside={<StateChips {...list} />}
    >
      <SearchField label="Search" placeholder="Name or printed words" {...textFilter(list, 'search')} />
    </FilterBar>
  );
}

const CHIPS = [
  { state: 'expiring', label: 'Expiring', count: 'expiringSoon' },
  { state: 'to-check', label: 'To check', count: 'toCheck' },
] as const;

/** What there is to do: pressed again, all documents are shown. */
function StateChips({ search, onChange }: Listed<VaultSearch>) {
  const { data: counts } = useQuery(documentCountsQuery);
  return (
    <div role="group" aria-label="Show only" className="flex flex-wrap gap-2">
      {CHIPS.map(({ state, label, count }) => {
        const chosen = search.state === state;
        return (
          <Chip key={state} chosen={chosen} onClick={() => onChange({ state: chosen ? undefined : state })}>
            {label} {counts ? <span className="figures text-muted">{counts[count]}</span> : null}
          </Chip>
        );
      })}
    </div>
  );
}
