import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, KeyRound, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { PasswordField } from '../../components/password-field.js';
import { fieldFaults, serverMessage } from '../../lib/api-error.js';
import type { User } from '../../lib/session/session-hints.js';
import { useSending } from '../../lib/use-sending.js';
import { changePassword, sessionsQuery } from './api.js';
import { NewPasswordField } from './new-password-field.js';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes the password and signs every other device out. */
export function ChangePassword({ user }: { user: User }) {
  const [typed, setTyped] = useState(EMPTY);
  const client = useQueryClient();
  const change = useSending({
    mutationFn: changePassword,
    onSuccess: async () => {
      setTyped(EMPTY);
      await client.invalidateQueries(sessionsQuery);
    },
  });
  const faults = fieldFaults(change.error);
  const enter = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [field]: event.target.value }));
  return (
    <form
      aria-labelledby="password-title"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(typed);
      }}
    >
      <h2 id="password-title" className="text-xl">
        Change password
      </h2>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="current-password"
        autoComplete="current-password"
        required
        error={faults['currentPassword']}
        value={typed.currentPassword}
        onChange={enter('currentPassword')}
      />
      <NewPasswordField
        label="New password"
        name="new-password"
        owner={{ fullName: user.name, email: user.email }}
        error={faults['newPassword']}
        value={typed.newPassword}
        onChange={enter('newPassword')}
      />
      <Outcome done={change.isSuccess} error={change.error} beside={Object.keys(faults).length > 0} />
      <Button type="submit" size="action" disabled={change.isPending}>
        <KeyRound aria-hidden /> {change.isPending ? 'One moment...' : 'Change password'}
      </Button>
    </form>
  );
}

/** @param props.beside the fault already stands beside its field */
function Outcome({ done, error, beside }: { done: boolean; error: unknown; beside: boolean }) {
  if (done)
    return (
      <Notice tone="good" role="status">
        <CircleCheck aria-hidden />
        <p>The password is changed. Your other devices have been signed out.</p>
      </Notice>
    );
  if (!error || beside) return null;
  return (
    <Notice tone="bad" role="alert">
      <TriangleAlert aria-hidden />
      <p>{serverMessage(error) ?? 'That did not work. Check the signal and try again.'}</p>
    </Notice>
  );
}
