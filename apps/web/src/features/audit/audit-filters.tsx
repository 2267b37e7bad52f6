import { TextField } from '../../components/field.js';
import { useLateText } from '../../lib/use-late-text.js';
import { SEARCH_LENGTH, type AuditSearch } from './audit-search.js';

interface AuditFiltersProps {
  search: AuditSearch;
  onChange: (change: AuditSearch) => void;
}

/** Which entries are shown. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const [person, typePerson] = useLateText(search.person, (text) => onChange({ person: text }));
  const [record, typeRecord] = useLateText(search.record, (text) => onChange({ record: text }));
  return (
    <search
      aria-label="Audit log"
      className="grid grid-cols-2 items-start gap-3 office:grid-cols-[1fr_1fr_11rem_11rem]"
    >
      <TextField
        className="col-span-2 tablet:col-span-1"
        label="Person"
        type="search"
        placeholder="Name or address"
        maxLength={SEARCH_LENGTH}
        value={person}
        onChange={({ target }) => typePerson(target.value)}
      />
      <TextField
        className="col-span-2 tablet:col-span-1"
        label="Record"
        type="search"
        placeholder="TS-7K3M9QXD, name or id"
        maxLength={SEARCH_LENGTH}
        value={record}
        onChange={({ target }) => typeRecord(target.value)}
      />
      <TextField
        label="From"
        type="date"
        max={search.to}
        value={search.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <TextField
        label="To"
        type="date"
        min={search.from}
        value={search.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
    </search>
  );
}
