import { createFileRoute } from '@tanstack/react-router';

import { ConfirmEmail } from '../features/account/confirm-email.js';
import { readLinkKey } from '../lib/link-key.js';
import { askWhoIsSignedIn } from '../lib/session/ask-who.js';
import { currentSession, signedIn } from '../lib/session/session-store.js';
import { AccountPage } from './-account-page.js';

/** Where the link of the mail to a new account leads. */
export const Route = createFileRoute('/confirm-email')({
  staticData: { title: 'Account', hasFooter: true },
  validateSearch: readLinkKey,
  component: ConfirmEmailRoute,
});

function ConfirmEmailRoute() {
  const navigate = Route.useNavigate();
  return (
    <AccountPage title="Confirm your address">
      <ConfirmEmail
        linkKey={Route.useSearch().key}
        onConfirmed={() => {
          if (currentSession().mode === 'authenticated') void askWhoIsSignedIn();
        }}
        onSignedIn={(me) => {
          signedIn(me);
          void navigate({ to: '/home', replace: true });
        }}
      />
    </AccountPage>
  );
}
