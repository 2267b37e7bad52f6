import { FORM_SET, ISSUED_KINDS } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';

import { Card } from '../../components/card.js';
import type { Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { OfficePage } from '../../components/office-page.js';
import { SIGN_REQUESTS_KEY, type SignRequest } from '../../forms/requests/api.js';
import { RequestEntry } from '../../forms/requests/request-entry.js';
import { useLiveForms } from '../../forms/use-live-forms.js';
import { lasting } from '../../lib/age.js';
import { inOneLine } from '../../lib/in-one-line.js';
import { useList } from '../../lib/pages.js';
import { waitingQuery } from './api.js';
import { WAITING_FILTERS, WaitingFilters } from './waiting-filters.js';
import type { WaitingSearch } from './waiting-search.js';

const KEYS = [SIGN_REQUESTS_KEY];

/** Outstanding signatures, and what clients say is wrong. */
export function WaitingScreen(list: Listed<WaitingSearch>) {
  useLiveForms(KEYS);
  return (
    <OfficePage title="Signatures" subtitle="Who has been asked to sign, and what they say is wrong.">
      <ListScreen
        {...list}
        asked={useList(waitingQuery(list.search))}
        what="the requests"
        filters={<WaitingFilters {...list} />}
        clears={WAITING_FILTERS}
        nothingFits={{ text: 'No signatures match what you are looking for.', clear: 'Show all signatures' }}
        nothingYet={
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
      </ListScreen>
    </OfficePage>
  );
}

function About({ request }: { request: SignRequest }) {
  const { kind, formId: id, reference, driverName, plantNumber, companyName, askedAt } = request;
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
        , {inOneLine([driverName, plantNumber, companyName])}
      </span>
      <span className="figures text-sm text-muted">waiting {lasting(askedAt)}</span>
    </p>
  );
}
