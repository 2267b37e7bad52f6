import { DAY_LABELS, validEmails } from '@groundsheet/form-rules';
import { LifeBuoy, LoaderCircle, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/button.js';
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
  const count = validEmails(draft.form.submissionEmails, { guest: useSender().mailsLikeGuest }).length;
  const isOnline = useOnline();
  const [asking, setAsking] = useState(false);
  const toCome = hoursToCome(draft.form, today());
  return (
    <>
      <HelpButton />
      <Button
        variant="send"
        size="action"
        className="min-w-0 px-3"
        disabled={isSending}
        onClick={() => (toCome.length > 0 ? setAsking(isComplete()) : void send())}
      >
        {isSending ? <LoaderCircle aria-hidden className="animate-spin" /> : <Send aria-hidden />}
        {isSending ? `Sending to ${count}...` : isOnline ? `Send Email (${count})` : 'Sign and queue'}
      </Button>
      {asking ? (
        <Suspense>
          <Confirm
            title="Not worked yet"
            message={`There are hours on days to come: ${toCome.map((name) => DAY_LABELS[name]).join(', ')}. A week is signed for once it has been worked. Send it all the same?`}
            confirmLabel="Yes, send it"
            isHarmless
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
