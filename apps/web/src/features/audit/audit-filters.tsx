import { DayField } from '../../components/day-field.js';
import { SearchField } from '../../components/search-field.js';
import type { AuditSearch } from './audit-search.js';

interface AuditFiltersProps {
  search: AuditSearch;
  onChange: (change: AuditSearch) => void;
}

/** Which entries are shown. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  return (
    <search
      aria-label="Audit log"
      className="grid items-start gap-3 tablet:grid-cols-2 office:grid-cols-[1fr_1fr_11rem_11rem]"
    >
      <SearchField
        label="Person"
        placeholder="Name or address"
        value={search.person}
        onSearch={(text) => onChange({ person: text })}
      />
      <SearchField
        label="Record"
        placeholder="TS-7K3M9QXD, name or id"
        value={search.record}
        onSearch={(text) => onChange({ record: text })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 tablet:col-span-2 office:contents">
        <DayField label="From" max={search.to} value={search.from} onDay={(from) => onChange({ from })} />
        <DayField label="To" min={search.from} value={search.to} onDay={(to) => onChange({ to })} />
      </div>
    </search>
  );
}
