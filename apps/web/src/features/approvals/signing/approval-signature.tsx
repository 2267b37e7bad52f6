import { FIELD_LENGTHS, signedElsewhere } from '@groundsheet/form-rules';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../components/button.js';
import { TextField } from '../../../components/field.js';
import type { FormSetShown } from '../approval-api.js';
import type { Signatory } from '../approval-place.js';
import { enterName, isNamed, nameOf } from '../review/approval-record.js';
import type { OpenApproval } from '../use-approval.js';
import { ownZone } from '../../../lib/own-zone.js';
import { useTidyName } from '../../../lib/use-tidy-name.js';

export const SIGNATORIES = {
  client: {
    title: 'Client Signature',
    nameLabel: 'Representative name',
    person: 'client',
    signature: 'Client signature',
  },
  foreman: {
    title: 'Foreman Signature',
    nameLabel: 'Foreman name',
    person: 'foreman',
    signature: 'Foreman signature',
  },
} as const satisfies Record<Signatory, object>;

/** In the place of the button to sign, as long as nobody is named. */
export function EnterNameFirst({ label }: { label: string }) {
  return (
    <Button className="min-h-action border-dashed" disabled>
      <LockKeyhole aria-hidden /> Enter name first<span className="sr-only"> {label.toLowerCase()}</span>
    </Button>
  );
}

interface NameFieldProps extends Pick<OpenApproval, 'record' | 'change' | 'save'> {
  by: Signatory;
  /** Takes the focus as long as nobody is named. */
  isFirst?: boolean;
}

export function NameField({ by, record, change, save, isFirst }: NameFieldProps) {
  const [opensHere] = useState(isFirst && !isNamed(record, by));
  const name = nameOf(record, by) ?? '';
  const enter = (text: string) => change((current) => enterName(current, by, text || null));
  const { begin, leave } = useTidyName();
  const end = () => {
    const tidy = leave(name);
    if (tidy !== name) enter(tidy);
    save();
  };
  return (
    <TextField
      label={SIGNATORIES[by].nameLabel}
      autoComplete="off"
      autoCapitalize="words"
      autoFocus={opensHere}
      enterKeyHint="done"
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      maxLength={FIELD_LENGTHS.clientSignedName}
      value={name}
      onChange={({ target }) => enter(target.value)}
      onFocus={() => begin(name)}
      onBlur={end}
    />
  );
}

/** Nothing as long as the server has not got the signature. */
export function SignedWhen({ by, set }: { by: Signatory; set: FormSetShown }) {
  const signedAt = set[`${by}SignedAt`];
  if (!signedAt) return null;
  const way = set[`${by}SignedWay`] ?? 'driver-phone';
  const zone = ownZone();
  return <p className="text-sm text-muted">{signedElsewhere({ at: signedAt, way }, zone)}</p>;
}
