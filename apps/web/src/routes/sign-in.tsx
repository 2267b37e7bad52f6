import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { LogIn, UserPlus } from 'lucide-react';
import { useEffect } from 'react';

import { buttonVariants } from '../components/button.js';
import { CreateAccountForm } from '../features/account/create-account-form.js';
import { LoginForm } from '../features/account/login-form.js';
import { keepNextPage, ownPath } from '../lib/next-page.js';
import { useSession } from '../lib/session/session-context.js';
import { signedIn } from '../lib/session/session-store.js';
import { AccountPage } from './-account-page.js';

interface SignInSearch {
  next: string;
  /** For people without an account. */
  signup?: true | undefined;
}

/** On the way to a page that needs an account, which follows. */
export const Route = createFileRoute('/sign-in')({
  staticData: { title: 'Account' },
  validateSearch: ({ next, signup }: Record<string, unknown>): SignInSearch => ({
    next: ownPath(next) ?? '/home',
    signup: signup === true ? true : undefined,
  }),
  component: SignIn,
});

function SignIn() {
  const { next, signup } = Route.useSearch();
  const { history } = useRouter();
  const isIn = useSession().mode === 'authenticated';
  useEffect(() => {
    if (isIn) history.replace(next);
  }, [isIn, history, next]);
  return signup ? (
    <AccountPage title="Create an account to see this page">
      <CreateAccountForm onSignedIn={signedIn} />
      <Link to="/sign-in" search={{ next }} replace className={buttonVariants()}>
        <LogIn aria-hidden /> Login
      </Link>
    </AccountPage>
  ) : (
    <AccountPage title="Sign in to see this page">
      <LoginForm onSignedIn={signedIn}>
        <Link
          to="/forgotten-password"
          onClick={() => keepNextPage(next)}
          className={buttonVariants({ variant: 'quiet' })}
        >
          Forgotten password?
        </Link>
      </LoginForm>
      <Link to="/sign-in" search={{ next, signup: true }} replace className={buttonVariants()}>
        <UserPlus aria-hidden /> Create Account
      </Link>
    </AccountPage>
  );
}
