import { formatLongDate, formatMoment, noticeWords, VEHICLE_TYPES } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Info } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { Facts } from '../../components/facts.js';
import { OfficePage } from '../../components/office-page.js';
import { Photo } from '../../components/photo.js';
import { Skeleton } from '../../components/skeleton.js';
import { Refusal } from '../../forms/refusal.js';
import { inOneLine } from '../../lib/in-one-line.js';
import { usePageTitle } from '../../lib/page-title.js';
import { today } from '../../lib/today.js';
import { useLiveChanges } from '../../lib/use-live-changes.js';
import { ownZone } from '../../lib/own-zone.js';
import { OFF_HIRE_EVENTS, OFF_HIRES_LIVE, offHireQuery, type OffHireInFull } from './api.js';
import { CollectionDialog } from './collection-dialog.js';
import { leftWords, OffHireState } from './off-hire-parts.js';
import { WithdrawalDialog } from './withdrawal-dialog.js';

interface OffHireScreenProps {
  id: string;
  /** Leads back to the list. */
  back: ReactNode;
  /** Leads to the page of the machine. */
  linkTo: (plantNumber: string) => ReactNode;
}

/** One off-hire notice: what was said, what happened to it, and the two ways to settle it. */
export function OffHireScreen({ id, back, linkTo }: OffHireScreenProps) {
  useLiveChanges(OFF_HIRE_EVENTS, OFF_HIRES_LIVE);
  const { data, error } = useQuery(offHireQuery(id));
  if (data) return <OpenOffHire offHire={data} back={back} linkTo={linkTo} />;
  return (
    <OfficePage title="Off-hire" action={back}>
      {error ? (
        <Refusal error={error} offline="No signal, so the notice cannot be loaded." />
      ) : (
        <Skeleton label="Loading the notice..." rows={5} />
      )}
    </OfficePage>
  );
}

type OpenOffHireProps = Omit<OffHireScreenProps, 'id'> & { offHire: OffHireInFull };

function OpenOffHire({ offHire, back, linkTo }: OpenOffHireProps) {
  const { reference, plantNumber, state } = offHire;
  const [open, setOpen] = useState<'collect' | 'withdraw' | null>(null);
  usePageTitle(reference);
  const close = () => setOpen(null);
  return (
    <OfficePage
      title={<span className="wrap-anywhere">Off-hire of {plantNumber}</span>}
      subtitle={reference}
      action={back}
    >
      <div className="grid grid-cols-1 items-start gap-5 office:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Given offHire={offHire} link={linkTo(plantNumber)} />
          {offHire.photoURLs.length > 0 ? (
            <Photos id="photos" title="Photos of the notice" urls={offHire.photoURLs} />
          ) : null}
          {offHire.collectedPhotoURLs.length > 0 ? (
            <Photos
              id="collected-photos"
              title="Photos at the collection"
              urls={offHire.collectedPhotoURLs}
            />
          ) : null}
        </div>
        <div className="flex min-w-0 flex-col gap-5 office:sticky office:top-6">
          <TitledCard id="state" title="State" aside={<OffHireState offHire={offHire} today={today()} />}>
            <Outcome offHire={offHire} />
            {state === 'waiting' ? (
              <div className="grid gap-2.5">
                <Button variant="primary" size="action" onClick={() => setOpen('collect')}>
                  Confirm collection
                </Button>
                <Button variant="remove" onClick={() => setOpen('withdraw')}>
                  Withdraw notice
                </Button>
              </div>
            ) : null}
          </TitledCard>
          <History events={offHire.events} />
        </div>
      </div>
      {open === 'collect' ? <CollectionDialog offHire={offHire} onClose={close} /> : null}
      {open === 'withdraw' ? <WithdrawalDialog offHire={offHire} onClose={close} /> : null}
    </OfficePage>
  );
}

function Given({ offHire, link }: { offHire: OffHireInFull; link: ReactNode }) {
  const { vehicleType, machineNumber, isRegistered, isCustomer } = offHire;
  return (
    <TitledCard id="given" title="The notice" aside={link}>
      {isRegistered ? null : (
        <Notice tone="attention">
          <CircleHelp aria-hidden />
          <p>No machine in the register has this number. Ring before anyone drives out.</p>
        </Notice>
      )}
      <Facts
        wide
        absent="-"
        facts={[
          ['Machine', inOneLine([vehicleType && VEHICLE_TYPES[vehicleType], machineNumber])],
          ['Hours on the clock', offHire.machineHours],
          ['Firm', isCustomer ? offHire.firm : `${offHire.firm} (not a customer in the register)`],
          ['Name', offHire.contactName],
          ['Telephone', offHire.phone],
          ['Email', inOneLine([...new Set([offHire.email, offHire.companyEmail])])],
          ['Site', offHire.siteLocation],
          ['Given', formatMoment(offHire.givenAt, ownZone())],
          ['Notice', noticeWords(offHire)],
          ['Ready from', formatLongDate(offHire.readyFrom)],
        ]}
      />
    </TitledCard>
  );
}

function Outcome({ offHire }: { offHire: OffHireInFull }) {
  const { state, collectedAt, collectedBy, collectedNote, withdrawnAt, withdrawnReason } = offHire;
  if (state === 'collected')
    return (
      <Facts
        absent="-"
        facts={[
          ['Collected', formatMoment(collectedAt!, ownZone())],
          ['By', collectedBy],
          ['Note', collectedNote],
        ]}
      />
    );
  if (state === 'withdrawn')
    return (
      <Facts
        absent="-"
        facts={[
          ['Withdrawn', formatMoment(withdrawnAt!, ownZone())],
          ['Reason', withdrawnReason],
        ]}
      />
    );
  return (
    <>
      <p className="font-semibold">{leftWords(offHire) ?? `Ends ${formatLongDate(offHire.noticeEnds)}`}</p>
      <p className="flex items-start gap-2 text-sm text-muted">
        <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" /> Confirm the collection once the machine is
        back. The hire itself ends in your books, not here.
      </p>
    </>
  );
}

function Photos({ id, title, urls }: { id: string; title: string; urls: readonly string[] }) {
  return (
    <TitledCard id={id} title={title}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {urls.map((url, at) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className="block rounded-control">
              <Photo src={url} alt={`${title} ${at + 1}, opens a new tab`} />
            </a>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function History({ events }: { events: OffHireInFull['events'] }) {
  return (
    <TitledCard id="events" title="History">
      <ol className="grid gap-3">
        {events.map(({ at, words, who }) => (
          <li key={at + words}>
            <p className="font-semibold">{words}</p>
            <p className="text-sm text-muted">
              {inOneLine([formatMoment(at, ownZone()), who ?? 'Without an account'])}
            </p>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
