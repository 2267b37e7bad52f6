import { CircleCheck, KeyRound, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { fieldFaults, serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { resetPassword } from './api.js';
import { NewPasswordField } from './new-password-field.js';

interface ResetPasswordProps {
  linkKey: string;
  /** Where to go once it is set. */
  login: ReactNode;
  /** Where to go when the link is no good any more. */
  askAgain: ReactNode;
}

/** The page knows only the key of the link. */
const NOBODY_YET = {};

export function ResetPassword({ linkKey, login, askAgain }: ResetPasswordProps) {
  const [password, setPassword] = useState('');
  const reset = useSending({ mutationFn: () => resetPassword(linkKey, password) });
  const faults = fieldFaults(reset.error);
  if (reset.isSuccess)
    return (
      <>
        <Notice tone="good" role="status">
          <CircleCheck aria-hidden />
          <p>Your new password is set. You have been signed out everywhere; please sign in with it now.</p>
        </Notice>
        {login}
      </>
    );
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        reset.mutate();
      }}
    >
      <NewPasswordField
        label="New password"
        name="new-password"
        owner={NOBODY_YET}
        error={faults['password']}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {reset.error && !faults['password'] ? (
        <>
          <Notice tone="bad" role="alert">
            <TriangleAlert aria-hidden />
            <p>{serverMessage(reset.error) ?? 'That did not work. Check the signal and try again.'}</p>
          </Notice>
          {askAgain}
        </>
      ) : null}
      <Button type="submit" variant="primary" size="action" disabled={reset.isPending}>
        <KeyRound aria-hidden /> {reset.isPending ? 'One moment...' : 'Set new password'}
      </Button>
    </form>
  );
}
