import { CircleCheck, KeyRound, MailCheck, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { PasswordField } from '../../components/password-field.js';
import { fieldFaults, serverMessage } from '../../lib/api-error.js';
import type { Me } from '../../lib/session/session-store.js';
import { useSending } from '../../lib/use-sending.js';
import { confirmEmail, confirmWithNewPassword } from './api.js';
import { NewPasswordField } from './new-password-field.js';

interface ConfirmEmailProps {
  linkKey: string;
  onConfirmed: () => void;
  onSignedIn: (me: Me) => void;
}

/**
 * Asks for the password of the account. Another person may have registered the address; the person with the mail and not the
 * password sets a new one.
 */
export function ConfirmEmail({ linkKey, onConfirmed, onSignedIn }: ConfirmEmailProps) {
  const [isNew, setNew] = useState(false);
  const confirm = useSending({
    mutationFn: (password: string) => confirmEmail(linkKey, password),
    onSuccess: onConfirmed,
  });
  const replace = useSending({
    mutationFn: (password: string) => confirmWithNewPassword(linkKey, password),
    onSuccess: onSignedIn,
  });
  if (confirm.isSuccess)
    return (
      <Notice tone="good" role="status">
        <CircleCheck aria-hidden />
        <p>Your address is confirmed. There is nothing else to do.</p>
      </Notice>
    );
  if (isNew)
    return (
      <PasswordForm key="new" sending={replace}>
        {(field) => (
          <>
            <p>
              The new password confirms your address, and signs everybody else out of this account. You are
              signed in at once.
            </p>
            <NewPasswordField label="New password" name="new-password" owner={NOBODY_YET} {...field} />
            <Button type="submit" variant="primary" size="action" disabled={replace.isPending}>
              <KeyRound aria-hidden /> {replace.isPending ? 'One moment...' : 'Set password and confirm'}
            </Button>
          </>
        )}
      </PasswordForm>
    );
  return (
    <PasswordForm key="own" sending={confirm}>
      {(field) => (
        <>
          <p>
            An account has been created with your address. If it was you, confirm it with the password of the
            account. If it was not you, close this page.
          </p>
          <PasswordField
            label="Password"
            name="current-password"
            autoComplete="current-password"
            required
            {...field}
          />
          <Button type="submit" variant="primary" size="action" disabled={confirm.isPending}>
            <MailCheck aria-hidden /> {confirm.isPending ? 'One moment...' : 'Confirm my address'}
          </Button>
          <Button size="action" onClick={() => setNew(true)}>
            I do not know the password
          </Button>
        </>
      )}
    </PasswordForm>
  );
}

/** The page knows only the key of the link. */
const NOBODY_YET = {};

interface Field {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

interface PasswordFormProps {
  sending: { mutate: (password: string) => void; error: Error | null };
  children: (field: Field) => ReactNode;
}

function PasswordForm({ sending: { mutate, error }, children }: PasswordFormProps) {
  const [value, setValue] = useState('');
  const fault = fieldFaults(error)['password'];
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(value);
      }}
    >
      {children({ value, error: fault, onChange: ({ target }) => setValue(target.value) })}
      {error && !fault ? (
        <Notice tone="bad" role="alert">
          <TriangleAlert aria-hidden />
          <p>{serverMessage(error) ?? 'That did not work. Check the signal and try again.'}</p>
        </Notice>
      ) : null}
    </form>
  );
}
