import { KeyRound, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { fieldFaults, serverMessage } from '../../lib/api-error.js';
import type { Me } from '../../lib/session/session-store.js';
import { useFirm } from '../../lib/firm.js';
import { useSending } from '../../lib/use-sending.js';
import { acceptInvitation } from './api.js';
import { NewPasswordField } from './new-password-field.js';

interface AcceptInvitationProps {
  linkKey: string;
  onSignedIn: (me: Me) => void;
}

/** The page knows only the key of the link. */
const NOBODY_YET = {};

/** The first password of an invited person. */
export function AcceptInvitation({ linkKey, onSignedIn }: AcceptInvitationProps) {
  const { name } = useFirm();
  const [password, setPassword] = useState('');
  const accepting = useSending({
    mutationFn: () => acceptInvitation(linkKey, password),
    onSuccess: onSignedIn,
  });
  const faults = fieldFaults(accepting.error);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        accepting.mutate();
      }}
    >
      <p>{name ?? 'Your firm'} has invited you. Choose a password, and you are in.</p>
      <NewPasswordField
        label="Password"
        name="new-password"
        owner={NOBODY_YET}
        error={faults['password']}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {accepting.error && !faults['password'] ? (
        <Notice tone="bad" role="alert">
          <TriangleAlert aria-hidden />
          <p>{serverMessage(accepting.error) ?? 'That did not work. Check the signal and try again.'}</p>
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" size="action" disabled={accepting.isPending}>
        <KeyRound aria-hidden /> {accepting.isPending ? 'One moment...' : 'Set password and sign in'}
      </Button>
    </form>
  );
}
