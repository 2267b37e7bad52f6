import { VEHICLE_TYPE_NAMES, VEHICLE_TYPES } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';

import { Letters } from '../../components/letters.js';
import { choiceFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { SearchField } from '../../components/search-field.js';
import { SelectField } from '../../components/select-field.js';
import { machineLettersQuery } from './api.js';
import type { MachinesSearch } from './machines-search.js';

export const TYPE_OPTIONS = VEHICLE_TYPE_NAMES.map((value) => ({ value, label: VEHICLE_TYPES[value] }));

export function MachinesFilters(list: Listed<MachinesSearch>) {
  const { search, onChange } = list;
  const { data: letters } = useQuery(machineLettersQuery(search));
  return (
    <>
      <search
        aria-label="Machines"
        className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 tablet:grid-cols-[1fr_12rem_10rem]"
      >
        <SearchField
          className="col-span-full tablet:col-span-1"
          label="Search"
          placeholder="Plant number, make, code..."
          {...textFilter(list, 'search')}
        />
        <SelectField
          id="machines-type"
          label="Vehicle type"
          none="All types"
          options={TYPE_OPTIONS}
          {...choiceFilter(list, 'type')}
        />
        <SelectField
          id="machines-archived"
          label="Show"
          none="In use"
          options={[{ value: 'archived', label: 'Archived' }]}
          value={search.archived && 'archived'}
          onChoose={(archived) => onChange({ archived: archived && true, letter: undefined })}
        />
      </search>
      <Letters
        counts={letters}
        one="machine"
        many="machines"
        letter={search.letter}
        onLetter={(letter) => onChange({ letter })}
      />
    </>
  );
}
