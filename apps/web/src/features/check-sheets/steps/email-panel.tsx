import { CHECK_SHEET_FREQUENT_EMAILS, type SavedEmail } from '@groundsheet/form-rules';
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { AddEmail, EmailEntries, hasRoom, withEmail } from '../../../forms/recipients/email-entries.js';
import { toast } from '../../../components/toast-store.js';
import { enterOnForm } from '../../../forms/drafts/draft.js';
import {
  forgetEmail,
  frequentEmails,
  loadSavedEmails,
  rememberEmails,
} from '../../../forms/memory/saved-emails.js';
import { useSender } from '../../../forms/sending/sender.js';
import type { StepProps } from './step-props.js';

/** Who gets the check sheet, once it is signed. */
export function EmailPanel({ draft, change, errors }: StepProps) {
  const [saved, setSaved] = useState(loadSavedEmails);
  const emails = draft.form.submissionEmails;
  const { maxRecipients } = useSender();
  const list = {
    emails,
    onChange: (next: string[]) =>
      change((current) => enterOnForm(current, { submissionEmails: next, submitViaEmail: true })),
  };
  const save = (email: string) => {
    rememberEmails([email]);
    setSaved(loadSavedEmails());
    toast({ title: 'Email Saved', description: email.trim(), tone: 'good' });
  };
  const remove = (email: string) => {
    forgetEmail(email);
    setSaved(loadSavedEmails());
    toast({ title: 'Email Removed', description: email });
  };
  return (
    <TitledCard id="send-to" title="Send to">
      <EmailEntries {...list} error={errors['submissionEmails']} onSave={save} />
      <FrequentlyUsed
        frequent={frequentEmails(saved, emails, CHECK_SHEET_FREQUENT_EMAILS)}
        canUse={hasRoom(emails, maxRecipients)}
        onUse={(email) => list.onChange(withEmail(emails, email))}
        onRemove={remove}
      />
      <AddEmail {...list} most={maxRecipients} />
    </TitledCard>
  );
}

interface FrequentlyUsedProps {
  frequent: readonly SavedEmail[];
  canUse: boolean;
  onUse: (email: string) => void;
  onRemove: (email: string) => void;
}

/** Addresses that this device has saved or sent to, one tap away. */
function FrequentlyUsed({ frequent, canUse, onUse, onRemove }: FrequentlyUsedProps) {
  const [shown, setShown] = useState(true);
  if (frequent.length === 0) return null;
  const Arrow = shown ? ChevronUp : ChevronDown;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">Frequently Used Emails</h3>
        <Button variant="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
          <Arrow aria-hidden /> {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> frequently used emails</span>
        </Button>
      </div>
      {shown ? (
        <ul className="flex flex-col gap-2">
          {frequent.map(({ email }) => (
            <li key={email} className="flex items-center gap-2.5">
              <span className="min-w-0 grow text-sm wrap-anywhere">{email}</span>
              <Button className="shrink-0 px-3" disabled={!canUse} onClick={() => onUse(email)}>
                Use<span className="sr-only"> {email}</span>
              </Button>
              <Button
                size="icon"
                className="shrink-0"
                aria-label={`Remove ${email}`}
                onClick={() => onRemove(email)}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
