import { formatMoment } from '@groundsheet/form-rules';
import { CircleCheck } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { TitledCard } from '../../components/card.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { saveOwnOnceMade } from '../../lib/save-file.js';
import { setPdfUrl } from './approval-api.js';
import type { ApprovalRecord } from './approval-record.js';
import { SideBySide } from './approval-layout.js';
import { Summaries } from './approval-review.js';
import { GivenSignature } from './approval-signature.js';
import { GivenRating } from './rate-driver.js';

/** What was approved, for good. */
export function CompletedSet({ record }: { record: ApprovalRecord }) {
  const { id, completedAt, emails, rating, approval } = record.seen;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="good">
        <CircleCheck aria-hidden />
        <p className="min-w-0">
          Completed{completedAt ? ` on ${formatMoment(completedAt, zone)}` : null} and emailed to{' '}
          <strong className="wrap-anywhere">{emails.join(', ')}</strong>. Nothing of it can be changed any
          more.
        </p>
      </Notice>
      <SaveFileLink
        href={setPdfUrl(id)}
        saveAs={saveOwnOnceMade}
        variant="primary"
        size="action"
        className="text-lg tablet:self-start"
      >
        Download PDF
      </SaveFileLink>
      <SideBySide
        main={<Summaries set={record.seen} />}
        aside={
          <>
            <GivenSignature by="client" record={record} />
            <GivenSignature by="foreman" record={record} />
            {rating ? <GivenRating rating={rating} /> : null}
            {approval.supervisorNotes ? (
              <TitledCard id="approval-notes" title="Approval Notes">
                <p className="break-words whitespace-pre-line">{approval.supervisorNotes}</p>
              </TitledCard>
            ) : null}
          </>
        }
      />
    </div>
  );
}
