import { ArrowLeft, ArrowRight, Send } from 'lucide-react';

import { Button } from '../../components/button.js';
import { StickyFooter } from '../../components/sticky-footer.js';
import { useSender } from '../../forms/sending/sender.js';
import { maySubmit, STEPS, type CheckSheetDraft } from './check-sheet-draft.js';

/** On the last step Previous makes room: its word goes under its icon. */
const COMPACT = 'max-w-24 flex-col gap-0 px-2 text-sm leading-tight';

interface WizardFooterProps {
  draft: CheckSheetDraft;
  isBusy: boolean;
  isSaving: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onSubmit: () => void;
}

export function WizardFooter({ draft, isBusy, isSaving, onPrevious, onNext, onSubmit }: WizardFooterProps) {
  const isLast = draft.step === STEPS.length;
  return (
    <StickyFooter>
      <Button
        size="action"
        className={isLast ? COMPACT : 'px-4'}
        onClick={onPrevious}
        disabled={draft.step === 1 || isBusy}
      >
        <ArrowLeft aria-hidden /> Previous
      </Button>
      {isLast ? (
        <Submit draft={draft} isBusy={isBusy} onSubmit={onSubmit} />
      ) : (
        <>
          {isSaving ? (
            <p role="status" className="self-center text-sm text-muted">
              Saving...
            </p>
          ) : null}
          <Button variant="primary" size="action" disabled={isSaving} onClick={onNext}>
            Next Step {isSaving ? null : <ArrowRight aria-hidden />}
          </Button>
        </>
      )}
    </StickyFooter>
  );
}

function Submit({ draft, isBusy, onSubmit }: Pick<WizardFooterProps, 'draft' | 'isBusy' | 'onSubmit'>) {
  const sender = useSender();
  if (!maySubmit(draft, sender)) {
    return (
      <p role="status" className="flex min-w-0 flex-1 items-center text-sm leading-tight text-muted">
        {sender.guest
          ? 'Complete signature and add email to submit your check sheet'
          : 'Complete signature to submit your check sheet'}
      </p>
    );
  }
  return (
    <Button variant="send" size="action" className="min-w-0 px-3" disabled={isBusy} onClick={onSubmit}>
      <Send aria-hidden /> Submit Check Sheet
    </Button>
  );
}
