import { createFileRoute, Link } from '@tanstack/react-router';

import { buttonVariants } from '../components/button.js';
import { ResetPassword } from '../features/account/reset-password.js';
import { readLinkKey } from '../lib/link-key.js';
import { keptNextPage } from '../lib/next-page.js';
import { AccountPage } from './-account-page.js';

/** Where the link of the mail about a forgotten password leads. */
export const Route = createFileRoute('/reset-password')({
  staticData: { title: 'Account', hasFooter: true },
  validateSearch: readLinkKey,
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  return (
    <AccountPage title="New password">
      <ResetPassword
        linkKey={Route.useSearch().key}
        login={
          <Link {...loginPage()} className={buttonVariants({ variant: 'primary', size: 'action' })}>
            Login
          </Link>
        }
        askAgain={
          <Link to="/forgotten-password" className={buttonVariants({ size: 'action' })}>
            Mail me a new link
          </Link>
        }
      />
    </AccountPage>
  );
}

/** Where they were going when the password was missing, or home. */
function loginPage() {
  const next = keptNextPage();
  return next
    ? ({ to: '/sign-in', search: { next } } as const)
    : ({ to: '/', search: { login: true } } as const);
}
