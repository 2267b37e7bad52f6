import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { buttonVariants } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { Facts } from '../../components/facts.js';
import { OfficePage } from '../../components/office-page.js';
import { Skeleton } from '../../components/skeleton.js';
import { Refusal } from '../../forms/refusal.js';
import { useSession } from '../../lib/session/session-context.js';
import { ROLE_LABELS } from '../../lib/session/role.js';
import { usePageTitle } from '../../lib/page-title.js';
import { personQuery, type PersonPage } from './api.js';
import { PersonDevices } from './person-devices.js';
import { PersonExpiring } from './person-expiring.js';
import { PersonForms, PersonMachines } from './person-forms.js';
import { PersonMenu } from './person-menu.js';
import { moment, StateBadge } from './person-parts.js';

interface PersonScreenProps {
  id: string;
  /** Leads back to the list. */
  back: ReactNode;
}

/** A person's account: role, forms, documents that run out, machines and devices (docs/decisions/0076). */
export function PersonScreen({ id, back }: PersonScreenProps) {
  const { data: person, error } = useQuery(personQuery(id));
  usePageTitle(person?.fullName);
  return (
    <OfficePage
      title={person?.fullName ?? 'Person'}
      subtitle={person?.email}
      action={
        <div className="flex flex-wrap gap-2.5">
          {back}
          {person && !error ? <PersonMenu person={person} /> : null}
        </div>
      }
    >
      {error ? (
        <Refusal error={error} offline="No signal, so this person cannot be loaded." />
      ) : person ? (
        <Page person={person} />
      ) : (
        <Skeleton label="Loading the person..." rows={5} />
      )}
    </OfficePage>
  );
}

function Page({ person }: { person: PersonPage }) {
  const session = useSession();
  const isOwn = session.mode === 'authenticated' && session.user.id === person.id;
  return (
    <div className="grid grid-cols-1 items-start gap-5 office:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <PersonForms person={person} />
        <PersonMachines machines={person.machines} />
      </div>
      <div className="flex min-w-0 flex-col gap-5 max-office:order-first">
        <TitledCard id="person-account" title="Account" aside={<StateBadge person={person} />}>
          <Facts
            absent="-"
            facts={[
              ['Role', ROLE_LABELS[person.role]],
              [person.state === 'invited' ? 'Invited' : 'Since', moment(person.createdAt)],
              ['Last sign-in', person.lastSignedInAt ? moment(person.lastSignedInAt) : 'Never'],
              ['Forms sent', person.forms.toLocaleString('en-GB')],
            ]}
          />
        </TitledCard>
        {person.state === 'invited' ? null : isOwn ? <OwnVault /> : <PersonExpiring person={person} />}
        <PersonDevices devices={person.devices} />
      </div>
    </div>
  );
}

/** Nobody is told of a look into one's own vault, which has a tab for it. */
function OwnVault() {
  return (
    <TitledCard id="person-documents" title="Documents">
      <Link to="/" search={{ tab: 'vault' }} className={buttonVariants()}>
        Open your document vault
      </Link>
    </TitledCard>
  );
}
