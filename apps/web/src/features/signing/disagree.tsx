import { proposalFault, QUERY_NOTE_LENGTH, QUERY_REASONS, type QueryReason } from '@groundsheet/form-rules';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';

import { Field, inputVariants, TextAreaField, TextField } from '../../components/field.js';
import { Act, useOwnName, type ActProps } from './act.js';
import { disagree, type OpenedRequest } from './api.js';

type Line = OpenedRequest['shown']['lines'][number];

interface Said {
  reason: QueryReason;
  proposed: string;
}

/** Which lines are wrong, and what they should be. */
export function Disagree({ link, opened, ...rest }: ActProps) {
  const { name, field } = useOwnName(opened);
  const [said, setSaid] = useState<Record<string, Said | undefined>>({});
  const [note, setNote] = useState('');
  const lines = Object.entries(said).flatMap(([key, each]) => (each ? [{ key, ...each }] : []));
  const isSound = lines.every(({ reason, proposed }) => proposalFault(reason, proposed) === null);
  return (
    <Act
      {...rest}
      isReady={name !== '' && isSound && (lines.length > 0 || note.trim() !== '')}
      label={
        <>
          <TriangleAlert aria-hidden /> Tell the driver
        </>
      }
      doing="Sending..."
      back="Back"
      call={() =>
        disagree(link, {
          name,
          note: note.trim() || null,
          lines: lines.map((line) => ({ ...line, proposed: line.proposed.trim() || null })),
        })
      }
    >
      <h2 className="text-xl">What is wrong?</h2>
      <ul className="flex flex-col gap-2">
        {opened.shown.lines.map((line) => (
          <QueriedRow
            key={line.key}
            line={line}
            said={said[line.key]}
            onChange={(next) => setSaid((before) => ({ ...before, [line.key]: next }))}
          />
        ))}
      </ul>
      <TextAreaField
        label="In your own words (optional)"
        maxLength={QUERY_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {field}
    </Act>
  );
}

interface QueriedRowProps {
  line: Line;
  said: Said | undefined;
  onChange: (said: Said | undefined) => void;
}

function QueriedRow({ line, said, onChange }: QueriedRowProps) {
  const id = useId();
  const [first] = line.reasons;
  const proposes = said && QUERY_REASONS[said.reason].proposes;
  const fault = said && proposalFault(said.reason, said.proposed);
  return (
    <li className="rounded-control border border-line bg-surface px-3 py-1">
      <label className="flex min-h-touch items-center gap-3">
        <input
          type="checkbox"
          className="size-6 accent-current"
          checked={said !== undefined}
          onChange={({ target }) =>
            onChange(target.checked && first ? { reason: first, proposed: '' } : undefined)
          }
        />
        <span className="min-w-2/5 grow font-semibold wrap-anywhere">{line.label}</span>
        <span className="figures text-end wrap-anywhere">{line.value}</span>
      </label>
      {said ? (
        <div className="grid gap-3 pb-2 tablet:grid-cols-2">
          <Field id={id} label={`What is wrong with ${line.label}?`}>
            <select
              id={id}
              className={inputVariants()}
              value={said.reason}
              onChange={({ target }) => onChange({ reason: target.value as QueryReason, proposed: '' })}
            >
              {line.reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {QUERY_REASONS[reason].label}
                </option>
              ))}
            </select>
          </Field>
          {proposes ? (
            <TextField
              label={`${line.label} should be (optional)`}
              inputMode={proposes === 'text' ? 'text' : 'decimal'}
              hint={HINTS[proposes]}
              maxLength={40}
              error={fault ?? undefined}
              value={said.proposed}
              onChange={({ target }) => onChange({ ...said, proposed: target.value })}
            />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

const HINTS = {
  hours: 'Hours, such as 7.5',
  'half-hours': 'Hours, such as 1.5',
  minutes: 'Minutes',
  text: undefined,
};
