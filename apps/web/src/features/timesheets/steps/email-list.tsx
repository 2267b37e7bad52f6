import { MAX_GUEST_RECIPIENTS } from '@groundsheet/form-rules';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { AddEmail, EmailEntries, hasRoom, withEmail } from '../../../components/recipients/email-entries.js';
import { frequentEmails, loadSavedEmails } from '../../../lib/saved-emails.js';
import { enter } from '../timesheet-draft.js';
import type { StepProps } from './step-props.js';

/** Who gets the timesheet. */
export function EmailList({ draft, change, errors }: StepProps) {
  const emails = draft.form.submissionEmails;
  const list = {
    emails,
    onChange: (next: string[]) => change((current) => enter(current, { submissionEmails: next })),
  };
  return (
    <TitledCard id="send-to" title="Send to">
      <EmailEntries {...list} error={errors['submissionEmails']} />
      <UsedBefore present={emails} onUse={(email) => list.onChange(withEmail(emails, email))} />
      <AddEmail {...list} most={MAX_GUEST_RECIPIENTS} />
    </TitledCard>
  );
}

/** Addresses used before on this device, one tap away. */
function UsedBefore({ present, onUse }: { present: readonly string[]; onUse: (email: string) => void }) {
  const [saved] = useState(loadSavedEmails);
  const frequent = frequentEmails(saved, present);
  if (frequent.length === 0 || !hasRoom(present, MAX_GUEST_RECIPIENTS)) return null;
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
