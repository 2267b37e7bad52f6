import { formatLongDate, formatMoment, TIMESHEET_RATING_LABELS, validEmails } from '@groundsheet/form-rules';
import { CircleCheck, History } from 'lucide-react';

import { Button } from '../../components/button.js';
import { Card } from '../../components/card.js';
import type { TimesheetDraft } from './timesheet-draft.js';

/** What went to whom, for the two seconds before home. */
export function SentPanel({ draft, onHome }: { draft: TimesheetDraft; onHome: () => void }) {
  const recipients = validEmails(draft.form.submissionEmails, { guest: true });
  return (
    <main className="mx-auto flex w-full max-w-reading grow flex-col justify-center px-edge py-8">
      <Card className="flex flex-col items-center gap-3 py-8 text-center">
        <CircleCheck aria-hidden className="size-14 text-good" />
        <h1 className="text-2xl">On its way</h1>
        <p>
          Week ending {formatLongDate(draft.form.weekEnding)}
          {draft.supervisorRating ? `, rated ${TIMESHEET_RATING_LABELS[draft.supervisorRating]}` : ''}
        </p>
        <ul className="text-muted">
          {recipients.map((email) => (
            <li key={email} className="break-all">
              {email}
            </li>
          ))}
        </ul>
        <Button onClick={onHome}>Home</Button>
      </Card>
    </main>
  );
}

interface AlreadySentPanelProps {
  sentAt: string | undefined;
  onHome: () => void;
}

/** The first sending had arrived after all; what was changed after it is not on it. */
export function AlreadySentPanel({ sentAt, onHome }: AlreadySentPanelProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <main className="mx-auto flex w-full max-w-reading grow flex-col justify-center px-edge py-8">
      <Card className="flex flex-col items-center gap-3 py-8 text-center">
        <History aria-hidden className="size-14 text-attention" />
        <h1 className="text-2xl">This timesheet has already been sent</h1>
        <p>{sentAt ? `It arrived on ${formatMoment(sentAt, zone)}.` : 'It arrived before.'}</p>
        <p className="text-muted">
          What you changed after that is not on it. If it matters, tell the client, or send a new timesheet.
        </p>
        <Button onClick={onHome}>Home</Button>
      </Card>
    </main>
  );
}
