import { TextField } from '../../components/field.js';
import { cn } from '../../lib/cn.js';
import { useLateText } from '../../lib/use-late-text.js';
import { SEARCH_LENGTH, type CollationsSearch } from './collations-search.js';

interface CollationsFiltersProps {
  search: CollationsSearch;
  onChange: (change: CollationsSearch) => void;
}

/** Which of the sets of a tab are shown. On a phone the week is asked for only where there are many. */
export function CollationsFilters({ search, onChange }: CollationsFiltersProps) {
  const [searched, searchFor] = useLateText(search.search, (text) => onChange({ search: text }));
  const hasWeek = search.tab === 'completed' || search.week;
  return (
    <search aria-label="Form sets" className="grid gap-3 tablet:grid-cols-[1fr_14rem]">
      <TextField
        label="Search"
        type="search"
        placeholder="Driver, plant, company..."
        maxLength={SEARCH_LENGTH}
        value={searched}
        onChange={({ target }) => searchFor(target.value)}
      />
      <TextField
        className={cn(!hasWeek && 'hidden tablet:flex')}
        label="Any day of the week"
        type="date"
        value={search.week ?? ''}
        onChange={({ target }) => onChange({ week: target.value || undefined })}
      />
    </search>
  );
}
