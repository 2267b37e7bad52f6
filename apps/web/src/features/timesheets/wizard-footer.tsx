import { validEmails } from '@groundsheet/form-rules';
import { ArrowLeft, ArrowRight, LifeBuoy, LoaderCircle, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/button.js';
import { StickyFooter } from '../../components/sticky-footer.js';
import { useSender } from '../../forms/sending/sender.js';
import type { TimesheetDraft } from './timesheet-draft.js';

const loadHelp = () => import('./help-assistant.js');
const HelpAssistant = lazy(async () => ({ default: (await loadHelp()).HelpAssistant }));

/** On the last step three buttons share the row: the lesser two put their word under their icon. */
const COMPACT = 'max-w-24 flex-col gap-0 px-2 text-sm leading-tight';

interface WizardFooterProps {
  draft: TimesheetDraft;
  busy: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onSend: () => void;
}

export function WizardFooter({ draft, busy, onPrevious, onNext, onSend }: WizardFooterProps) {
  const last = draft.step === 4;
  return (
    <StickyFooter>
      {draft.step > 1 ? (
        <Button size="action" className={last ? COMPACT : 'px-4'} onClick={onPrevious} disabled={busy}>
          <ArrowLeft aria-hidden /> Previous
        </Button>
      ) : null}
      {last ? (
        <>
          <HelpButton />
          <SendButton draft={draft} busy={busy} onSend={onSend} />
        </>
      ) : (
        <Button variant="primary" size="action" onClick={onNext}>
          Next Step <ArrowRight aria-hidden />
        </Button>
      )}
    </StickyFooter>
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

function SendButton({ draft, busy, onSend }: { draft: TimesheetDraft; busy: boolean; onSend: () => void }) {
  const count = validEmails(draft.form.submissionEmails, useSender()).length;
  return (
    <Button variant="send" size="action" className="min-w-0 px-3" disabled={busy} onClick={onSend}>
      {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Send aria-hidden />}
      {busy ? `Sending to ${count}...` : `Send Email (${count})`}
    </Button>
  );
}
