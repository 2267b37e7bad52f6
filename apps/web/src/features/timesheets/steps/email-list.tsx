import { TitledCard } from '../../../components/card.js';
import { AddEmail, EmailEntries, withEmail } from '../../../forms/recipients/email-entries.js';
import { UsedBefore } from '../../../forms/recipients/used-before.js';
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
