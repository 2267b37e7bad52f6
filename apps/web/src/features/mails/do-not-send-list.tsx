import { formatMoment } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { Confirm } from '../../components/confirm.js';
import { DataTable } from '../../components/data-table.js';
import { FilterBar } from '../../components/filter-bar.js';
import { textFilter, type Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { SearchField } from '../../components/search-field.js';
import { toast } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { useList } from '../../lib/pages.js';
import { useSending } from '../../lib/use-sending.js';
import { ownZone } from '../../lib/own-zone.js';
import { allow, SUPPRESSIONS_KEY, suppressionsQuery, type Suppression } from './api.js';
import type { MailsSearch } from './mails-search.js';

const TABLE_REM = 60;
const FILTERS = ['search'] as const;

const REASONS: Record<Suppression['reason'], string> = {
  asked: 'Opted out by the link in a mail',
  spam: 'Marked a mail as spam',
  office: 'Added by the office',
};

/** Who has opted out of mail from here. */
export function DoNotSendList(list: Listed<MailsSearch>) {
  return (
    <ListScreen
      {...list}
      asked={useList(suppressionsQuery(list.search.search))}
      what="the addresses"
      drawing="envelope"
      filters={
        <FilterBar {...list} label="Addresses" clears={FILTERS}>
          <SearchField label="Search" placeholder="Part of an address" {...textFilter(list, 'search')} />
        </FilterBar>
      }
      clears={FILTERS}
      nothingFits={{ text: 'No address on the list matches.' }}
      nothingYet={<p>Nobody has opted out. Addresses that opt out appear here.</p>}
    >
      {(addresses) => <Addresses addresses={addresses} />}
    </ListScreen>
  );
}

function Addresses({ addresses }: { addresses: readonly Suppression[] }) {
  const client = useQueryClient();
  const [removed, setRemoved] = useState<Suppression | null>(null);
  const removing = useSending({
    mutationFn: allow,
    onSuccess: () => toast({ title: 'Removed', description: 'They can be sent mail again.', tone: 'good' }),
    onError: (error) =>
      toast({
        title: 'Not removed',
        description: serverMessage(error) ?? 'No signal. Please try again.',
        tone: 'bad',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: SUPPRESSIONS_KEY }),
  });
  return (
    <>
      <DataTable
        caption="Addresses that have opted out"
        items={addresses}
        keyOf={({ id }) => id}
        room={TABLE_REM}
        columns={[
          { header: 'Address', cell: (one) => <span className="break-all">{nameOf(one)}</span> },
          { header: 'Reason', cell: ({ reason }) => REASONS[reason] },
          {
            header: 'Since',
            cell: ({ createdAt }) => <span className="text-sm">{formatMoment(createdAt, ownZone())}</span>,
          },
        ]}
        actions={(one) => (
          <Button className="whitespace-nowrap" disabled={removing.isPending} onClick={() => setRemoved(one)}>
            <Trash2 aria-hidden />
            <span>
              Remove<span className="sr-only"> {nameOf(one)}</span>
            </span>
          </Button>
        )}
      />
      {removed ? (
        <Confirm
          title="Send mail to this address again?"
          message={
            removed.reason === 'office'
              ? `${nameOf(removed)} will get mail again.`
              : `${nameOf(removed)} asked for no more mail from here. Remove it only if they have told you that they want it again.`
          }
          confirmLabel="Remove"
          onConfirm={() => {
            setRemoved(null);
            removing.mutate(removed);
          }}
          onCancel={() => setRemoved(null)}
        />
      ) : null}
    </>
  );
}

function nameOf({ address }: Suppression): string {
  return address ?? 'An address that is no longer kept';
}
