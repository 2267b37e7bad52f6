import type { ReactNode } from 'react';

import { DayField } from '../../../components/day-field.js';
import { dayFilter, textFilter, type Listed } from '../../../components/list-filters.js';
import { ListScreen } from '../../../components/list-screen.js';
import { SearchField } from '../../../components/search-field.js';
import { Tabs } from '../../../components/tabs.js';
import { cn } from '../../../lib/cn.js';
import { useList } from '../../../lib/pages.js';
import { collationsQuery } from '../api.js';
import { EmptyTab } from './collations-empty.js';
import { seesAll } from '../../../lib/session/role.js';
import { useSession } from '../../../lib/session/session-context.js';
import { roleOf } from '../../../lib/session/session-store.js';
import {
  COLLATIONS_TABS,
  TAB_LABELS,
  type CollationsSearch,
  type CollationsTab,
} from './collations-search.js';
import { CountCards } from './count-cards.js';
import { SetCard } from './set-card.js';
import { useLiveSets } from '../use-live-sets.js';

interface CollationsProps extends Listed<CollationsSearch> {
  /** Leads to a new form, for drivers. */
  start: ReactNode;
}

/** The form sets that somebody may see, by what is to be done with them (docs/product.md, Form sets). */
export function Collations({ start, ...list }: CollationsProps) {
  useLiveSets();
  const open = list.search.tab ?? 'ready';
  // To a driver their own sets are sets like any others.
  const isOffice = seesAll(roleOf(useSession()));
  const tabs = COLLATIONS_TABS.filter((tab) => isOffice || tab !== 'unconfirmed');
  return (
    <div className="flex flex-col gap-5">
      <CountCards open={open} />
      <Tabs
        label="Form sets"
        look="page"
        open={open}
        onOpen={(tab) => list.onChange({ tab })}
        tabs={tabs.map((tab) => ({
          name: tab,
          label: TAB_LABELS[tab],
          content: <SetList {...list} tab={tab} start={start} />,
        }))}
      />
    </div>
  );
}

function SetList({ tab, start, ...list }: CollationsProps & { tab: CollationsTab }) {
  return (
    <ListScreen
      {...list}
      asked={useList(collationsQuery({ ...list.search, tab }))}
      what="form sets"
      filters={<SetFilters {...list} tab={tab} />}
      clears={['search', 'week']}
      nothingFits={{ text: 'No form sets match what you are looking for.', clear: 'Show all form sets' }}
      nothingYet={<EmptyTab tab={tab} onTab={(to) => list.onChange({ tab: to })} start={start} />}
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
    </ListScreen>
  );
}

/** Which of the sets of a tab are shown. On a phone the week is asked for only where there are many. */
function SetFilters({ tab, ...list }: Listed<CollationsSearch> & { tab: CollationsTab }) {
  const hasWeek = tab === 'completed' || list.search.week;
  return (
    <search aria-label="Form sets" className="grid gap-3 tablet:grid-cols-[1fr_14rem]">
      <SearchField label="Search" placeholder="Driver, plant, company..." {...textFilter(list, 'search')} />
      <DayField
        className={cn(!hasWeek && 'hidden tablet:flex')}
        label="Any day of the week"
        {...dayFilter(list, 'week')}
      />
    </search>
  );
}
