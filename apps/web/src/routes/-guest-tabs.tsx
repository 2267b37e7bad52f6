import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';

import { buttonVariants } from '../components/button.js';
import { Skeleton } from '../components/skeleton.js';
import { Tabs } from '../components/tabs.js';
import { LoginForm } from '../features/account/login-form.js';
import { driverTab, guestTab } from '../features/home/portal-search.js';
import { landingOf } from '../lib/session/role.js';
import { signedIn, type Me } from '../lib/session/session-store.js';
import { IN_PLACE } from './-in-place.js';

const CreateAccountForm = lazy(async () => ({
  default: (await import('../features/account/create-account-form.js')).CreateAccountForm,
}));

const home = getRouteApi('/');

/** The way into an account. */
export function GuestTabs() {
  const search = home.useSearch();
  const navigate = home.useNavigate();
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The line that was pressed to open this is gone, and the focus with it.
    if (document.activeElement === document.body)
      around.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, []);
  const enter = (me: Me) => {
    signedIn(me);
    const landing = search.tab ? null : landingOf(me.role);
    if (landing) void navigate({ to: landing, replace: true });
    else void navigate({ search: { tab: driverTab(search) }, replace: true });
  };
  return (
    <div ref={around}>
      <Tabs
        label="Driver account"
        open={guestTab(search) ?? 'login'}
        onOpen={(tab) =>
          void navigate({ search: tab === 'login' ? { login: true } : { signup: true }, ...IN_PLACE })
        }
        tabs={[
          {
            name: 'login',
            label: 'Login',
            content: (
              <LoginForm onSignedIn={enter}>
                <Link to="/forgotten-password" className={buttonVariants({ variant: 'quiet' })}>
                  Forgotten password?
                </Link>
              </LoginForm>
            ),
          },
          {
            name: 'create-account',
            label: 'Create Account',
            content: (
              <Suspense fallback={<Skeleton label="One moment..." />}>
                <CreateAccountForm onSignedIn={enter} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
