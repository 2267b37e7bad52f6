import { createFileRoute } from '@tanstack/react-router';

import { OfficePage } from '../../components/office-page.js';
import { firmSettingsQuery } from '../../features/firm/api.js';
import { FirmScreen } from '../../features/firm/firm-screen.js';
import { forAdmins } from '../-guards.js';

/** What the firm is called, and how it is reached. */
export const Route = createFileRoute('/admin/firm')({
  staticData: { title: 'Our firm', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: forAdmins,
  // Asked for early, and not waited for: the screen says itself that it is loading, or cannot.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(firmSettingsQuery),
  component: () => (
    <OfficePage title="Our firm" subtitle="Shown on every page, mail and PDF from now on.">
      <FirmScreen />
    </OfficePage>
  ),
});
