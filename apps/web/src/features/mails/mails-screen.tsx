import { useQuery } from '@tanstack/react-query';
import { HardDrive, Plus } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import type { Listed } from '../../components/list-filters.js';
import { OfficePage } from '../../components/office-page.js';
import { Tabs } from '../../components/tabs.js';
import { AddAddress } from './add-address.js';
import { transportQuery } from './api.js';
import { DoNotSendList } from './do-not-send-list.js';
import { MailList } from './mail-list.js';
import type { MailsSearch } from './mails-search.js';
import { ParkedJobs } from './parked-jobs.js';

/** Sent mail: whether it arrived, what has failed, and who has opted out. */
export function MailsScreen(list: Listed<MailsSearch>) {
  const { tab = 'mails' } = list.search;
  const [adding, setAdding] = useState(false);
  return (
    <OfficePage
      title="Sent mail"
      subtitle="Every mail, whether it arrived, and who has opted out"
      action={
        tab === 'do-not-send' ? (
          <Button variant="primary" size="action" onClick={() => setAdding(true)}>
            <Plus aria-hidden /> Add an address
          </Button>
        ) : null
      }
    >
      <StaysHere />
      <Tabs
        label="Sent mail"
        look="page"
        open={tab}
        onOpen={(next) => list.onChange({ tab: next, search: undefined, state: undefined })}
        tabs={[
          { name: 'mails', label: 'Mails', content: <MailList {...list} /> },
          { name: 'jobs', label: 'Problems', content: <ParkedJobs /> },
          { name: 'do-not-send', label: 'Do not send', content: <DoNotSendList {...list} /> },
        ]}
      />
      {adding ? <AddAddress onClose={() => setAdding(false)} /> : null}
    </OfficePage>
  );
}

/** Stands as long as the mail transport writes files. */
function StaysHere() {
  const { data } = useQuery(transportQuery);
  if (data?.transport !== 'file') return null;
  return (
    <Notice tone="attention">
      <HardDrive aria-hidden />
      <p className="min-w-0 break-words">
        Practice mode: nothing leaves this computer. To send mails, set a mail transport.
      </p>
    </Notice>
  );
}
