import { SET_HALVES } from '@groundsheet/form-rules';
import { Mail } from 'lucide-react';
import { useState } from 'react';

import { Alert } from '../../../components/alert.js';
import { Button } from '../../../components/button.js';
import { Confirm } from '../../../components/confirm.js';
import { SendFailure } from '../../../forms/sending/send-failure.js';
import { useSender } from '../../../forms/sending/sender.js';
import type { Step } from '../approval-place.js';
import { countOf } from '../review/approval-facts.js';
import { lackOf, obstacleTo, typedEmails } from '../review/approval-record.js';
import type { OpenApproval } from '../use-approval.js';
import { useDispatch } from './use-dispatch.js';

interface SendButtonProps extends Pick<OpenApproval, 'record' | 'change' | 'discard'> {
  /** Opens what is not done. */
  onStep: (step: Step) => void;
  onSent: (message: string) => void;
  onMoved: (message: string) => void;
}

/** Sends and completes a set, after one question. */
export function SendButton(props: SendButtonProps) {
  const { record } = props;
  const { maxRecipients } = useSender();
  const [obstacle, setObstacle] = useState<ReturnType<typeof obstacleTo>>(null);
  const [asks, setAsks] = useState(false);
  const { send, isSending, failure } = useDispatch(props);
  const press = () => {
    const found = obstacleTo(record, maxRecipients);
    setObstacle(found);
    setAsks(!found);
  };
  const emails = typedEmails(record);
  const lack = lackOf(record);
  return (
    <>
      {failure ? <SendFailure>{failure}</SendFailure> : null}
      <Button variant="send" size="action" disabled={isSending} onClick={press}>
        <Mail aria-hidden /> {isSending ? 'Sending Emails...' : 'Email to Clients & Complete'}
      </Button>
      {obstacle ? (
        <Alert
          title={obstacle.title}
          message={obstacle.message}
          onClose={() => {
            setObstacle(null);
            if (obstacle.step !== 'send') props.onStep(obstacle.step);
          }}
        />
      ) : null}
      {asks ? (
        <Confirm
          sends
          title={`Send to ${countOf(emails.length, 'address', 'addresses')} and lock ${countOf(record.seen.versions.length, 'form')}?`}
          message={[
            `It goes to ${new Intl.ListFormat('en-GB').format(emails)}. Locked forms can no longer be changed.`,
            lack &&
              `The set goes without ${SET_HALVES[lack]}: cover and mail will say so, and anything that comes later goes into another set.`,
          ]
            .filter(Boolean)
            .join(' ')}
          confirmLabel={lack ? `Complete without ${SET_HALVES[lack]}` : 'Send'}
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            send(lack !== null);
          }}
        />
      ) : null}
    </>
  );
}
