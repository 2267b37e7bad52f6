import { FORM_SET, ISSUED_KINDS } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';

import { Card } from '../../components/card.js';
import { OfficePage } from '../../components/office-page.js';
import { PagedList } from '../../components/paged-list.js';
import { SIGN_REQUESTS_KEY, type SignRequest } from '../../forms/requests/api.js';
import { RequestEntry } from '../../forms/requests/request-entry.js';
import { useLiveForms } from '../../forms/use-live-forms.js';
import { lasting } from '../../lib/age.js';
import { useList } from '../../lib/pages.js';
import { waitingQuery } from './api.js';

const KEYS = [SIGN_REQUESTS_KEY];

/** Signatures that are waited for, and what clients say is wrong. */
export function WaitingScreen() {
  useLiveForms(KEYS);
  return (
    <OfficePage title="Signatures" subtitle="Who has been asked to sign, and what they say is wrong.">
      <PagedList
        asked={useList(waitingQuery())}
        what="the requests"
        empty={
          <p>
            No signatures outstanding. Anyone asked to sign on their own phone is listed here until they have
            signed.
          </p>
        }
      >
        {(requests) => (
          <Card className="p-3 tablet:p-4">
            <ul aria-label="Waiting for a signature">
              {requests.map((request) => (
                <RequestEntry
                  key={request.id}
                  request={request}
                  what={`${ISSUED_KINDS[request.kind].title} ${request.reference}`}
                  isOwn={false}
                  onCorrection={() => undefined}
                >
                  <About request={request} />
                </RequestEntry>
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </OfficePage>
  );
}

function About({ request }: { request: SignRequest }) {
  const { kind, formId: id, reference, driverName, askedAt } = request;
  const link = 'rounded-control py-2 font-semibold underline underline-offset-4';
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0 wrap-anywhere">
        {kind === 'form-set' ? (
          <Link to="/collations/$id" params={{ id }} className={link}>
            {FORM_SET.label} {reference}
          </Link>
        ) : (
          <Link to="/completed-form/$id" params={{ id }} className={link}>
            {ISSUED_KINDS[kind].label} {reference}
          </Link>
        )}
        , {driverName}
      </span>
      <span className="figures text-sm text-muted">for {lasting(askedAt)}</span>
    </p>
  );
}
