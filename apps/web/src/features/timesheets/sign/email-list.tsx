import { FIELD_LENGTHS, judgeEmail, MAX_GUEST_RECIPIENTS } from '@groundsheet/form-rules';
import { Check, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { FieldError, TextField } from '../../../components/field.js';
import { frequentEmails, loadSavedEmails } from '../../../lib/saved-emails.js';
import { enter } from '../timesheet-draft.js';
import type { StepProps } from '../steps/step-props.js';

const VERDICTS = {
  ok: undefined,
  malformed: 'This address does not look right',
  throwaway: 'Please use a real work address',
};

/** Who gets the timesheet. */
export function EmailList({ draft, change, errors }: StepProps) {
  const emails = draft.form.submissionEmails;
  const setAll = (next: string[]) => change((current) => enter(current, { submissionEmails: next }));
  return (
    <TitledCard id="send-to" title="Send to">
      <ul className="flex flex-col gap-3">
        {emails.map((email, index) => (
          <EmailEntry
            key={index}
            index={index}
            email={email}
            onChange={(text) => setAll(emails.with(index, text))}
            {...(emails.length > 1 ? { onRemove: () => setAll(emails.toSpliced(index, 1)) } : {})}
          />
        ))}
      </ul>
      {errors['submissionEmails'] ? <FieldError>{errors['submissionEmails']}</FieldError> : null}
      <FrequentEmails
        present={emails}
        onUse={(email) => {
          const blank = emails.findIndex((each) => !each.trim());
          setAll(blank < 0 ? [...emails, email] : emails.with(blank, email));
        }}
      />
      {emails.length < MAX_GUEST_RECIPIENTS ? (
        <Button onClick={() => setAll([...emails, ''])}>
          <Plus aria-hidden /> Add Email
        </Button>
      ) : (
        <p className="text-sm text-muted">Up to {MAX_GUEST_RECIPIENTS} addresses.</p>
      )}
    </TitledCard>
  );
}

/** Addresses used before on this device, one tap away. */
function FrequentEmails({ present, onUse }: { present: readonly string[]; onUse: (email: string) => void }) {
  const [saved] = useState(loadSavedEmails);
  const frequent = frequentEmails(saved, present);
  const full = present.length >= MAX_GUEST_RECIPIENTS && present.every((email) => email.trim());
  if (frequent.length === 0 || full) return null;
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

interface EmailEntryProps {
  index: number;
  email: string;
  onChange: (text: string) => void;
  onRemove?: () => void;
}

function EmailEntry({ index, email, onChange, onRemove }: EmailEntryProps) {
  const [left, setLeft] = useState(email !== '');
  const verdict = judgeEmail(email);
  const error = left && email.trim() ? VERDICTS[verdict] : undefined;
  return (
    <li className="flex items-start gap-2.5">
      <TextField
        id={index === 0 ? 'submissionEmails' : undefined}
        className="grow"
        label={
          <span className="flex items-center gap-2">
            Email {index + 1}
            {verdict === 'ok' ? <Check aria-hidden className="size-5 text-good" /> : null}
          </span>
        }
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FIELD_LENGTHS.submissionEmails}
        value={email}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
      {onRemove ? (
        <Button size="icon" className="mt-8" aria-label={`Remove address ${index + 1}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      ) : null}
    </li>
  );
}
