import { Send } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { Button } from '../../components/button.js';
import { useSender } from '../../forms/sending/sender.js';
import type { SendActionProps } from '../../forms/wizard/form-definition.js';
import { useOnline } from '../../lib/use-online.js';
import { maySubmit, type CheckSheetDraft } from './check-sheet-draft.js';

const loadConfirm = () => import('./confirm-submission.js');
const ConfirmSubmission = lazy(async () => ({ default: (await loadConfirm()).ConfirmSubmission }));

/** The button that submits after a last look, once there is a signature and an address where one is needed. */
export function SubmitCheckSheet({ draft, isSending, isComplete, send }: SendActionProps<CheckSheetDraft>) {
  const sender = useSender();
  const isOnline = useOnline();
  const [confirming, setConfirming] = useState(false);
  useEffect(() => void loadConfirm(), []);
  if (!maySubmit(draft, sender)) {
    return (
      <p role="status" className="flex min-w-0 flex-1 items-center text-sm leading-tight text-muted">
        {sender.mailsLikeGuest
          ? 'Complete signature and add email to submit your check sheet'
          : 'Complete signature to submit your check sheet'}
      </p>
    );
  }
  return (
    <>
      <Button
        variant="send"
        size="action"
        className="min-w-0 px-3"
        disabled={isSending}
        onClick={() => setConfirming(isComplete())}
      >
        <Send aria-hidden /> {isOnline ? 'Submit Check Sheet' : 'Sign and queue'}
      </Button>
      {confirming ? (
        <Suspense>
          <ConfirmSubmission
            draft={draft}
            isSending={isSending}
            onSend={() => void send().finally(() => setConfirming(false))}
            onCancel={() => setConfirming(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
