import { SearchField } from '../../components/search-field.js';
import { SelectField } from '../../components/select-field.js';
import { ROLE_OPTIONS, STATE_OPTIONS, type PeopleSearch } from './people-search.js';

interface PeopleFiltersProps {
  search: PeopleSearch;
  onChange: (change: PeopleSearch) => void;
}

/** Which people are shown. */
export function PeopleFilters({ search, onChange }: PeopleFiltersProps) {
  return (
    <search
      aria-label="People"
      className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 tablet:grid-cols-[minmax(0,1fr)_11rem_11rem]"
    >
      <SearchField
        className="col-span-full tablet:col-span-1"
        label="Search"
        placeholder="Name or address"
        value={search.search}
        onSearch={(text) => onChange({ search: text })}
      />
      <SelectField
        id="role"
        label="Role"
        none="All roles"
        options={ROLE_OPTIONS}
        value={search.role}
        onChoose={(role) => onChange({ role })}
      />
      <SelectField
        id="state"
        label="State"
        none="All states"
        options={STATE_OPTIONS}
        value={search.state}
        onChoose={(state) => onChange({ state })}
      />
    </search>
  );
}
