import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useEffect } from 'react';

import { buttonVariants } from '../components/button.js';
import { LoginForm } from '../features/account/login-form.js';
import { useSession } from '../lib/session/session-context.js';
import { signedIn } from '../lib/session/session-store.js';
import { AccountPage } from './-account-page.js';

/** On the way to a page that needs an account, which follows. */
export const Route = createFileRoute('/sign-in')({
  staticData: { title: 'Account' },
  validateSearch: ({ next }: Record<string, unknown>) => ({ next: ownPath(next) ?? '/home' }),
  component: SignIn,
});

/** Anybody may write the address: it leads to a page of ours or nowhere. */
function ownPath(next: unknown): string | undefined {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : undefined;
}

function SignIn() {
  const { next } = Route.useSearch();
  const { history } = useRouter();
  const isIn = useSession().mode === 'authenticated';
  useEffect(() => {
    if (isIn) history.replace(next);
  }, [isIn, history, next]);
  return (
    <AccountPage title="Sign in to see this page">
      <LoginForm onSignedIn={signedIn}>
        <Link to="/forgotten-password" className={buttonVariants({ variant: 'quiet' })}>
          Forgotten password?
        </Link>
      </LoginForm>
      <Link to="/" search={{ signup: true }} className={buttonVariants()}>
        <UserPlus aria-hidden /> Create Account
      </Link>
    </AccountPage>
  );
}
