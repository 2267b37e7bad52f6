import { createFileRoute } from '@tanstack/react-router';

import { MailsScreen } from '../../../features/mails/mails-screen.js';
import { readMailsSearch } from '../../../features/mails/mails-search.js';
import { forAdmins } from '../../-guards.js';
import { IN_PLACE } from '../../-in-place.js';

export const Route = createFileRoute('/admin/mail/')({
  staticData: { title: 'Sent mail', office: true },
  validateSearch: readMailsSearch,
  beforeLoad: forAdmins,
  component: MailsRoute,
});

function MailsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MailsScreen
      search={search}
      onChange={(change) => void navigate({ search: (before) => ({ ...before, ...change }), ...IN_PLACE })}
    />
  );
}
