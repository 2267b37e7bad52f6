import { DOCUMENT_CATEGORIES, DOCUMENT_CATEGORY_NAMES } from '@groundsheet/form-rules';

import { TextField } from '../../components/field.js';
import { SelectField } from '../../components/select-field.js';
import { useLateText } from '../../lib/use-late-text.js';
import { SEARCH_LENGTH, type VaultSearch } from './vault-search.js';

const CATEGORIES = DOCUMENT_CATEGORY_NAMES.map((value) => ({ value, label: DOCUMENT_CATEGORIES[value] }));

interface VaultFiltersProps {
  search: VaultSearch;
  /** Changes what is named. */
  onChange: (change: VaultSearch) => void;
}

/** Which documents are shown. What is typed waits for the typing to pause. */
export function VaultFilters({ search, onChange }: VaultFiltersProps) {
  const [typed, type] = useLateText(search.search, (text) => onChange({ search: text }));
  return (
    <search aria-label="Documents" className="grid grow gap-3 tablet:grid-cols-[3fr_2fr]">
      <TextField
        label="Search"
        type="search"
        placeholder="Name or printed words"
        maxLength={SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <SelectField
        id="document-category"
        label="Category"
        none="All categories"
        options={CATEGORIES}
        value={search.category}
        onChoose={(category) => onChange({ category })}
      />
    </search>
  );
}
