import { formatMoment } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';

import { byChoice } from '../../components/bar-filters.js';
import { buttonVariants } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { FilterBar } from '../../components/filter-bar.js';
import { choiceFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { SearchField } from '../../components/search-field.js';
import { RowMenu } from '../../components/row-menu.js';
import { useList } from '../../lib/pages.js';
import { ownZone } from '../../lib/own-zone.js';
import { mailsQuery, type Mail } from './api.js';
import { AboutMail, MailState } from './mail-parts.js';
import { STATE_LABELS, STATES, type MailsSearch } from './mails-search.js';
import { useSendAgain } from './use-send-again.js';

const STATE_OPTIONS = STATES.map((value) => ({ value, label: STATE_LABELS[value] }));
const FILTERS = ['search', 'state'] as const;
/** What the table needs for its columns, beside the navigation. */
const TABLE_REM = 68;

/** Every mail, the latest first. */
export function MailList(list: Listed<MailsSearch>) {
  return (
    <ListScreen
      {...list}
      asked={useList(mailsQuery(list.search))}
      what="the mails"
      drawing="envelope"
      filters={
        <FilterBar
          {...list}
          label="Mails"
          clears={FILTERS}
          filters={[
            byChoice('State', choiceFilter(list, 'state'), {
              id: 'state',
              none: 'All states',
              options: STATE_OPTIONS,
            }),
          ]}
        >
          <SearchField
            label="Search"
            placeholder="Recipient, subject or reference"
            {...textFilter(list, 'search')}
          />
        </FilterBar>
      }
      clears={FILTERS}
      nothingFits={{ text: 'No mails match your search.', clear: 'Show all mails' }}
      nothingYet={<p>Mails appear here once forms are sent or people create accounts.</p>}
    >
      {(mails) => <MailTable mails={mails} />}
    </ListScreen>
  );
}

function MailTable({ mails }: { mails: readonly Mail[] }) {
  const again = useSendAgain();
  return (
    <DataTable
      caption="Mails"
      items={mails}
      keyOf={({ id }) => id}
      room={TABLE_REM}
      columns={[
        { header: 'Recipient', cell: (mail) => <Addressed mail={mail} /> },
        { header: 'About', cell: (mail) => <AboutMail mail={mail} /> },
        { header: 'State', cell: (mail) => <Outcome mail={mail} /> },
        { header: 'Tries', figures: true, cell: ({ attempts }) => attempts },
        {
          header: 'Time',
          cell: ({ queuedAt }) => <span className="text-sm">{formatMoment(queuedAt, ownZone())}</span>,
        },
      ]}
      actions={(mail) => (
        <>
          <Link to="/admin/mail/$id" params={{ id: mail.id }} className={buttonVariants()}>
            Open<span className="sr-only"> mail to {mail.recipient}</span>
          </Link>
          <RowMenu
            label={`More for the mail to ${mail.recipient}`}
            items={[{ label: 'Send again', icon: Send, onSelect: () => again.mutate(mail) }]}
          />
        </>
      )}
    />
  );
}

function Addressed({ mail: { recipient, subject } }: { mail: Mail }) {
  return (
    <span className="block min-w-0">
      <span className="block break-all">{recipient}</span>
      <span className="line-clamp-2 text-sm font-normal text-muted">{subject}</span>
    </span>
  );
}

function Outcome({ mail }: { mail: Mail }) {
  return (
    <span className="flex min-w-0 flex-col items-start gap-1 py-1">
      <MailState mail={mail} />
      {mail.error ? <span className="line-clamp-2 text-sm break-words">{mail.error}</span> : null}
    </span>
  );
}
