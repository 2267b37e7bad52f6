import { formatMoment } from '@groundsheet/form-rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FileDown, Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Notice } from '../../components/badge.js';
import { Button, buttonVariants } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { Facts } from '../../components/facts.js';
import { OfficePage } from '../../components/office-page.js';
import { Tabs } from '../../components/tabs.js';
import { mailQuery, type MailInFull } from './api.js';
import { AboutMail, MailState } from './mail-parts.js';
import { usePageTitle } from '../../lib/page-title.js';
import { ownZone } from '../../lib/own-zone.js';
import { useSendAgain } from './use-send-again.js';

const moment = (at: string | null) => at && formatMoment(at, ownZone());

interface MailScreenProps {
  id: string;
  /** Leads back to the list. */
  back: ReactNode;
}

/** One mail: what is in it, and whether it arrived. */
export function MailScreen({ id, back }: MailScreenProps) {
  const { data: mail } = useSuspenseQuery(mailQuery(id));
  const again = useSendAgain();
  usePageTitle(mail.subject);
  return (
    <OfficePage
      title="Mail"
      subtitle={mail.subject}
      action={
        <div className="flex flex-wrap gap-2.5">
          {back}
          <Button variant="primary" disabled={again.isPending} onClick={() => again.mutate(mail)}>
            <Send aria-hidden /> {again.isPending ? 'Sending...' : 'Send again'}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 items-start gap-5 office:grid-cols-[minmax(0,1fr)_20rem]">
        <Contents mail={mail} />
        <TitledCard id="mail-facts" title="Delivery" aside={<MailState mail={mail} />}>
          {mail.error ? (
            <Notice tone="bad">
              <p className="min-w-0 break-words">{mail.error}</p>
            </Notice>
          ) : null}
          <Facts
            absent="-"
            facts={[
              ['Recipient', mail.recipient],
              ['Driver', mail.driverName],
              ['Tries', String(mail.attempts)],
              ['Queued', moment(mail.queuedAt)],
              ['Sent', moment(mail.sentAt)],
              [mail.state === 'bounced' ? 'Bounced' : 'Delivered', moment(mail.reportedAt)],
            ]}
          />
          {mail.reference ? <AboutMail mail={mail} /> : null}
          {mail.attachment ? (
            <a
              href={`/api/mails/${id}/attachment`}
              download
              className={buttonVariants({ className: 'min-w-0' })}
            >
              <FileDown aria-hidden /> <span className="min-w-0 truncate">Download the attached PDF</span>
            </a>
          ) : null}
        </TitledCard>
      </div>
    </OfficePage>
  );
}

/** As a mail program shows it, or its text. Links in it are without the keys that only the recipient has. */
function Contents({ mail: { id, text } }: { mail: MailInFull }) {
  const [part, setPart] = useState<'page' | 'text'>('page');
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Tabs
        label="The mail"
        open={part}
        onOpen={setPart}
        tabs={[
          {
            name: 'page',
            label: 'As it looks',
            content: (
              // Shut in twice: here, and by the policy that the page comes with.
              <iframe
                sandbox=""
                title="The mail as it looks"
                src={`/api/mails/${id}/page`}
                className="h-[70vh] w-full rounded-control border border-line bg-surface"
              />
            ),
          },
          {
            name: 'text',
            label: 'Text',
            content: <pre className="font-sans break-words whitespace-pre-wrap">{text}</pre>,
          },
        ]}
      />
      <p className="text-sm text-muted">
        The links are shown without their keys: only the recipient can open a form or an account with them.
      </p>
    </div>
  );
}
