import { createFileRoute } from '@tanstack/react-router';

import { ForgottenPassword } from '../features/account/forgotten-password.js';
import { AccountPage } from './-account-page.js';

export const Route = createFileRoute('/forgotten-password')({
  staticData: { title: 'Account', hasFooter: true },
  component: () => (
    <AccountPage title="Forgotten password">
      <ForgottenPassword />
    </AccountPage>
  ),
});
