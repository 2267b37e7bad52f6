import { LogIn } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { EmailField } from '../../components/email-field.js';
import { PasswordField } from '../../components/password-field.js';
import { retriable } from '../../lib/retriable.js';
import type { Me } from '../../lib/session/session-store.js';
import { useSending } from '../../lib/use-sending.js';
import type { SignInBody } from './api.js';
import { loginFailure } from './refusals.js';

const loadSignIn = retriable(() => import('./api.js'));
const Alert = lazy(async () => ({ default: (await import('../../components/alert.js')).Alert }));

interface LoginFormProps {
  /** The address to begin with, where it is known; then only the password is to be typed. */
  email?: string;
  onSignedIn: (me: Me) => void;
  /** What stands below the button. */
  children?: ReactNode;
}

/** Email and password. What was typed stays when it did not work. */
export function LoginForm({ email: known = '', onSignedIn, children }: LoginFormProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const login = useSending({
    mutationFn: async (body: SignInBody) => (await loadSignIn()).signIn(body),
    onSuccess: onSignedIn,
  });
  return (
    <form
      className="flex flex-col gap-4"
      onFocus={() => void loadSignIn()}
      onSubmit={(event) => {
        event.preventDefault();
        login.mutate({ email: email.trim(), password });
      }}
    >
      <EmailField
        label="Email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        autoFocus={known !== ''}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" size="action" disabled={login.isPending}>
        <LogIn aria-hidden /> {login.isPending ? 'One moment...' : 'Login'}
      </Button>
      {children}
      {login.error ? (
        <Suspense>
          <Alert title="Login failed" message={loginFailure(login.error)} onClose={login.reset} />
        </Suspense>
      ) : null}
    </form>
  );
}
