import { formatLongDate, inHours } from '@groundsheet/form-rules';

import { Drawer } from '../../../components/drawer.js';
import { Facts } from '../../../components/facts.js';
import type { Collation } from '../api.js';
import { AskedLine } from '../asking/asked-line.js';
import { SetAccount } from '../set-account.js';
import type { CollationsTab } from './collations-search.js';
import { DayDots } from './day-dots.js';
import { SetActions } from './set-card-actions.js';
import { SetForms } from './set-card-forms.js';
import { titleOf } from './set-facts.js';
import { DefectsMark, SetQueries, StateBadge } from './set-state.js';

interface SetDrawerProps {
  set: Collation;
  tab: CollationsTab;
  onClose: () => void;
}

/** What is in a set, beside the list of them. */
export function SetDrawer({ set, tab, onClose }: SetDrawerProps) {
  return (
    <Drawer key={set.id} title={titleOf(set)} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StateBadge set={set} />
        <DefectsMark set={set} />
        <DayDots set={set} />
      </div>
      <SetAccount set={set} />
      <AskedLine set={set} />
      <SetQueries set={set} />
      <Facts
        absent="Not specified"
        facts={[
          ['Customer', set.company],
          ['Site', set.siteLocation],
          ['Machine', set.machineNumber],
          ['Order number', set.orderNumber],
          ['Week ending', formatLongDate(set.collationDate)],
          ['Hours', set.hours === null ? 'No complete timesheet' : inHours(set.hours)],
          ['Reference', set.reference],
        ]}
      />
      <SetForms set={set} />
      <div className="mt-auto grid grid-cols-2 gap-2">
        <SetActions set={set} tab={tab} />
      </div>
    </Drawer>
  );
}
