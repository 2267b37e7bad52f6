import { APPROVAL_RATING_LABELS, SENT_BY_DRIVER, SET_HALVES } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleDashed, Mail, MailX } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Alert } from '../../../components/alert.js';
import { Notice } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { Confirm } from '../../../components/confirm.js';
import { AddEmail, EmailEntries, withEmail } from '../../../forms/recipients/email-entries.js';
import { UsedBefore } from '../../../forms/recipients/used-before.js';
import { SendFailure } from '../../../forms/sending/send-failure.js';
import { useSender } from '../../../forms/sending/sender.js';
import { countOf } from '../review/approval-facts.js';
import { SideBySide } from '../approval-layout.js';
import { unwantedQuery } from '../approval-api.js';
import {
  enter,
  hasSigned,
  lackOf,
  nameOf,
  obstacleTo,
  type ApprovalRecord,
} from '../review/approval-record.js';
import type { OpenApproval } from '../use-approval.js';
import { useDispatch } from './use-dispatch.js';

interface EmailTabProps extends Pick<OpenApproval, 'record' | 'change' | 'discard'> {
  onSent: (message: string) => void;
  onMoved: (message: string) => void;
}

/** Whom the set is mailed to, and the one button that sends and completes it. */
export function EmailTab(props: EmailTabProps) {
  const { record, change } = props;
  const { maxRecipients } = useSender();
  const [obstacle, setObstacle] = useState<ReturnType<typeof obstacleTo>>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { send, isSending, failure } = useDispatch(props);
  const lack = lackOf(record);
  const list = {
    emails: record.emails,
    onChange: (emails: string[]) => change((current) => enter(current, { emails })),
  };
  const press = () => {
    const found = obstacleTo(record, maxRecipients);
    setObstacle(found);
    if (found) return;
    if (lack) setIsAsking(true);
    else send(false);
  };
  return (
    <>
      <SideBySide
        main={
          <TitledCard id="recipients" title="Email to Clients">
            <EmailEntries {...list} removeLabel="Remove" />
            <AddEmail {...list} most={maxRecipients} label="Add Another Email" />
            <Unwanted emails={list.emails} />
            <UsedBefore
              present={list.emails}
              most={maxRecipients}
              onUse={(email) => list.onChange(withEmail(list.emails, email))}
            />
          </TitledCard>
        }
        aside={
          <>
            <WhatIsSent record={record} />
            {failure ? <SendFailure>{failure}</SendFailure> : null}
          </>
        }
        next={
          <Button variant="send" size="action" disabled={isSending} onClick={press}>
            <Mail aria-hidden /> {isSending ? 'Sending Emails...' : 'Email to Clients & Complete'}
          </Button>
        }
      />
      {obstacle ? <Alert {...obstacle} onClose={() => setObstacle(null)} /> : null}
      {isAsking && lack ? (
        <Confirm
          title={`Complete this set without ${SET_HALVES[lack]}?`}
          message="The cover, the mail and this page will say so. What comes later goes into a further set."
          confirmLabel={`Complete without ${SET_HALVES[lack]}`}
          onConfirm={() => {
            setIsAsking(false);
            send(true);
          }}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

/** Says of addresses as they are typed that nothing would be sent there. */
function Unwanted({ emails }: { emails: readonly string[] }) {
  const { data: unwanted = [] } = useQuery(unwantedQuery(emails));
  return (
    <div role="status" className="flex flex-col gap-2.5">
      {unwanted.map((email) => (
        <Notice key={email} tone="attention">
          <MailX aria-hidden />
          <p className="wrap-anywhere">{email} has asked for no more mail. Nothing will be sent there.</p>
        </Notice>
      ))}
    </div>
  );
}

/** What is there and what is still missing, before the button says so. */
function WhatIsSent({ record }: { record: ApprovalRecord }) {
  const { seen, rating } = record;
  const forms = [
    ...(seen.timesheet ? ['the timesheet'] : []),
    ...(seen.checkSheets.length > 0 ? [countOf(seen.checkSheets.length, 'check sheet')] : []),
  ];
  return (
    <TitledCard id="what-is-sent" title="What is sent">
      <p>
        One PDF with {forms.join(' and ') || 'nothing yet'}. Everyone below gets their own mail, and nothing
        of the set can be changed afterwards.
      </p>
      {seen.isOwn ? (
        <p className="font-semibold">
          The forms are your own. The set and its PDF will say: {SENT_BY_DRIVER}.
        </p>
      ) : null}
      <ul className="flex flex-col gap-2">
        <Step done={hasSigned(record, 'client')} missing="Client signature and name">
          Client: {nameOf(record, 'client')}
        </Step>
        <Step done={hasSigned(record, 'foreman')} missing="Foreman signature and name">
          Foreman: {nameOf(record, 'foreman')}
        </Step>
        <Step done={rating !== null} missing="Driver rating">
          Driver rating: {rating ? APPROVAL_RATING_LABELS[rating] : null}
        </Step>
      </ul>
    </TitledCard>
  );
}

function Step({ done, missing, children }: { done: boolean; missing: string; children: ReactNode }) {
  const Icon = done ? Check : CircleDashed;
  return (
    <li className={done ? 'flex items-start gap-2.5 text-good' : 'flex items-start gap-2.5 text-attention'}>
      <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0" />
      <span className="min-w-0 font-semibold break-words">{done ? children : `Missing: ${missing}`}</span>
    </li>
  );
}
