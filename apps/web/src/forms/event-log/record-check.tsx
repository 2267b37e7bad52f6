import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { EVENTS_KEY } from './events-key.js';
import type { CheckedRecord } from './event-words.js';

interface RecordCheckProps {
  id: string;
  check: () => Promise<CheckedRecord[]>;
}

/** Whether the form, or the set with its forms, is as it was recorded: for the office. */
export function RecordCheck({ id, check }: RecordCheckProps) {
  const { data, error } = useQuery({
    queryKey: [...EVENTS_KEY, id, 'check'],
    queryFn: check,
    refetchOnMount: 'always',
  });
  if (error)
    return <p className="text-sm text-muted">The record could not be checked. Please open it again.</p>;
  if (!data) return <p className="text-sm text-muted">Checking the record...</p>;
  const faults = data.flatMap((record) => record.faults);
  if (faults.length === 0)
    return (
      <Notice tone="good" role="status">
        <ShieldCheck aria-hidden />
        <p>
          <strong>The record is whole:</strong> what was sent and signed is unchanged, and no entry of an
          earlier day was changed or removed.
        </p>
      </Notice>
    );
  return (
    <Notice tone="bad" role="alert">
      <ShieldAlert aria-hidden />
      <div>
        {faults.map((fault) => (
          <p key={fault}>
            <strong>{fault}</strong>
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
