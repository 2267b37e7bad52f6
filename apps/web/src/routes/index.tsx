import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

import { CHECK_SHEET_DRAFT } from '../features/check-sheets/draft-name.js';
import { UnsentCheckSheet, unsentCheckSheetQuery } from '../features/check-sheets/unsent-check-sheet.js';
import { NewDriver } from '../features/home/new-driver.js';
import { QuickStart } from '../features/home/quick-start.js';
import { TIMESHEET_DRAFT } from '../features/timesheets/draft-name.js';
import { UnsentTimesheet, unsentTimesheetQuery } from '../features/timesheets/unsent-timesheet.js';
import { removeDraft } from '../lib/drafts/draft-store.js';
import { formSearchOf } from '../lib/form-search.js';
import { forgetEverything, hasMemories } from '../lib/left-behind.js';

const loadDialog = () => import('../features/customers/customer-dialog.js');
/** The first page comes first; by the time it has been read the dialog is there too. */
const DIALOG_AFTER_MS = 1500;
const CustomerDialog = lazy(async () => ({ default: (await loadDialog()).CustomerDialog }));

/** The forms that can be begun here: what the question for the customer is called, and where it leads. */
const FORMS = {
  timesheet: { title: 'Quick Timesheet', to: '/timesheet' },
  'check-sheet': { title: 'Quick Check Sheet', to: '/check-sheet' },
} as const;

export const Route = createFileRoute('/')({
  // Part of the first file: most people begin here, and a second one would be a second way to the server and back.
  codeSplitGroupings: [],
  component: Home,
});

function Home() {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState<keyof typeof FORMS | null>(null);
  const leftBehind = useLeftBehind();
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog(), DIALOG_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col gap-4 px-edge py-6">
      <div>
        <h1 className="text-2xl">Paperwork done before the engine's cold.</h1>
        <p className="mt-1 text-muted">Fill it in, sign it, send it. No account needed.</p>
      </div>
      <UnsentTimesheet
        onCarryOn={({ form }) =>
          void navigate({ to: '/timesheet', search: { mode: 'quick', ...formSearchOf(form) } })
        }
      />
      <UnsentCheckSheet
        onCarryOn={({ form }) =>
          void navigate({ to: '/check-sheet', search: { mode: 'quick', ...formSearchOf(form) } })
        }
      />
      <QuickStart
        onTimesheet={() => setChoosing('timesheet')}
        onCheckSheet={() => setChoosing('check-sheet')}
      />
      {leftBehind.any ? <NewDriver onWipe={leftBehind.wipe} /> : null}
      {choosing ? (
        <Suspense>
          <CustomerDialog
            title={FORMS[choosing].title}
            onClose={() => setChoosing(null)}
            onContinue={(chosen) =>
              void navigate({ to: FORMS[choosing].to, search: { mode: 'quick', ...chosen } })
            }
          />
        </Suspense>
      ) : null}
    </main>
  );
}

/** What a driver left on this device: forms not sent, and what it remembers. */
function useLeftBehind() {
  const [memories, setMemories] = useState(hasMemories);
  const timesheet = useQuery(unsentTimesheetQuery);
  const checkSheet = useQuery(unsentCheckSheetQuery);
  const wipe = async () => {
    forgetEverything();
    await Promise.all([TIMESHEET_DRAFT, CHECK_SHEET_DRAFT].map(removeDraft));
    await Promise.all([timesheet.refetch(), checkSheet.refetch()]);
    setMemories(false);
  };
  return { any: Boolean(timesheet.data || checkSheet.data || memories), wipe };
}
