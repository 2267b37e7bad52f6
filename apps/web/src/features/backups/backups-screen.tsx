import { formatMoment } from '@groundsheet/form-rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';

import { Badge, Notice } from '../../components/badge.js';
import { DataTable } from '../../components/data-table.js';
import { PagedList } from '../../components/paged-list.js';
import { ownZone } from '../../lib/own-zone.js';
import { backupsQuery, type Backup } from './api.js';

const TABLE_REM = 48;
const moment = (at: string) => formatMoment(at, ownZone());

/** The good backups, and whether any has ever been restored. They are made by commands, not from here. */
export function BackupsScreen() {
  const asked = useInfiniteQuery(backupsQuery);
  return (
    <PagedList
      asked={asked}
      what="the backups"
      empty={<p>No backup yet. Whoever runs this installation makes one with: npm run backup</p>}
    >
      {(backups) => (
        <div className="flex flex-col gap-4">
          <LastGood backups={backups} />
          <DataTable
            caption="Backups"
            items={backups}
            keyOf={({ id }) => id}
            room={TABLE_REM}
            columns={[
              { header: 'As of', cell: ({ madeAt }) => moment(madeAt) },
              { header: 'Size', figures: true, cell: ({ bytes }) => sizeWords(bytes) },
              { header: 'Encrypted', cell: ({ encrypted }) => (encrypted ? 'Yes' : 'No') },
              { header: 'Restored', cell: (backup) => <Restored {...backup} /> },
            ]}
          />
        </div>
      )}
    </PagedList>
  );
}

function LastGood({ backups }: { backups: readonly Backup[] }) {
  const [last] = backups;
  const isTried = backups.some(({ restoredAt }) => restoredAt);
  return (
    <Notice tone={isTried ? 'good' : 'attention'}>
      {isTried ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}
      <p>
        <strong>
          Last good backup: {moment(last!.madeAt)}, {sizeWords(last!.bytes)}.
        </strong>{' '}
        {isTried
          ? 'Backups of this installation have been restored.'
          : 'Never tried: nobody has restored one yet. npm run try-restore does so in a place of its own.'}
      </p>
    </Notice>
  );
}

function Restored({ restoredAt }: Backup) {
  return restoredAt ? (
    <Badge tone="good">
      <CircleCheck aria-hidden /> {moment(restoredAt)}
    </Badge>
  ) : (
    'Never tried'
  );
}

/** As disks are sold. */
function sizeWords(bytes: number): string {
  if (bytes < 1e9) return `${(bytes / 1e6).toFixed(1)} MB`;
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
