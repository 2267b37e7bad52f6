import { formatMoment } from '@groundsheet/form-rules';

import { Dialog } from '../../../components/dialog.js';
import type { SharePack } from './api.js';
import { PackLink } from './pack-link.js';
import { ownZone } from '../../../lib/own-zone.js';

export function PackDialog({ pack, onClose }: { pack: SharePack; onClose: () => void }) {
  const { openings } = pack;
  return (
    <Dialog open title={pack.title} onOpenChange={onClose}>
      {pack.state === 'open' ? <PackLink link={pack.link} title={pack.title} /> : null}
      <section aria-labelledby="openings-title" className="flex flex-col gap-2">
        <h3 id="openings-title" className="text-lg">
          Visits
        </h3>
        {openings.length === 0 ? <p className="text-muted">Nobody has opened it yet.</p> : null}
        <ul aria-labelledby="openings-title" className="flex flex-col divide-y divide-line">
          {openings.map(({ at, device, network }, place) => (
            <li key={place} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="figures font-semibold">{formatMoment(at, ownZone())}</span>
              <span className="text-muted">{[device, network].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
