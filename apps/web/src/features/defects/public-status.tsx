import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { TitledCard } from '../../components/card.js';
import { Skeleton } from '../../components/skeleton.js';
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

/** Whether a machine may be used, for anybody who has its code: status and dates, and no names. */
export function PublicStatus({ code, report }: { code: string; report: ReactNode }) {
  const { data, error } = useQuery(machineByCodeQuery(code));
  usePageTitle(data?.plantNumber);
  if (error) return <CannotLookUp code={code} error={error} />;
  if (!data) return <Skeleton label="Looking up the machine..." rows={3} />;
  return (
    <>
      <h1 className="text-2xl wrap-anywhere">{data.plantNumber}</h1>
      <MachineBand {...data} />
      {data.defects.length > 0 ? (
        <TitledCard id="open" title="Open defects">
          <ul className="list-disc ps-5">
            {data.defects.map((defect) => (
              <li key={defect.number}>{defectLine(defect)}</li>
            ))}
          </ul>
        </TitledCard>
      ) : null}
      {data.certificates.length > 0 ? (
        <TitledCard id="certificates" title="Certificates">
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
      {report}
      <p className="text-sm text-muted">
        From check sheets, reports, repairs and certificates. Check the machine yourself before you use it.
      </p>
    </>
  );
}
