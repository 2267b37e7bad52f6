import { SENT_BY_DRIVER } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';

import { Notice } from '../../../components/badge.js';
import { TitledCard } from '../../../components/card.js';
import { AddEmail, EmailEntries, withEmail } from '../../../forms/recipients/email-entries.js';
import { UsedBefore } from '../../../forms/recipients/used-before.js';
import { useSender } from '../../../forms/sending/sender.js';
import { unwantedQuery } from '../approval-api.js';
import { countOf } from '../review/approval-facts.js';
import { enter } from '../review/approval-record.js';
import type { OpenApproval } from '../use-approval.js';

/** Whom the set is mailed to, and what that does. */
export function SendStep({ record, change }: Pick<OpenApproval, 'record' | 'change'>) {
  const { maxRecipients } = useSender();
  const { seen } = record;
  const list = {
    emails: record.emails,
    onChange: (emails: string[]) => change((current) => enter(current, { emails })),
  };
  return (
    <TitledCard id="recipients" title="Email to Clients">
      <EmailEntries {...list} removeLabel="Remove" />
      <AddEmail {...list} most={maxRecipients} label="Add Another Email" />
      <Unwanted emails={list.emails} />
      <UsedBefore
        present={list.emails}
        most={maxRecipients}
        onUse={(email) => list.onChange(withEmail(list.emails, email))}
      />
      <p className="text-sm text-muted">
        One PDF, in a separate mail to each address. It locks {countOf(seen.versions.length, 'form')}.
      </p>
      {seen.isOwn ? (
        <p className="text-sm font-semibold">
          The forms are your own. The set and its PDF will say: {SENT_BY_DRIVER}.
        </p>
      ) : null}
    </TitledCard>
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
