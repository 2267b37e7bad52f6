import { validEmails } from '@groundsheet/form-rules';
import { LifeBuoy, LoaderCircle, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/button.js';
import { useSender } from '../../forms/sending/sender.js';
import type { SendActionProps } from '../../forms/wizard/form-definition.js';
import { COMPACT } from '../../forms/wizard/wizard-footer.js';
import type { TimesheetDraft } from './timesheet-draft.js';

const loadHelp = () => import('./help-assistant.js');
const HelpAssistant = lazy(async () => ({ default: (await loadHelp()).HelpAssistant }));

/** Help, and the button that sends. */
export function SendTimesheet({ draft, isSending, send }: SendActionProps<TimesheetDraft>) {
  const count = validEmails(draft.form.submissionEmails, useSender()).length;
  return (
    <>
      <HelpButton />
      <Button
        variant="send"
        size="action"
        className="min-w-0 px-3"
        disabled={isSending}
        onClick={() => void send()}
      >
        {isSending ? <LoaderCircle aria-hidden className="animate-spin" /> : <Send aria-hidden />}
        {isSending ? `Sending to ${count}...` : `Send Email (${count})`}
      </Button>
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
