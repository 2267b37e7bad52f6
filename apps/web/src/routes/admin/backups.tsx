import { createFileRoute } from '@tanstack/react-router';

import { OfficePage } from '../../components/office-page.js';
import { backupsQuery } from '../../features/backups/api.js';
import { BackupsScreen } from '../../features/backups/backups-screen.js';
import { forAdmins } from '../-guards.js';

/** Whether what is here would survive a lost disk. */
export const Route = createFileRoute('/admin/backups')({
  staticData: { title: 'Backups', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: forAdmins,
  // Asked for early, and not waited for: the screen says itself that it is loading, or cannot.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchInfiniteQuery(backupsQuery),
  component: () => (
    <OfficePage title="Backups" subtitle="Each was read back and found whole. They are made by a command.">
      <BackupsScreen />
    </OfficePage>
  ),
});
