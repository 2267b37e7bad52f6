import { APPROVAL_RATING_LABELS, FIELD_LENGTHS } from '@groundsheet/form-rules';

import { TitledCard } from '../../../components/card.js';
import { ChoiceGroup } from '../../../components/choice.js';
import { TextAreaField } from '../../../components/field.js';
import { ratingChoices } from '../../../forms/rating/rating-choices.js';
import { enter } from '../review/approval-record.js';
import type { OpenApproval } from '../use-approval.js';

const CHOICES = ratingChoices(APPROVAL_RATING_LABELS);

/** How the week went, once both have signed; only supervisors see it. */
export function RateDriver({ record, change }: Pick<OpenApproval, 'record' | 'change'>) {
  const { clientRating, approval } = record.seen;
  return (
    <TitledCard id="rate-driver" title="Rate Driver Performance" tabIndex={-1}>
      <ChoiceGroup
        legend={`How did ${record.seen.driverSignedName || 'the driver'} do?`}
        className="flex flex-wrap *:flex-1 *:px-1"
        choices={CHOICES}
        value={record.rating}
        onChange={(rating) =>
          change((current) => enter(current, { rating, ratedAt: new Date().toISOString() }))
        }
      />
      {clientRating ? (
        <p className="wrap-anywhere">
          {approval.clientName || 'The client'} rated {APPROVAL_RATING_LABELS[clientRating.rating]} on their
          own phone. You can change it.
        </p>
      ) : null}
      <TextAreaField
        label="Notes (optional)"
        hint="Only you, the office and the customer’s own address see the rating and its notes."
        maxLength={FIELD_LENGTHS.supervisorNotes}
        value={record.ratingNotes ?? ''}
        onChange={({ target }) => change((current) => enter(current, { ratingNotes: target.value || null }))}
      />
    </TitledCard>
  );
}
