import { Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { AddEmail, EmailEntries, hasRoom, withEmail } from '../../../forms/recipients/email-entries.js';
import { frequentEmails, loadSavedEmails } from '../../../forms/memory/saved-emails.js';
import { useSender } from '../../../forms/sending/sender.js';
import { enter } from '../timesheet-draft.js';
import type { StepProps } from './step-props.js';

/** Who gets the timesheet. */
export function EmailList({ draft, change, errors }: StepProps) {
  const emails = draft.form.submissionEmails;
  const { maxRecipients } = useSender();
  const list = {
    emails,
    onChange: (next: string[]) => change((current) => enter(current, { submissionEmails: next })),
  };
  return (
    <TitledCard id="send-to" title="Send to">
      <EmailEntries {...list} error={errors['submissionEmails']} />
      <UsedBefore
        present={emails}
        most={maxRecipients}
        onUse={(email) => list.onChange(withEmail(emails, email))}
      />
      <AddEmail {...list} most={maxRecipients} />
    </TitledCard>
  );
}

interface UsedBeforeProps {
  present: readonly string[];
  most: number;
  onUse: (email: string) => void;
}

/** Addresses used before on this device, one tap away. */
function UsedBefore({ present, most, onUse }: UsedBeforeProps) {
  const [saved] = useState(loadSavedEmails);
  const frequent = frequentEmails(saved, present);
  if (frequent.length === 0 || !hasRoom(present, most)) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">Used before</p>
      {frequent.map(({ email }) => (
        <Button key={email} className="justify-start break-all" onClick={() => onUse(email)}>
          <Plus aria-hidden /> {email}
        </Button>
      ))}
    </div>
  );
}
