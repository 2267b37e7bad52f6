import { formatMoment } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';

import { vaultReadsQuery } from './api.js';
import { ownZone } from '../../lib/own-zone.js';

/** When an admin has looked into the vault; supervisors cannot. */
export function VaultReads() {
  const { data: reads = [] } = useQuery(vaultReadsQuery);
  if (reads.length === 0) return null;
  return (
    <section aria-labelledby="vault-reads-title" className="flex flex-col gap-2">
      <h2 id="vault-reads-title" className="text-xl">
        Admins who looked at your documents
      </h2>
      <ul aria-labelledby="vault-reads-title" className="flex flex-col divide-y divide-line">
        {reads.map(({ at, by, document }, place) => (
          <li key={place} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 break-words">
              {by ?? 'A former admin'}: {document ?? 'the list'}
            </span>
            <span className="figures text-muted">{formatMoment(at, ownZone())}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
