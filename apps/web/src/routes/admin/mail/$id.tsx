import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowLeft, MailX } from 'lucide-react';

import { Notice } from '../../../components/badge.js';
import { buttonVariants } from '../../../components/button.js';
import { OfficePage } from '../../../components/office-page.js';
import { Skeleton } from '../../../components/skeleton.js';
import { mailQuery } from '../../../features/mails/api.js';
import { MailScreen } from '../../../features/mails/mail-screen.js';
import { serverMessage } from '../../../lib/api-error.js';
import { forAdmins } from '../../-guards.js';

export const Route = createFileRoute('/admin/mail/$id')({
  staticData: { title: 'Sent mail', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'pendingComponent', 'errorComponent', 'component']],
  beforeLoad: forAdmins,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await queryClient.ensureQueryData(mailQuery(id));
  },
  pendingMs: 0,
  pendingComponent: () => (
    <OfficePage title="Mail">
      <Skeleton label="Loading the mail..." rows={5} />
    </OfficePage>
  ),
  errorComponent: ({ error }) => (
    <OfficePage title="Mail" action={<BackToMails />}>
      <Notice tone="bad" role="alert">
        <MailX aria-hidden />
        <p>{serverMessage(error) ?? 'No signal, so the mail cannot be loaded.'}</p>
      </Notice>
    </OfficePage>
  ),
  component: MailRoute,
});

function MailRoute() {
  const { id } = Route.useParams();
  return <MailScreen id={id} back={<BackToMails />} />;
}

function BackToMails() {
  return (
    <Link to="/admin/mail" className={buttonVariants()}>
      <ArrowLeft aria-hidden /> All mails
    </Link>
  );
}
