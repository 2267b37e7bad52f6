import { DAYS, FORM_KINDS, isDriverKind, type DayName } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';

import { buttonVariants } from '../../components/button.js';
import { formSearchOf } from '../../forms/form-search.js';
import { wizardOf } from '../../forms/kind-pages.js';
import { requestsAbout } from '../../forms/requests/api.js';
import { AskToSign, Here } from '../../forms/requests/ask-to-sign.js';
import type { FormHead } from './form-head.js';

/** Of what a driver fills in: its driver and the office can have the client sign on their own phone, as long as nobody has. */
export function AskClient({ id, form }: { id: string; form: FormHead }) {
  const navigate = useNavigate();
  const { kind, reference, readAs, clientSignature, signedOnSet, supersededBy, clientSignedName } = form;
  const { customerId, orderNumber, clientCompany } = form;
  if (!isDriverKind(kind)) return null;
  const correct = (draft: string) =>
    void navigate({
      to: wizardOf(kind),
      search: {
        draft,
        ...formSearchOf({ customerId: customerId ?? null, orderNumber: orderNumber ?? null, clientCompany }),
      },
    });
  return (
    <AskToSign
      about={{ kind, id, signatory: 'client' }}
      title={FORM_KINDS[kind].clientSigns ? 'Client’s signature' : 'Ask the client to sign'}
      what={`${FORM_KINDS[kind].title} ${reference}`}
      name={clientSignedName}
      isOpen={!clientSignature && !signedOnSet && !supersededBy}
      isOwn={readAs === 'driver'}
      here={
        <Link to="/collations" className={buttonVariants()}>
          <Here />
        </Link>
      }
      onCorrection={correct}
    />
  );
}

/** The days that a client says are wrong, as long as nobody has dealt with it; nothing for readers by a link. */
export function useQueriedDays(id: string, readAs: FormHead['readAs']): ReadonlySet<DayName> {
  const { data = [] } = useQuery({ ...requestsAbout(id), enabled: readAs !== 'recipient' });
  const keys = data
    .flatMap(({ queries }) => queries)
    .flatMap(({ answeredAt, acceptedAt, keys }) => (answeredAt || acceptedAt ? [] : keys));
  return new Set(DAYS.filter((day) => keys.includes(`${id}/${day}`)));
}
