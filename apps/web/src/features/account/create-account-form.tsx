import { FIELD_LENGTHS, judgeEmail, THROWAWAY_REFUSED } from '@groundsheet/form-rules';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';

import { Alert } from '../../components/alert.js';
import { Button } from '../../components/button.js';
import { EmailField } from '../../components/email-field.js';
import { TextField } from '../../components/field.js';
import { claimedName } from '../../forms/sent-here/sent-here.js';
import { fieldFaults } from '../../lib/api-error.js';
import type { Me } from '../../lib/session/session-store.js';
import { useSending } from '../../lib/use-sending.js';
import { useTidyName } from '../../lib/use-tidy-name.js';
import { register, type RegistrationBody } from './api.js';
import { NewPasswordField } from './new-password-field.js';
import { registrationFailure } from './refusals.js';

const EMPTY: RegistrationBody = { fullName: '', email: '', password: '' };

/** Makes an account. What was typed stays when it did not work. */
export function CreateAccountForm({ onSignedIn }: { onSignedIn: (me: Me) => void }) {
  // An account keeps the form just sent only under the name on it.
  const [known] = useState(claimedName);
  const [body, setBody] = useState({ ...EMPTY, fullName: known });
  const [alerted, setAlerted] = useState(false);
  const { begin, leave } = useTidyName();
  const registration = useSending({
    mutationFn: register,
    onSuccess: onSignedIn,
    onError: () => setAlerted(true),
  });
  const faults = fieldFaults(registration.error);
  const throwaway = judgeEmail(body.email) === 'throwaway';
  const enter = (field: keyof RegistrationBody) => (event: { target: { value: string } }) =>
    setBody((typed) => ({ ...typed, [field]: event.target.value }));
  return (
    <form
      id="create-account"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (throwaway) return;
        registration.mutate({
          fullName: leave(body.fullName),
          email: body.email.trim(),
          password: body.password,
        });
      }}
    >
      <TextField
        label="Full name"
        name="name"
        autoComplete="name"
        maxLength={FIELD_LENGTHS.driverSignedName}
        required
        error={faults['fullName']}
        value={body.fullName}
        onChange={enter('fullName')}
        onFocus={() => begin(body.fullName)}
        onBlur={() => setBody({ ...body, fullName: leave(body.fullName) })}
      />
      <EmailField
        label="Email"
        name="email"
        autoComplete="username"
        required
        autoFocus={known !== ''}
        error={throwaway ? THROWAWAY_REFUSED : faults['email']}
        value={body.email}
        onChange={enter('email')}
      />
      <NewPasswordField
        label="Password"
        name="password"
        owner={body}
        error={faults['password']}
        value={body.password}
        onChange={enter('password')}
      />
      <Button type="submit" variant="primary" size="action" disabled={registration.isPending}>
        <UserRoundPlus aria-hidden /> {registration.isPending ? 'One moment...' : 'Create Account'}
      </Button>
      {alerted ? (
        <Alert
          title="Registration failed"
          message={registrationFailure(registration.error)}
          onClose={() => setAlerted(false)}
        />
      ) : null}
    </form>
  );
}
