import { VEHICLE_TYPE_NAMES, VEHICLE_TYPES } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';

import { byChoice } from '../../components/bar-filters.js';
import { FilterBar } from '../../components/filter-bar.js';
import { Letters } from '../../components/letters.js';
import { choiceFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { SearchField } from '../../components/search-field.js';
import { machineLettersQuery } from './api.js';
import type { MachinesSearch } from './machines-search.js';

export const TYPE_OPTIONS = VEHICLE_TYPE_NAMES.map((value) => ({ value, label: VEHICLE_TYPES[value] }));
const ARCHIVED_OPTIONS = [{ value: 'archived', label: 'Archived' }] as const;

/** What 'Clear all' takes away: those in the archive are another list. */
export const MACHINES_FILTERS = ['search', 'type', 'letter'] as const;

export function MachinesFilters(list: Listed<MachinesSearch>) {
  const { search, onChange } = list;
  const { data: letters } = useQuery(machineLettersQuery(search));
  return (
    <>
      <FilterBar
        {...list}
        label="Machines"
        clears={MACHINES_FILTERS}
        filters={[
          byChoice('Vehicle type', choiceFilter(list, 'type'), {
            id: 'machines-type',
            none: 'All types',
            options: TYPE_OPTIONS,
          }),
          byChoice(
            'Show',
            {
              value: search.archived && 'archived',
              onChoose: (archived) => onChange({ archived: archived && true, letter: undefined }),
            },
            { id: 'machines-archived', none: 'In use', options: ARCHIVED_OPTIONS },
          ),
        ]}
      >
        <SearchField
          label="Search"
          placeholder="Plant number, make, code..."
          {...textFilter(list, 'search')}
        />
      </FilterBar>
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
