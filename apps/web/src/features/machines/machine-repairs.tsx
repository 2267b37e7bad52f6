import type { Wire } from '@groundsheet/api-client';
import { formatLongDate } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { TitledCard } from '../../components/card.js';
import { PhotoStrip } from '../../components/photo-strip.js';
import { Skeleton } from '../../components/skeleton.js';
import { Refusal } from '../../forms/refusal.js';
import { inOneLine } from '../../lib/in-one-line.js';
import { machineRepairsQuery } from './api.js';

/** The latest repairs of a machine, each with its record, for supervisors and the office. */
export function MachineRepairs({ plantNumber }: { plantNumber: string }) {
  const { data, error } = useQuery(machineRepairsQuery(plantNumber));
  return (
    <TitledCard id="repairs" title="Repairs">
      {error ? (
        <Refusal error={error} offline="Repairs cannot be loaded without a signal." />
      ) : !data ? (
        <Skeleton label="Loading the repairs..." rows={1} />
      ) : data.length === 0 ? (
        <p className="text-muted">Repairs of this machine appear here, each with its record.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {data.map((repair) => (
            <Repair key={repair.reference} repair={repair} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

function Repair({ repair }: { repair: Wire['MachineRepairResponse'] }) {
  const { id, reference, defectId, number, item, fitter, firm, on, photoURLs } = repair;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 first:pt-0 last:pb-0">
      <div className="min-w-48 grow basis-0">
        <Link
          to="/defects/$id"
          params={{ id: defectId }}
          className="inline-flex min-h-touch items-center font-semibold wrap-anywhere underline"
        >
          {number} {item}
        </Link>
        <p className="text-sm wrap-anywhere text-muted">
          {inOneLine([fitter, firm])}, {formatLongDate(on)}
        </p>
        <PhotoStrip urls={photoURLs} of={`repair ${reference}`} />
      </div>
      <Link
        to="/completed-form/$id"
        params={{ id }}
        className="inline-flex min-h-touch items-center underline"
      >
        Record {reference}
      </Link>
    </li>
  );
}
