import { addressesIn, FIELD_LENGTHS, judgeEmail, refusedEmails, validEmails } from '@groundsheet/form-rules';
import { BookmarkPlus, Check, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { cn } from '../../lib/cn.js';
import { useSender } from '../sending/sender.js';
import { Button } from '../../components/button.js';
import { EmailField } from '../../components/email-field.js';
import { FieldError } from '../../components/field.js';

const VERDICTS = {
  ok: undefined,
  malformed: 'This address does not look right',
  throwaway: 'Please use a real work address',
};

interface EmailListProps {
  emails: readonly string[];
  onChange: (emails: string[]) => void;
}

interface EmailEntriesProps extends EmailListProps {
  error?: string | undefined;
  /** Keeps an address for the next form; without it there is no such button. */
  onSave?: (email: string) => void;
  /** Said on the button that takes an address off; without it there is only its icon. */
  removeLabel?: string;
}

/** Who a form goes to. */
export function EmailEntries({ emails, onChange, error, onSave, removeLabel }: EmailEntriesProps) {
  return (
    <>
      <ul className="flex flex-col gap-3">
        {emails.map((email, index) => (
          <EmailEntry
            key={index}
            index={index}
            email={email}
            removeLabel={removeLabel}
            onChange={(text) => onChange(emails.with(index, text))}
            onApart={(parts) => onChange(emails.toSpliced(index, 1, ...parts))}
            {...(emails.length > 1 ? { onRemove: () => onChange(emails.toSpliced(index, 1)) } : {})}
            {...(onSave ? { onSave: () => onSave(email) } : {})}
          />
        ))}
      </ul>
      {error ? <FieldError>{error}</FieldError> : <LeftOut emails={emails} />}
    </>
  );
}

/** Who would get nothing, where somebody else gets it. */
function LeftOut({ emails }: { emails: readonly string[] }) {
  const { mailsLikeGuest: guest } = useSender();
  const good = validEmails(emails, { guest }).length;
  const refused = refusedEmails(emails, { guest });
  return (
    <p role="status" className="text-sm wrap-anywhere text-attention empty:hidden">
      {good > 0 && refused.length > 0 ? leftOutWords(good, refused) : null}
    </p>
  );
}

/** 'Goes to 1 of 3 addresses. Not to: dai@, bev.' */
export function leftOutWords(good: number, refused: readonly string[]): string {
  return `Goes to ${good} of ${good + refused.length} addresses. Not to: ${refused.join(', ')}.`;
}

interface AddEmailProps extends EmailListProps {
  most: number;
  label?: string;
}

/** Opens one more entry, until there are as many as there may be. */
export function AddEmail({ emails, onChange, most, label = 'Add Email' }: AddEmailProps) {
  if (emails.length >= most) return <p className="text-sm text-muted">Up to {most} addresses.</p>;
  return (
    // A word on the address that is left would move the button from under the finger.
    <Button onMouseDown={(event) => event.preventDefault()} onClick={() => onChange([...emails, ''])}>
      <Plus aria-hidden /> {label}
    </Button>
  );
}

/** Puts an address into the first empty entry, or behind the others. */
export function withEmail(emails: readonly string[], email: string): string[] {
  const blank = emails.findIndex((each) => !each.trim());
  return blank < 0 ? [...emails, email] : emails.with(blank, email);
}

/** Whether there is room for one more address. */
export function hasRoom(emails: readonly string[], most: number): boolean {
  return emails.length < most || emails.some((email) => !email.trim());
}

/** Throwaway domains are refused for guests, and until an account's address is confirmed. */
function useVerdict(email: string) {
  const { mailsLikeGuest } = useSender();
  const verdict = judgeEmail(email);
  return verdict === 'throwaway' && !mailsLikeGuest ? 'ok' : verdict;
}

interface EmailEntryProps {
  index: number;
  email: string;
  onChange: (text: string) => void;
  /** What was pasted holds other addresses than its text. */
  onApart: (addresses: string[]) => void;
  onRemove?: () => void;
  onSave?: () => void;
  removeLabel: string | undefined;
}

function EmailEntry({ index, email, onChange, onApart, onRemove, onSave, removeLabel }: EmailEntryProps) {
  const [left, setLeft] = useState(email !== '');
  const verdict = useVerdict(email);
  const error = left && email.trim() ? VERDICTS[verdict] : undefined;
  return (
    <li className={cn('flex items-start gap-2.5', removeLabel && 'flex-wrap')}>
      <EmailField
        id={index === 0 ? 'submissionEmails' : undefined}
        className={cn('grow', removeLabel && 'basis-72')}
        label={
          <span className="flex items-center gap-2">
            Email {index + 1}
            {verdict === 'ok' ? <Check aria-hidden className="size-5 text-good" /> : null}
          </span>
        }
        autoComplete="email"
        maxLength={FIELD_LENGTHS.submissionEmails}
        value={email}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true);
          const apart = addressesIn(email);
          if (apart.length > 1 || apart[0] !== email) onApart(apart);
        }}
      />
      {onSave ? (
        <Button
          size="icon"
          className="mt-8"
          aria-label={`Save address ${index + 1}`}
          disabled={!email.trim() || !email.includes('@')}
          onClick={onSave}
        >
          <BookmarkPlus aria-hidden />
        </Button>
      ) : null}
      {onRemove ? (
        <Button
          size={removeLabel ? 'touch' : 'icon'}
          className={removeLabel ? 'ms-auto tablet:mt-8' : 'mt-8'}
          aria-label={`${removeLabel ?? 'Remove'} address ${index + 1}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden /> {removeLabel}
        </Button>
      ) : null}
    </li>
  );
}
