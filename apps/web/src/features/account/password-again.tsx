import { KeyRound, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { PasswordField } from '../../components/password-field.js';
import { fieldFaults, serverMessage } from '../../lib/api-error.js';
import { endPasswordQuestion } from '../../lib/session/password-question.js';
import { useSending } from '../../lib/use-sending.js';
import { givePassword } from './api.js';

/** Asks for the password over whatever is open, before something that is worth asking for; then that goes on. */
export function PasswordAgain({ email }: { email: string }) {
  const [password, setPassword] = useState('');
  const giving = useSending({
    mutationFn: () => givePassword(password),
    onSuccess: () => endPasswordQuestion(true),
  });
  const fault = fieldFaults(giving.error)['password'];
  return (
    <Dialog
      open
      keepOnOutsideTap
      title="Your password, please"
      description="This needs your password once more, in case the phone or the computer is in other hands. We do not ask again for five minutes."
      onOpenChange={() => endPasswordQuestion(false)}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          giving.mutate();
        }}
      >
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Password"
          name="current-password"
          autoComplete="current-password"
          required
          error={fault}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {giving.error && !fault ? (
          <Notice tone="bad" role="alert">
            <TriangleAlert aria-hidden />
            <p>{serverMessage(giving.error) ?? 'That did not work. Check the signal and try again.'}</p>
          </Notice>
        ) : null}
        <div className="grid gap-2.5 tablet:grid-cols-2">
          <Button size="action" onClick={() => endPasswordQuestion(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" size="action" disabled={giving.isPending}>
            <KeyRound aria-hidden /> {giving.isPending ? 'One moment...' : 'Continue'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
