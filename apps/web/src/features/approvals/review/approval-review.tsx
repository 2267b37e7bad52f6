import { FIELD_LENGTHS, formatMoment } from '@groundsheet/form-rules';
import { ArrowRight, CircleAlert, Handshake, Smile, TriangleAlert } from 'lucide-react';

import { Notice } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { Card } from '../../../components/card.js';
import { TextAreaField } from '../../../components/field.js';
import type { FormSetShown } from '../approval-api.js';
import { SideBySide } from '../approval-layout.js';
import {
  collect,
  hasLostSignatures,
  hasSigned,
  isApproved,
  SIGNATORY_ORDER,
  type Signatory,
} from './approval-record.js';
import { SIGNATORIES, SetSignature } from '../signing/approval-signature.js';
import { Summaries } from './approval-summaries.js';
import { RateDriver } from '../signing/rate-driver.js';
import type { OpenApproval } from '../use-approval.js';

interface ReviewTabProps extends OpenApproval {
  /** Who rates and sends. A driver only presents the set. */
  supervises: boolean;
  onHandOver: (by: Signatory) => void;
  onEmail: () => void;
}

/** The set as it is read and signed on site. */
export function ReviewTab(props: ReviewTabProps) {
  const { record, supervises, onHandOver } = props;
  if (record.seen.versions.length === 0) return <NothingComplete set={record.seen} />;
  return (
    <SideBySide
      main={<Summaries set={record.seen} />}
      aside={
        <>
          <LostSignatures {...props} />
          <div className="grid items-start gap-4 tablet:grid-cols-2 office:grid-cols-1">
            {SIGNATORY_ORDER.map((by) => (
              <SetSignature key={by} by={by} {...props} onHandOver={() => onHandOver(by)} />
            ))}
          </div>
          <Kept {...props} />
          {supervises ? <OfSupervisors {...props} /> : null}
        </>
      }
      next={<NextStep {...props} />}
    />
  );
}

function OfSupervisors({ record, change, save }: OpenApproval) {
  return (
    <>
      {isApproved(record) ? (
        <RateDriver record={record} change={change} />
      ) : (
        <p className="text-sm text-muted">The rating opens when both have signed.</p>
      )}
      <Card>
        <TextAreaField
          label="Approval notes (optional)"
          hint="Printed on the set, for the client and the driver too."
          maxLength={FIELD_LENGTHS.supervisorNotes}
          value={record.collected.supervisorNotes ?? ''}
          onChange={({ target }) =>
            change((current) => collect(current, { supervisorNotes: target.value || null }))
          }
          onBlur={save}
        />
      </Card>
    </>
  );
}

/** Whoever opens the set finds what comes next under the thumb. */
function NextStep({ record, supervises, onHandOver, onEmail }: ReviewTabProps) {
  const next = SIGNATORY_ORDER.find((by) => !hasSigned(record, by));
  if (next)
    return (
      <Button variant="primary" size="action" onClick={() => onHandOver(next)}>
        <Handshake aria-hidden /> Hand over to the {SIGNATORIES[next].person}
      </Button>
    );
  if (!supervises)
    return (
      <p className="font-semibold">
        Both have signed.{' '}
        {record.seen.needsAnotherSupervisor ? 'Another supervisor or an admin' : 'Your supervisor'} rates the
        week and mails the set.
      </p>
    );
  return record.rating ? (
    <Button variant="primary" size="action" onClick={onEmail}>
      Continue to Email <ArrowRight aria-hidden />
    </Button>
  ) : (
    <Button variant="primary" size="action" onClick={() => document.getElementById('rate-driver')?.focus()}>
      <Smile aria-hidden /> Rate the driver
    </Button>
  );
}

function NothingComplete({ set }: { set: FormSetShown }) {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="attention" role="status">
        <TriangleAlert aria-hidden />
        <p>No form of this set is complete and signed by its driver yet, so there is nothing to approve.</p>
      </Notice>
      <Summaries set={set} />
    </div>
  );
}

function LostSignatures({ record }: Pick<OpenApproval, 'record'>) {
  if (!hasLostSignatures(record)) return null;
  const at = record.seen.approval.signaturesDroppedAt;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Notice tone="attention" role="alert">
      <CircleAlert aria-hidden />
      <p>
        The signatures were dropped{at ? ` on ${formatMoment(at, zone)}` : null} because a form of this set
        has changed since they were given. Please look at the set again and have it signed once more.
      </p>
    </Notice>
  );
}

const KEPT: Record<OpenApproval['saving'], string> = {
  idle: '',
  saving: 'Saving...',
  saved: 'Names and signatures are saved.',
  waiting: 'No signal. Names and signatures are kept on this device and saved when there is one.',
  failed: 'Not saved yet. Names and signatures are kept on this device.',
};

function Kept({ saving, save }: Pick<OpenApproval, 'saving' | 'save'>) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted empty:hidden"
    >
      {KEPT[saving]}
      {saving === 'failed' ? <Button onClick={save}>Save again</Button> : null}
    </div>
  );
}
