import { VEHICLE_TYPES } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ClipboardCheck, Siren, Truck, type LucideIcon } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';

import { buttonVariants } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { Skeleton } from '../../components/skeleton.js';
import { takeInHand } from '../../forms/machine/in-hand.js';
import { MachineBand } from '../../forms/machine/machine-band.js';
import { machineByCodeQuery } from '../../forms/machine/seen-machine.js';
import { CertificateFacts, CertificateLink } from '../../forms/machine/certificate-words.js';
import { defectLine } from '../../forms/machine/open-on-machine.js';
import { StoppedHere } from '../../forms/machine/stopped-here.js';
import { Refusal } from '../../forms/refusal.js';
import { RingFirm } from '../../forms/something-wrong.js';
import { usePageTitle } from '../../lib/page-title.js';

/** In front of a machine that could not be looked up: its code, why, and who to ring. */
export function CannotLookUp({ code, error }: { code: string; error: Error }) {
  return (
    <>
      <h1 className="text-2xl wrap-anywhere">Machine {code}</h1>
      <StoppedHere plantNumber={code} />
      <Refusal error={error} offline="The machine cannot be looked up without a signal." />
      <p className="empty:hidden">
        <RingFirm before="You can also ring " after="." />
      </p>
    </>
  );
}

interface PublicStatusProps {
  code: string;
  /** Behind the # of its address. */
  labelKey: string;
  isGuest: boolean;
}

/** Whether a machine may be used, for anybody who has its code, and what they can do about it: status and dates, and no names. */
export function PublicStatus({ code, labelKey, isGuest }: PublicStatusProps) {
  const { data, error } = useQuery(machineByCodeQuery(code));
  usePageTitle(data?.plantNumber);
  useEffect(() => {
    if (!data) return;
    const { plantNumber, machineNumber, vehicleType: selectedVehicle } = data;
    takeInHand({ plantNumber, machineNumber, selectedVehicle, machineKey: labelKey || null });
  }, [data, labelKey]);
  if (error) return <CannotLookUp code={code} error={error} />;
  if (!data) return <Skeleton label="Looking up the machine..." rows={3} />;
  return (
    <>
      <Head code={code} {...data} />
      <MachineBand {...data} />
      <Doors code={code} plantNumber={data.plantNumber} isGuest={isGuest} />
      {data.defects.length > 0 ? (
        <TitledCard id="open" title="Open">
          <ul className="list-disc ps-5">
            {data.defects.map((defect) => (
              <li key={defect.number}>{defectLine(defect)}</li>
            ))}
          </ul>
        </TitledCard>
      ) : null}
      {data.certificates.length > 0 ? (
        <TitledCard id="papers" title="Papers">
          <ul className="flex flex-col gap-4">
            {data.certificates.map((certificate) => (
              <li key={certificate.id} className="flex flex-wrap items-start justify-between gap-3">
                <CertificateFacts certificate={certificate} />
                <CertificateLink certificate={certificate} />
              </li>
            ))}
          </ul>
        </TitledCard>
      ) : null}
      <p className="text-sm text-muted">
        From check sheets, reports, repairs and certificates. Check the machine yourself before you use it.
      </p>
    </>
  );
}

interface HeadProps {
  code: string;
  plantNumber: string;
  machineNumber: string;
  vehicleType: keyof typeof VEHICLE_TYPES;
  hasPhoto: boolean;
}

function Head({ code, plantNumber, machineNumber, vehicleType, hasPhoto }: HeadProps) {
  return (
    <header className="flex flex-col gap-2">
      {hasPhoto ? (
        <img
          src={`/api/machine-status/${encodeURIComponent(code)}/photo`}
          alt=""
          className="h-40 w-full rounded-card object-cover"
        />
      ) : null}
      <h1 className="figures text-4xl wrap-anywhere">{plantNumber}</h1>
      <p className="wrap-anywhere">
        {VEHICLE_TYPES[vehicleType]} · {machineNumber}
      </p>
    </header>
  );
}

const DOOR = 'h-22 flex-col gap-1 px-2 text-center';

/** What somebody in front of a machine comes for; the daily act is the yellow one. */
function Doors({ code, plantNumber, isGuest }: { code: string; plantNumber: string; isGuest: boolean }) {
  const mode = isGuest ? ('quick' as const) : undefined;
  const search = { mode, machine: plantNumber };
  return (
    <nav aria-label="This machine" className="grid grid-cols-2 gap-2.5">
      <Link
        to="/select-customer"
        search={{ ...search, form: 'check-sheet' }}
        className={buttonVariants({ variant: 'primary', className: DOOR })}
      >
        <Words icon={ClipboardCheck}>Check it</Words>
      </Link>
      <Link
        to="/m/$code"
        params={{ code }}
        search={{ report: true }}
        hash
        className={buttonVariants({ className: DOOR })}
      >
        <Words icon={Siren}>Report a defect</Words>
      </Link>
      <Link to="/select-customer" search={search} className={buttonVariants({ className: DOOR })}>
        <Words icon={CalendarDays}>Timesheet</Words>
      </Link>
      <Link to="/off-hire" search={{ plant: plantNumber }} className={buttonVariants({ className: DOOR })}>
        <Words icon={Truck}>Off-hire</Words>
      </Link>
    </nav>
  );
}

function Words({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden /> {children}
    </>
  );
}
