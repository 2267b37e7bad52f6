import {
  attentionItems,
  countAnswers,
  defectsWords,
  formatLongDate,
  itemsOf,
  refusedEmails,
  validEmails,
} from '@groundsheet/form-rules';
import { CalendarDays, CircleAlert, LoaderCircle, Send, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { Notice } from '../../components/badge.js';
import { Confirm } from '../../components/confirm.js';
import { draftName } from '../../forms/drafts/draft-store.js';
import { arrivalsOf, subscribeToArrivals } from '../../forms/upload/arrivals.js';
import { useSender } from '../../forms/sending/sender.js';
import { today } from '../../lib/today.js';
import { useOnline } from '../../lib/use-online.js';
import { mailedCompanyOf, type CheckSheetDraft } from './check-sheet-draft.js';

interface ConfirmSubmissionProps {
  draft: CheckSheetDraft;
  isSending: boolean;
  onSend: () => void;
  onCancel: () => void;
}

/** The last look before it goes: to whom, and what the reader will be told first. */
export function ConfirmSubmission({ draft, isSending, onSend, onCancel }: ConfirmSubmissionProps) {
  const { selectedVehicle, answers, submissionEmails } = draft.form;
  const isOnline = useOnline();
  const { mailsLikeGuest } = useSender();
  const emails = validEmails(submissionEmails, { guest: mailsLikeGuest });
  const refused = refusedEmails(submissionEmails, { guest: mailsLikeGuest });
  const company = mailsLikeGuest ? null : mailedCompanyOf(draft);
  const { answered, total } = countAnswers(itemsOf(selectedVehicle), answers);
  const attention = attentionItems(selectedVehicle, answers).length;
  return (
    <Confirm
      title="Confirm Submission"
      sends
      isBusy={isSending}
      confirmLabel={
        <>
          {isSending ? <LoaderCircle aria-hidden className="animate-spin" /> : <Send aria-hidden />}
          {isSending ? 'Sending...' : isOnline ? 'Send Check Sheet' : 'Sign and queue'}
        </>
      }
      onConfirm={onSend}
      onCancel={onCancel}
    >
      <CheckDate of={draft.form.checkDate} />
      <Recipients recipients={company ? [company, ...emails] : emails} />
      {refused.length > 0 ? (
        <Notice tone="attention">
          <CircleAlert aria-hidden />
          <p className="wrap-anywhere">Not to: {refused.join(', ')}. This does not look like an address.</p>
        </Notice>
      ) : null}
      {attention > 0 ? (
        <Notice tone="bad">
          <TriangleAlert aria-hidden />
          {defectsWords(attention)}
        </Notice>
      ) : null}
      {answered < total ? (
        <Notice tone="attention">
          <CircleAlert aria-hidden />
          {total - answered} of {total} items are not answered. The PDF will say so.
        </Notice>
      ) : null}
      <PhotosNotThere draft={draft} />
    </Confirm>
  );
}

/** An account need not enter an address; without one its sheet goes to the company alone, where that has one. */
function Recipients({ recipients }: { recipients: readonly string[] }) {
  if (recipients.length === 0)
    return <p>Your check sheet goes into the form set. No email address is given for it.</p>;
  return (
    <>
      <p>Your check sheet will be sent to:</p>
      <ul className="flex flex-col gap-1 font-semibold">
        {recipients.map((recipient) => (
          <li key={recipient} className="wrap-anywhere">
            {recipient}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A check of another day than today is the driver's own choice, and never made unseen. */
function CheckDate({ of: date }: { of: string }) {
  const words = `Check of ${formatLongDate(date)}`;
  if (date === today()) return <p className="font-semibold">{words}</p>;
  return (
    <Notice tone="attention">
      <CalendarDays aria-hidden />
      {words}, not today
    </Notice>
  );
}

/** Photos that would not go with the sheet: with a poor signal they take far longer than the last look. */
function PhotosNotThere({ draft }: Pick<ConfirmSubmissionProps, 'draft'>) {
  const isOnline = useOnline();
  const name = draftName('check-sheet', draft.form.id);
  const arrivals = useSyncExternalStore(subscribeToArrivals, () => arrivalsOf(name));
  // Without a signal they wait with the sheet, all but those that this phone cannot open.
  const waiting = isOnline ? arrivals : arrivals.filter(({ fault, isShrunk }) => fault && !isShrunk);
  if (waiting.length === 0) return null;
  const failed = waiting.filter(({ fault }) => fault).length;
  const count = failed || waiting.length;
  const photos = count === 1 ? '1 photo' : `${count} photos`;
  const share = waiting.reduce((sum, arrival) => sum + arrival.share, 0) / waiting.length;
  return (
    <Notice tone="attention">
      <CircleAlert aria-hidden />
      {failed > 0
        ? `${photos} could not be added and will not be sent. Cancel, and try again under Photo Documentation.`
        : `${photos} still being added: ${Math.round(share * 100)}%. Wait until this message goes, or send the sheet without.`}
    </Notice>
  );
}
