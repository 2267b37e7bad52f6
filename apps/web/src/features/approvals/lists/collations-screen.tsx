import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';

import type { Listed } from '../../../components/list-filters.js';
import { ListScreen } from '../../../components/list-screen.js';
import { Tabs } from '../../../components/tabs.js';
import { useList } from '../../../lib/pages.js';
import { useRoomFor } from '../../../lib/use-room-for.js';
import { seesAll } from '../../../lib/session/role.js';
import { useSession } from '../../../lib/session/session-context.js';
import { roleOf } from '../../../lib/session/session-store.js';
import { collationCountsQuery, collationsQuery, setsCounted, type Collation } from '../api.js';
import { useLiveSets } from '../use-live-sets.js';
import { EmptyTab } from './collations-empty.js';
import {
  COLLATIONS_FILTERS,
  COLLATIONS_TABS,
  TAB_LABELS,
  type CollationsSearch,
  type CollationsTab,
} from './collations-search.js';
import { SetBar } from './set-bar.js';
import { SetCard } from './set-card.js';
import { SetTable } from './set-table.js';

interface CollationsProps extends Listed<CollationsSearch> {
  /** Leads to a new form, for drivers. */
  start: ReactNode;
}

/** The figures that tabs carry, by their names on the wire. */
const COUNTED = {
  ready: 'ready',
  incomplete: 'incomplete',
  'needs-completion': 'needsCompletion',
  unconfirmed: 'unconfirmed',
} as const;

/** The form sets that a person may see, by what is to be done with them (docs/product.md, Form sets). */
export function Collations({ start, ...list }: CollationsProps) {
  useLiveSets();
  const { data: counts } = useQuery(collationCountsQuery);
  const open = list.search.tab ?? 'ready';
  // To a driver their own sets are sets like any others.
  const isOffice = seesAll(roleOf(useSession()));
  const tabs = COLLATIONS_TABS.filter((tab) => isOffice || tab !== 'unconfirmed');
  return (
    <Tabs
      label="Form sets"
      look="figures"
      open={open}
      onOpen={(tab) => list.onChange({ tab })}
      tabs={tabs.map((tab) => ({
        name: tab,
        label: TAB_LABELS[tab],
        figure: tab === 'completed' ? undefined : counts ? setsCounted(counts[COUNTED[tab]]) : '-',
        content: <SetList {...list} tab={tab} start={start} isOffice={isOffice} />,
      }))}
    />
  );
}

type SetListProps = CollationsProps & { tab: CollationsTab; isOffice: boolean };

function SetList({ tab, start, isOffice, ...list }: SetListProps) {
  return (
    <ListScreen
      {...list}
      asked={useList(collationsQuery({ ...list.search, tab }))}
      what="form sets"
      filters={<SetBar {...list} isOffice={isOffice} />}
      clears={COLLATIONS_FILTERS}
      nothingFits={{ text: 'No form sets match your search.', clear: 'Show all form sets' }}
      nothingYet={<EmptyTab tab={tab} onTab={(to) => list.onChange({ tab: to })} start={start} />}
    >
      {(sets) => <Sets sets={sets} tab={tab} isOffice={isOffice} />}
    </ListScreen>
  );
}

/** What a table of everybody's sets needs beside the navigation of the office. */
const TABLE_REM = 77;

function Sets({
  sets,
  tab,
  isOffice,
}: Pick<SetListProps, 'tab' | 'isOffice'> & { sets: readonly Collation[] }) {
  const hasRoom = useRoomFor(TABLE_REM);
  if (isOffice && hasRoom) return <SetTable caption={TAB_LABELS[tab]} sets={sets} tab={tab} />;
  return (
    <ul aria-label={TAB_LABELS[tab]} className="grid gap-2 tablet:grid-cols-2">
      {sets.map((set) => (
        <li key={set.id} className="min-w-0">
          <SetCard set={set} />
        </li>
      ))}
    </ul>
  );
}
