import {
  DAY_LABELS,
  inHours,
  refusedEmails,
  uncountedDays,
  validEmails,
  weekTotals,
} from '@groundsheet/form-rules';
import { LifeBuoy, LoaderCircle, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/button.js';
import { leftOutWords } from '../../forms/recipients/email-entries.js';
import { useSender } from '../../forms/sending/sender.js';
import type { SendActionProps } from '../../forms/wizard/form-definition.js';
import { COMPACT } from '../../forms/wizard/wizard-footer.js';
import { useOnline } from '../../lib/use-online.js';
import { today } from '../../lib/today.js';
import type { TimesheetDraft } from './timesheet-draft.js';
import { hoursToCome } from './week/day-facts.js';

const Confirm = lazy(async () => ({ default: (await import('../../components/confirm.js')).Confirm }));
const loadHelp = () => import('./help-assistant.js');
const HelpAssistant = lazy(async () => ({ default: (await loadHelp()).HelpAssistant }));

/** Help, and the button that sends. */
export function SendTimesheet({ draft, isSending, isComplete, send }: SendActionProps<TimesheetDraft>) {
  const { mailsLikeGuest: guest } = useSender();
  const count = validEmails(draft.form.submissionEmails, { guest }).length;
  const refused = refusedEmails(draft.form.submissionEmails, { guest });
  const label =
    refused.length > 0 ? `Send to ${count} of ${count + refused.length}` : `Send Email (${count})`;
  const isOnline = useOnline();
  const [asking, setAsking] = useState(false);
  const question = questionBefore(
    draft,
    refused.length > 0 ? { label, words: leftOutWords(count, refused) } : null,
  );
  return (
    <>
      <HelpButton />
      <Button
        variant="send"
        size="action"
        className="min-w-0 px-3"
        disabled={isSending}
        onClick={() => (question ? setAsking(isComplete()) : void send())}
      >
        {isSending ? <LoaderCircle aria-hidden className="animate-spin" /> : <Send aria-hidden />}
        {isSending ? `Sending to ${count}...` : isOnline ? label : 'Sign and queue'}
      </Button>
      {asking && question ? (
        <Suspense>
          <Confirm
            {...question}
            sends
            onConfirm={() => {
              setAsking(false);
              void send();
            }}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** What is asked before it goes; null where nothing is. */
function questionBefore(
  { form, corrects }: TimesheetDraft,
  leftOut: { label: string; words: string } | null,
) {
  const doubts = [
    ...uncountedDays(form.days).map(({ name, why }) => `${DAY_LABELS[name]} counts 0.0 hours: ${why}.`),
    ...(leftOut ? [leftOut.words] : []),
  ];
  const toCome = hoursToCome(form, today()).map((name) => DAY_LABELS[name]);
  const notWorked = `${LIST.format(toCome)} ${toCome.length === 1 ? 'has' : 'have'} not been worked yet.`;
  const hours = weekTotals(form.days).totalHours;
  // A client has signed for the hours that stood there before.
  if (corrects && !form.clientSignature && hours !== corrects.hours)
    return {
      title: 'The client has not signed',
      message: `${[...(toCome.length > 0 ? [notWorked] : []), ...doubts, ''].join(' ')}The hours are ${inHours(hours)} now, and the client has not signed for them.`,
      confirmLabel: 'Send without the client’s signature',
    };
  if (toCome.length > 0) doubts.unshift(notWorked);
  if (doubts.length === 0) return null;
  return {
    title: toCome.length > 0 ? 'Not worked yet' : leftOut ? `${leftOut.label}?` : 'Days that count nothing',
    message: `${doubts.join(' ')} Send anyway?`,
    confirmLabel: 'Yes, send it',
  };
}

const LIST = new Intl.ListFormat('en-GB');

function HelpButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="action"
        className={COMPACT}
        onPointerEnter={() => void loadHelp()}
        onClick={() => setOpen(true)}
      >
        <LifeBuoy aria-hidden /> Help
      </Button>
      {open ? (
        <Suspense>
          <HelpAssistant onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
