import { FIELD_LENGTHS, formatMoment, titleCaseName } from '@groundsheet/form-rules';
import { Handshake, LockKeyhole, PenLine } from 'lucide-react';

import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { TextField } from '../../components/field.js';
import { SignaturePicture } from '../../forms/signature/signature-picture.js';
import type { FormSetShown } from './approval-api.js';
import { enterName, nameOf, signatureOf, type Signatory } from './approval-record.js';
import type { OpenApproval } from './use-approval.js';

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

interface SignatureCardProps extends Pick<OpenApproval, 'record' | 'change' | 'save'> {
  by: Signatory;
  /** Opens the view in which this person signs. */
  onHandOver: () => void;
}

/** The name and signature of one person; they sign on a view of their own, which shows what they sign for. */
export function SignatureCard({ by, onHandOver, ...approval }: SignatureCardProps) {
  const { title, person, signature } = SIGNATORIES[by];
  const picture = signatureOf(approval.record, by);
  return (
    <TitledCard
      id={`${by}-signature`}
      title={title}
      aside={
        <Button className="px-3" onClick={onHandOver}>
          <Handshake aria-hidden /> Hand over<span className="sr-only"> to the {person}</span>
        </Button>
      }
    >
      <NameField by={by} {...approval} />
      {picture ? (
        <>
          <SignaturePicture picture={picture} label={signature} />
          <Button className="self-end" onClick={onHandOver}>
            <PenLine aria-hidden /> Sign again<span className="sr-only"> {signature.toLowerCase()}</span>
          </Button>
        </>
      ) : nameOf(approval.record, by)?.trim() ? (
        <Button className="min-h-28 border-dashed" onClick={onHandOver}>
          <PenLine aria-hidden /> Tap to sign<span className="sr-only"> {signature.toLowerCase()}</span>
        </Button>
      ) : (
        <EnterNameFirst label={signature} />
      )}
    </TitledCard>
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

type NameFieldProps = Pick<SignatureCardProps, 'by' | 'record' | 'change' | 'save'>;

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
