import { screen, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aDocument } from '../../../testing/documents.js';
import { openPage } from '../../../testing/page.js';
import { aServer, type Replies } from '../../../testing/server.js';

const LIST = `GET /api/documents/owner/${encodeURIComponent('Siân O’Neill')}`;

function theVault(replies: Replies) {
  signedInHere('driver');
  const server = aServer({
    ...anAccount('driver'),
    'GET /api/documents/counts': { total: 1, processed: 0, processing: 1, expiringSoon: 0 },
    'GET /api/share-packs': [],
    'GET /api/documents/reads': [],
    'GET /api/history': [],
    ...replies,
  });
  openPage('/?tab=vault');
  return server;
}
const card = (name: RegExp) => screen.findByRole('button', { name });

it('finishes a document of which nobody could say that it was complete', async () => {
  let shown = [aDocument({ uploadStatus: 'processing', isFinishing: true, files: [] })];
  const done = 'POST /api/documents/doc-1/complete';
  const { calls } = theVault({
    [LIST]: () => Response.json(shown),
    [done]: () => {
      shown = [aDocument()];
      return new Response(null, { status: 204 });
    },
  });
  const licence = within(await card(/licence-front/));
  expect(await licence.findByText('Complete')).toBeTruthy();
  expect(calls.filter(({ call }) => call === done)).toHaveLength(1);
});

it('stands as finishing where that cannot be said now either', async () => {
  theVault({ [LIST]: [aDocument({ uploadStatus: 'processing', isFinishing: true, files: [] })] });
  expect(await within(await card(/licence-front/)).findByText('Finishing')).toBeTruthy();
});
