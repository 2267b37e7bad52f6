import { MACHINE_TYPES, VEHICLE_TYPES } from '@groundsheet/form-rules';

import { TextField } from '../../components/field.js';
import { SelectField } from '../../components/select-field.js';
import { useLateText } from '../../lib/use-late-text.js';
import { SEARCH_LENGTH, type MachinesSearch } from './machines-search.js';

export const TYPE_OPTIONS = MACHINE_TYPES.map((value) => ({ value, label: VEHICLE_TYPES[value] }));

interface MachinesFiltersProps {
  search: MachinesSearch;
  onChange: (change: MachinesSearch) => void;
}

export function MachinesFilters({ search, onChange }: MachinesFiltersProps) {
  const [searched, searchFor] = useLateText(search.search, (text) => onChange({ search: text }));
  return (
    <search aria-label="Machines" className="grid gap-3 tablet:grid-cols-[1fr_12rem_10rem]">
      <TextField
        label="Search"
        type="search"
        placeholder="Plant number, make, code..."
        maxLength={SEARCH_LENGTH}
        value={searched}
        onChange={({ target }) => searchFor(target.value)}
      />
      <SelectField
        id="machines-type"
        label="Vehicle type"
        none="All types"
        options={TYPE_OPTIONS}
        value={search.type}
        onChoose={(type) => onChange({ type })}
      />
      <SelectField
        id="machines-archived"
        label="Show"
        none="In use"
        options={[{ value: 'archived', label: 'Archived' }]}
        value={search.archived && 'archived'}
        onChoose={(archived) => onChange({ archived: archived && true })}
      />
    </search>
  );
}
