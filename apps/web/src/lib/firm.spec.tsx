/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';

import { aServer, type Replies } from '../../testing/server.js';
import { FIRM_STORED, useFirm } from './firm.js';
import { createQueryClient } from './query-client.js';

const HILL = { name: 'Hill Plant Ltd', addressLines: ['Gateshead'], telephone: '0191 496 0200' };

function Name() {
  const { name, addressLines } = useFirm();
  return <p>{[name ?? 'Nobody', ...addressLines].join(', ')}</p>;
}

function show(replies: Replies) {
  aServer(replies);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Name />
    </QueryClientProvider>,
  );
}

beforeEach(() => localStorage.clear());

it('says which firm it is, and remembers it for pages without a signal', async () => {
  const { unmount } = show({ 'GET /api/firm': HILL });
  await screen.findByText('Hill Plant Ltd, Gateshead');
  unmount();
  show({});
  expect(screen.queryByText('Hill Plant Ltd, Gateshead')).not.toBeNull();
});

it.each([[null], ['{"name":'], ['null']])('is nobody where the device remembers %s', (stored) => {
  if (stored) localStorage.setItem(FIRM_STORED, stored);
  show({});
  expect(screen.queryByText('Nobody')).not.toBeNull();
});
