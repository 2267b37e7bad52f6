import { createFileRoute } from '@tanstack/react-router';

import { AcceptInvitation } from '../features/account/accept-invitation.js';
import { readLinkKey } from '../lib/link-key.js';
import { signedIn } from '../lib/session/session-store.js';
import { AccountPage } from './-account-page.js';

/** Where the link of an invitation leads. */
export const Route = createFileRoute('/accept-invitation')({
  staticData: { title: 'Account', hasFooter: true },
  validateSearch: readLinkKey,
  component: AcceptInvitationRoute,
});

function AcceptInvitationRoute() {
  const navigate = Route.useNavigate();
  return (
    <AccountPage title="Welcome to Groundsheet">
      <AcceptInvitation
        linkKey={Route.useSearch().key}
        onSignedIn={(me) => {
          signedIn(me);
          void navigate({ to: '/home', replace: true });
        }}
      />
    </AccountPage>
  );
}
