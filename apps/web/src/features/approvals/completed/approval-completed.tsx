import { FORM_SET, formatMoment, formatMomentBeside, SET_HALVES } from '@groundsheet/form-rules';
import { CircleCheck } from 'lucide-react';

import { ActionButton } from '../../../components/action.js';
import { Notice } from '../../../components/badge.js';
import { TitledCard } from '../../../components/card.js';
import { PrintButton } from '../../../components/print-button.js';
import { SaveFileLink } from '../../../components/save-file-link.js';
import { useSendAgain, useStopLinks } from '../../../forms/sent-form/mail-actions.js';
import { saveOnceMade, saveOwnOnceMade } from '../../../lib/save-file.js';
import { setPdfUrl, stopSetLinks, type FormSetShown } from '../approval-api.js';
import { SetHead } from '../approval-head.js';
import { SideBySide } from '../approval-layout.js';
import { GivenSignature } from '../signing/approval-signature.js';
import { Summaries } from '../review/approval-summaries.js';
import { GivenRating } from '../signing/rate-driver.js';
import { SetLog } from './set-log.js';

/** What was approved, for good. */
export function CompletedSet({ set }: { set: FormSetShown }) {
  const { id, reference, rating, approval, emails } = set;
  const byLink = set.readAs === 'recipient';
  const sendAgain = useSendAgain({ id, kind: 'form-set', reference, recipients: emails });
  const stopLinks = useStopLinks({ noun: FORM_SET.noun, stop: () => stopSetLinks(id) });
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="good">
        <CircleCheck aria-hidden />
        <p className="min-w-0">{sentenceOf(set)} Locked: it can no longer be changed.</p>
      </Notice>
      <p className="figures">{reference}</p>
      <div className="grid gap-2.5 tablet:flex tablet:items-center print:hidden">
        <SaveFileLink
          href={setPdfUrl(id)}
          saveAs={byLink ? saveOnceMade : saveOwnOnceMade}
          variant="primary"
          size="action"
          className="text-lg"
        >
          Download PDF
        </SaveFileLink>
        <PrintButton />
        {byLink ? null : (
          <>
            <ActionButton action={sendAgain} />
            <ActionButton action={stopLinks} />
          </>
        )}
      </div>
      <SideBySide
        main={<Summaries set={set} />}
        aside={
          <>
            <GivenSignature by="client" set={set} />
            <GivenSignature by="foreman" set={set} />
            {rating ? <GivenRating rating={rating} /> : null}
            {approval.supervisorNotes ? (
              <TitledCard id="approval-notes" title="Approval Notes">
                <p className="break-words whitespace-pre-line">{approval.supervisorNotes}</p>
              </TitledCard>
            ) : null}
          </>
        }
      />
    </div>
  );
}

/** 'Completed on 21 Nov 2026, 15:00 by Ruth Keane and emailed to hire@northgate.co.uk. Mailed 15:01.' */
function sentenceOf({ completedAt, completedBy, emails, mails, mailedAt, ...set }: FormSetShown): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
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

/** The page of a mail's link: for its recipient, and for whoever may see more of it. */
export function MailedSet({ set }: { set: FormSetShown }) {
  return (
    <>
      <SetHead set={set} />
      <CompletedSet set={set} />
      {set.readAs === 'recipient' ? null : <SetLog set={set} />}
    </>
  );
}
