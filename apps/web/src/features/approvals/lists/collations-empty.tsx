import type { SetBucket } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Button } from '../../../components/button.js';
import { collationCountsQuery, setsCounted } from '../api.js';
import { TAB_LABELS, type CollationsTab } from './collations-search.js';

/** What will appear in a tab, and where to look meanwhile. */
const WORDS: Record<CollationsTab, { text: string; lookIn: SetBucket }> = {
  ready: {
    text: 'Nothing is waiting for approval. A set appears here once its timesheet and its check sheets are complete and signed.',
    lookIn: 'incomplete',
  },
  incomplete: {
    text: 'No sets are incomplete. A set appears here while its timesheet or a check sheet is missing or not complete.',
    lookIn: 'ready',
  },
  'needs-completion': {
    text: 'Nothing is half done. A set appears here while a form in it is an unsigned draft.',
    lookIn: 'ready',
  },
  unconfirmed: {
    text: 'No sets from accounts without a confirmed address. Such sets are listed only here, until the driver opens the link in our mail.',
    lookIn: 'ready',
  },
  completed: {
    text: 'No set has been completed yet. Sets are kept here once they have been emailed to the clients.',
    lookIn: 'ready',
  },
};
const COUNTS = { ready: 'ready', incomplete: 'incomplete', 'needs-completion': 'needsCompletion' } as const;

interface EmptyTabProps {
  tab: CollationsTab;
  onTab: (tab: CollationsTab) => void;
  /** Begins the first form of a set; for drivers. */
  start: ReactNode;
}

export function EmptyTab({ tab, onTab, start }: EmptyTabProps) {
  const { data: counts } = useQuery(collationCountsQuery);
  const { text, lookIn } = WORDS[tab];
  const others = counts?.[COUNTS[lookIn]] ?? 0;
  return (
    <>
      <p className="max-w-dialog">{text}</p>
      {others > 0 ? (
        <Button variant="primary" size="action" onClick={() => onTab(lookIn)}>
          {TAB_LABELS[lookIn]} ({setsCounted(others)})
        </Button>
      ) : (
        start
      )}
    </>
  );
}
