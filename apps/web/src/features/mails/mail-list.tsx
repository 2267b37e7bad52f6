import { formatMoment } from '@groundsheet/form-rules';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';

import { Button, buttonVariants } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { SearchField } from '../../components/search-field.js';
import { PagedList } from '../../components/paged-list.js';
import { RowMenu } from '../../components/row-menu.js';
import { SelectField } from '../../components/select-field.js';
import { mailsQuery, type Mail } from './api.js';
import { AboutMail, MailState, OWN_ZONE } from './mail-parts.js';
import { STATE_LABELS, STATES, type MailsSearch } from './mails-search.js';
import { useSendAgain } from './use-send-again.js';

const STATE_OPTIONS = STATES.map((value) => ({ value, label: STATE_LABELS[value] }));
/** What the table needs for its columns, beside the navigation. */
const TABLE_REM = 68;

interface MailListProps {
  search: MailsSearch;
  /** Changes the filters that are named. */
  onChange: (change: MailsSearch) => void;
}

/** Every mail, the latest first. */
export function MailList({ search, onChange }: MailListProps) {
  const asked = useInfiniteQuery({ ...mailsQuery(search), placeholderData: keepPreviousData });
  const isFiltered = Boolean(search.state || search.search);
  return (
    <div className="flex flex-col gap-4">
      <search aria-label="Mails" className="grid gap-3 tablet:grid-cols-[1fr_14rem]">
        <SearchField
          label="Search"
          placeholder="Recipient, subject or reference"
          value={search.search}
          onSearch={(text) => onChange({ search: text })}
        />
        <SelectField
          id="state"
          label="State"
          none="All states"
          options={STATE_OPTIONS}
          value={search.state}
          onChoose={(state) => onChange({ state })}
        />
      </search>
      <PagedList
        asked={asked}
        what="the mails"
        empty={
          isFiltered ? (
            <>
              <p>No mails match what you are looking for.</p>
              <Button
                variant="primary"
                size="action"
                onClick={() => onChange({ search: undefined, state: undefined })}
              >
                Show all mails
              </Button>
            </>
          ) : (
            <p>Mails appear here once forms are sent or people create accounts.</p>
          )
        }
      >
        {(mails) => <MailTable mails={mails} />}
      </PagedList>
    </div>
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
          cell: ({ queuedAt }) => <span className="text-sm">{formatMoment(queuedAt, OWN_ZONE)}</span>,
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
