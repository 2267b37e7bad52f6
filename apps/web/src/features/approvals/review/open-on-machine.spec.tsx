import { screen } from '@testing-library/react';

import { ADDRESS, aServerWith, aSet } from '../../../../testing/form-set.js';
import { openPage } from '../../../../testing/page.js';

it('says on the set that its machine must not be used, and why', async () => {
  const set = aSet({ plantNumber: 'D-114' });
  aServerWith(set, 'supervisor', {
    'GET /api/machine-status': [
      {
        ...{ plantNumber: 'D-114', vehicleType: 'dumper', status: 'do-not-use', isCheckedToday: true },
        lastCheckedOn: '2026-11-20',
        defects: [
          {
            ...{ key: 'defectParkBrake', number: 'D-1042', item: 'Park brake', severity: 'A', state: 'open' },
            ...{ isStopping: true, openedAt: '2026-11-17T07:12:00.000Z' },
          },
        ],
        certificates: [
          {
            ...{ id: 'c-1', label: 'Thorough examination, 12 months', examinedOn: null, dueOn: '2026-11-01' },
            ...{
              dueAtHours: null,
              isRequired: true,
              state: 'over',
              standing: 'Over: was due 1 Nov 2026',
              fileUrl: null,
            },
          },
        ],
      },
    ],
  });
  openPage(ADDRESS);
  const open = (await screen.findByText(/Open on this machine:$/)).closest('[role=status]')!;
  expect(open.textContent).toMatch(
    /^Do not use: Open on this machine:D-1042 Park brake: do not use, since .*Thorough examination, 12 months: Over: was due 1 Nov 2026$/,
  );
});
