import { FIELD_LENGTHS, formatMoment, titleCaseName } from '@groundsheet/form-rules';
import { LockKeyhole } from 'lucide-react';

import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { TextField } from '../../../components/field.js';
import { SignatureCard } from '../../../forms/hand-over/signature-card.js';
import { SignaturePicture } from '../../../components/signature/signature-picture.js';
import type { FormSetShown } from '../approval-api.js';
import { enterName, isNamed, nameOf, signatureOf, type Signatory } from '../review/approval-record.js';
import type { OpenApproval } from '../use-approval.js';

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

interface SetSignatureProps extends Pick<OpenApproval, 'record' | 'change' | 'save'> {
  by: Signatory;
  /** Opens the view in which this person signs. */
  onHandOver: () => void;
}

/** The name and signature of one person on site. */
export function SetSignature({ by, onHandOver, ...approval }: SetSignatureProps) {
  const { title, person, signature } = SIGNATORIES[by];
  return (
    <SignatureCard
      id={`${by}-signature`}
      title={title}
      person={person}
      label={signature}
      picture={signatureOf(approval.record, by)}
      name={<NameField by={by} {...approval} />}
      locked={isNamed(approval.record, by) ? undefined : <EnterNameFirst label={signature} />}
      onHandOver={onHandOver}
    />
  );
}

/** In the place of the button to sign, as long as nobody is named. */
export function EnterNameFirst({ label }: { label: string }) {
  return (
    <Button className="min-h-28 border-dashed" disabled>
      <LockKeyhole aria-hidden /> Enter name first<span className="sr-only"> {label.toLowerCase()}</span>
    </Button>
  );
}

type NameFieldProps = Pick<SetSignatureProps, 'by' | 'record' | 'change' | 'save'>;

export function NameField({ by, record, change, save }: NameFieldProps) {
  const name = nameOf(record, by) ?? '';
  const enter = (text: string) => change((current) => enterName(current, by, text || null));
  const leave = () => {
    const tidy = titleCaseName(name);
    if (tidy !== name) enter(tidy);
    save();
  };
  return (
    <TextField
      label={SIGNATORIES[by].nameLabel}
      autoComplete="off"
      autoCapitalize="words"
      maxLength={FIELD_LENGTHS.clientSignedName}
      value={name}
      onChange={({ target }) => enter(target.value)}
      onBlur={leave}
    />
  );
}

/** A signature that was given, on a completed set. */
export function GivenSignature({ by, set }: { by: Signatory; set: FormSetShown }) {
  const { title, signature } = SIGNATORIES[by];
  const picture = set.approval[`${by}Signature`];
  const signedAt = set[`${by}SignedAt`];
  return (
    <TitledCard id={`${by}-signature`} title={title}>
      {picture ? <SignaturePicture picture={picture} label={signature} /> : null}
      <div>
        <p className="font-semibold break-words">{set.approval[`${by}Name`]}</p>
        {signedAt ? (
          <p className="text-sm text-muted">
            Signed {formatMoment(signedAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
          </p>
        ) : null}
      </div>
    </TitledCard>
  );
}
