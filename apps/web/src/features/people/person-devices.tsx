import { MonitorSmartphone } from 'lucide-react';

import { TitledCard } from '../../components/card.js';
import type { PersonPage } from './api.js';
import { moment } from './person-parts.js';

export function PersonDevices({ devices }: Pick<PersonPage, 'devices'>) {
  return (
    <TitledCard id="person-devices" title="Devices">
      {devices.length === 0 ? (
        <p className="text-muted">Not signed in anywhere.</p>
      ) : (
        <ul aria-label="Devices" className="flex flex-col divide-y divide-line">
          {devices.map(({ id, device, lastUsedAt, current }) => (
            <li key={id} className="flex items-start gap-3 py-2.5">
              <MonitorSmartphone aria-hidden className="mt-0.5 size-5.5 shrink-0 text-muted" />
              <div className="min-w-0">
                <p className="font-semibold">{current ? `${device} (this device)` : device}</p>
                <p className="text-sm text-muted">Last used {moment(lastUsedAt)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
