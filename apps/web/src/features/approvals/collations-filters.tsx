import { DayField } from '../../components/day-field.js';
import { SearchField } from '../../components/search-field.js';
import { cn } from '../../lib/cn.js';
import type { CollationsSearch } from './collations-search.js';

interface CollationsFiltersProps {
  search: CollationsSearch;
  onChange: (change: CollationsSearch) => void;
}

/** Which of the sets of a tab are shown. On a phone the week is asked for only where there are many. */
export function CollationsFilters({ search, onChange }: CollationsFiltersProps) {
  const hasWeek = search.tab === 'completed' || search.week;
  return (
    <search aria-label="Form sets" className="grid gap-3 tablet:grid-cols-[1fr_14rem]">
      <SearchField
        label="Search"
        placeholder="Driver, plant, company..."
        value={search.search}
        onSearch={(text) => onChange({ search: text })}
      />
      <DayField
        className={cn(!hasWeek && 'hidden tablet:flex')}
        label="Any day of the week"
        value={search.week}
        onDay={(week) => onChange({ week })}
      />
    </search>
  );
}
