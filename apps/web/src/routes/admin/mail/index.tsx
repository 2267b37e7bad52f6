import { createFileRoute } from '@tanstack/react-router';

import { MailsScreen } from '../../../features/mails/mails-screen.js';
import { MAILS_SEARCH } from '../../../features/mails/mails-search.js';
import { forAdmins } from '../../-guards.js';
import { useListed } from '../../-list-route.js';

export const Route = createFileRoute('/admin/mail/')({
  staticData: { title: 'Sent mail', office: true },
  validateSearch: MAILS_SEARCH,
  beforeLoad: forAdmins,
  component: MailsRoute,
});

function MailsRoute() {
  return <MailsScreen {...useListed(Route)} />;
}
