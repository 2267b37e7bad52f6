import {
  FORM_SET,
  formatMoment,
  formatMomentBeside,
  SET_HALVES,
  signedElsewhere,
} from '@groundsheet/form-rules';
import { CircleCheck } from 'lucide-react';

import { ActionButton } from '../../../components/action.js';
import { Notice } from '../../../components/badge.js';
import { TitledCard } from '../../../components/card.js';
import { GivenSignatures } from '../../../forms/given-signatures.js';
import { useSendAgain, useStopLinks } from '../../../forms/sent-form/mail-actions.js';
import { CheckPdf } from '../../../forms/check-pdf.js';
import { SomethingWrong } from '../../../forms/something-wrong.js';
import { stopSetLinks, type FormSetShown } from '../approval-api.js';
import { SetHead } from '../approval-head.js';
import { SetFacts } from '../review/approval-summaries.js';
import { DefectsCard } from '../review/defects-card.js';
import { WeekAndChecks } from '../review/week-and-checks.js';
import { SIGNATORIES } from '../signing/approval-signature.js';
import { SetAnswer } from './set-answer.js';
import { SetLog } from './set-log.js';
import { ownZone } from '../../../lib/own-zone.js';

const STACKED = 'flex min-w-0 flex-col gap-2 tablet:gap-4';

/** What was approved, for good: what it is opened for first, what is looked up folded. */
export function CompletedSet({ set }: { set: FormSetShown }) {
  const { supervisorNotes: notes } = set.approval;
  const byLink = set.readAs === 'recipient';
  return (
    <div className={STACKED}>
      <div className="grid gap-2 tablet:gap-4 office:grid-cols-[minmax(0,1fr)_26rem] office:items-start">
        <div className={STACKED}>
          <SetAnswer set={set} />
          <DefectsCard set={set} />
          <WeekAndChecks set={set} />
        </div>
        <div className={STACKED}>
          <GivenSignatures signatures={[signatureOf('client', set), signatureOf('foreman', set)]} />
          {notes ? (
            <TitledCard id="approval-notes" title="Approval Notes" dense>
              <p className="break-words whitespace-pre-line">{notes}</p>
            </TitledCard>
          ) : null}
          <SetFacts set={set} />
        </div>
      </div>
      {byLink ? null : <SetMails set={set} />}
      <Notice tone="good" className="max-tablet:px-3 max-tablet:py-2 max-tablet:text-sm">
        <CircleCheck aria-hidden />
        <div className="min-w-0">
          <p>{sentenceOf(set)} Locked: it can no longer be changed.</p>
          <CheckPdf reference={set.reference} />
          {byLink ? <SomethingWrong /> : null}
        </div>
      </Notice>
    </div>
  );
}

function signatureOf(by: keyof typeof SIGNATORIES, { approval, ...set }: FormSetShown) {
  const at = set[`${by}SignedAt`];
  return {
    role: by === 'client' ? 'Client' : 'Foreman',
    label: SIGNATORIES[by].signature,
    picture: approval[`${by}Signature`],
    name: approval[`${by}Name`],
    signed: at && signedElsewhere({ at, way: set[`${by}SignedWay`] ?? 'driver-phone' }, ownZone()),
    absent: 'Not signed',
  };
}

/** What its driver and the office can do about its mails; who has it by one cannot. */
function SetMails({ set: { id, reference, emails } }: { set: FormSetShown }) {
  const sendAgain = useSendAgain({ id, kind: 'form-set', reference, recipients: emails });
  const stopLinks = useStopLinks({ noun: FORM_SET.noun, stop: () => stopSetLinks(id) });
  return (
    <div role="group" aria-label="Mails" className="flex flex-wrap gap-2 *:grow tablet:*:grow-0 print:hidden">
      <ActionButton action={sendAgain} />
      <ActionButton action={stopLinks} />
    </div>
  );
}

/** 'Completed on 21 Nov 2026, 15:00 by Ruth Keane and emailed to hire@northgate.co.uk. Mailed 15:01.' */
function sentenceOf({ completedAt, completedBy, emails, mails, mailedAt, ...set }: FormSetShown): string {
  const zone = ownZone();
  const on = completedAt ? ` on ${formatMoment(completedAt, zone)}` : '';
  const by = completedBy ? ` by ${completedBy}` : '';
  const unwanted = mails.flatMap(({ recipient, state }) => (state === 'suppressed' ? recipient : []));
  const mailedTo = emails.filter((email) => !unwanted.includes(email));
  const to = mailedTo.length > 0 ? ` and emailed to ${mailedTo.join(', ')}` : '';
  const others = unwanted.map((email) => ` Not sent to ${email}, who has asked for no more mail.`).join('');
  const without = set.completedWithout ? ` Completed without ${SET_HALVES[set.completedWithout]}.` : '';
  const mailed = completedAt && mailedAt ? ` Mailed ${formatMomentBeside(mailedAt, completedAt, zone)}.` : '';
  return `Completed${on}${by}${to}.${mailed}${others}${without}`;
}

/** The page of a mail's link: for its recipient, and for those who may see more of it. */
export function MailedSet({ set }: { set: FormSetShown }) {
  return (
    <>
      <SetHead set={set} />
      <CompletedSet set={set} />
      {set.readAs === 'recipient' ? null : <SetLog set={set} />}
    </>
  );
}
