import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { EVENTS_KEY } from './events-key.js';
import type { CheckedRecord, LogSubject } from './event-words.js';

interface RecordCheckProps {
  id: string;
  check: () => Promise<CheckedRecord[]>;
  subjects: readonly LogSubject[];
}

/** Whether the log is as it was recorded, for the office: each entry carries the hash of the one before. */
export function RecordCheck({ id, check, subjects }: RecordCheckProps) {
  const { data, error } = useQuery({
    queryKey: [...EVENTS_KEY, id, 'check'],
    queryFn: check,
    refetchOnMount: 'always',
  });
  if (error)
    return <p className="text-sm text-muted">The record could not be checked. Please open it again.</p>;
  if (!data) return <p className="text-sm text-muted">Checking the record...</p>;
  const broken = data.filter(({ brokenAt }) => brokenAt !== null);
  if (broken.length === 0)
    return (
      <Notice tone="good" role="status">
        <ShieldCheck aria-hidden />
        <p>
          <strong>The record is whole:</strong> {entriesOf(data)}, none changed, moved or removed.
        </p>
      </Notice>
    );
  return (
    <Notice tone="bad" role="alert">
      <ShieldAlert aria-hidden />
      <div>
        {broken.map((record) => (
          <p key={record.about}>
            <strong>{brokenWords(record, subjects)}</strong>
          </p>
        ))}
        <p>
          Somebody has changed it in the database. Compare it with a PDF that was mailed, and tell the person
          who runs Groundsheet.
        </p>
      </div>
    </Notice>
  );
}

function entriesOf(records: readonly CheckedRecord[]): string {
  const entries = records.reduce((sum, { length }) => sum + length, 0);
  return entries === 1 ? '1 entry' : `${entries} entries`;
}

/** 'The record of Timesheet TS-1 is broken at entry 4, which is missing.' */
function brokenWords({ about, brokenAt, isMissing }: CheckedRecord, subjects: readonly LogSubject[]): string {
  const label = subjects.find(({ id }) => id === about)?.label;
  const how = isMissing ? 'is missing' : 'has been changed';
  return `The record${label ? ` of ${label}` : ''} is broken at entry ${brokenAt}, which ${how}.`;
}
