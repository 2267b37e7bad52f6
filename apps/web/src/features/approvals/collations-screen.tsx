import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { PagedList } from '../../components/paged-list.js';
import { Tabs } from '../../components/tabs.js';
import { collationsQuery } from './api.js';
import { EmptyTab, NothingFits } from './collations-empty.js';
import { CollationsFilters } from './collations-filters.js';
import {
  COLLATIONS_TABS,
  TAB_LABELS,
  type CollationsSearch,
  type CollationsTab,
} from './collations-search.js';
import { CountCards } from './count-cards.js';
import { SetCard } from './set-card.js';
import { useLiveSets } from './use-live-sets.js';

interface CollationsProps {
  search: CollationsSearch;
  /** Changes what is named. */
  onChange: (change: CollationsSearch) => void;
  /** Leads to a new form, for drivers. */
  start: ReactNode;
}

/** The form sets that somebody may see, by what is to be done with them (docs/product.md, Form sets). */
export function Collations({ search, onChange, start }: CollationsProps) {
  useLiveSets();
  const clear = () => onChange({ search: undefined, week: undefined });
  const open = search.tab ?? 'ready';
  const list = (tab: CollationsTab) => (
    <div className="flex flex-col gap-4">
      <CollationsFilters search={{ ...search, tab }} onChange={onChange} />
      <SetList
        search={{ ...search, tab }}
        onClear={clear}
        onTab={(to) => onChange({ tab: to })}
        start={start}
      />
    </div>
  );
  return (
    <div className="flex flex-col gap-5">
      <CountCards open={open} />
      <Tabs
        label="Form sets"
        look="page"
        open={open}
        onOpen={(tab) => onChange({ tab })}
        tabs={COLLATIONS_TABS.map((tab) => ({ name: tab, label: TAB_LABELS[tab], content: list(tab) }))}
      />
    </div>
  );
}

interface SetListProps {
  search: CollationsSearch & { tab: CollationsTab };
  onClear: () => void;
  onTab: (tab: CollationsTab) => void;
  start: ReactNode;
}

function SetList({ search, onClear, onTab, start }: SetListProps) {
  const asked = useInfiniteQuery({ ...collationsQuery(search), placeholderData: keepPreviousData });
  const { tab } = search;
  const isFiltered = Boolean(search.search || search.week);
  return (
    <PagedList
      asked={asked}
      what="form sets"
      empty={
        isFiltered ? <NothingFits onClear={onClear} /> : <EmptyTab tab={tab} onTab={onTab} start={start} />
      }
    >
      {(sets) => (
        <ul aria-label={TAB_LABELS[tab]} className="grid gap-3 tablet:grid-cols-2 office:grid-cols-1">
          {sets.map((set) => (
            <li key={set.id} className="min-w-0">
              <SetCard set={set} tab={tab} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
