import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

it('shows only what is expiring, or to check, and all again', async () => {
  signedInHere('driver');
  const asked: string[] = [];
  aServer({
    ...anAccount('driver'),
    'GET /api/documents/counts': { total: 4, processed: 3, processing: 1, expiringSoon: 2, toCheck: 1 },
    [`GET /api/documents/owner/${encodeURIComponent('Siân O’Neill')}`]: (request: Request) => {
      asked.push(new URL(request.url).search);
      return [];
    },
  });
  const user = openPage('/?tab=vault');
  const chips = within(await screen.findByRole('group', { name: 'Show only' }));
  await user.click(await chips.findByRole('button', { name: 'To check 1' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?state=to-check'));
  await user.click(chips.getByRole('button', { name: 'Expiring 2', pressed: false }));
  await waitFor(() => expect(asked.at(-1)).toBe('?state=expiring'));
  await user.click(chips.getByRole('button', { name: 'Expiring 2', pressed: true }));
  expect(await chips.findByRole('button', { name: 'Expiring 2', pressed: false })).toBeTruthy();
  expect(decodeURIComponent(location.search)).not.toContain('expiring');
});
