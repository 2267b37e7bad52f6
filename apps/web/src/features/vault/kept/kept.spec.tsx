import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../../testing/accounts.js';
import { aDocument } from '../../../../testing/documents.js';
import { openPage } from '../../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../../testing/server.js';
import { loadDocuments } from '../../../lib/kept/kept-documents.js';
import { DRIVER_SESSION_KEY, saveHints } from '../../../lib/session/session-hints.js';

const VAULT = '/?tab=vault';
const LIST = `GET /api/documents/owner/${encodeURIComponent('Siân O’Neill')}`;
const PICTURE = 'GET /api/documents/doc-1/files/file-1/thumbnail';
const SIGNED_IN = { id: 'd', name: 'Siân O’Neill', email: 'sian@h.co', role: 'driver' } as const;
const expired = aDocument({ expiryDate: '2020-01-31', daysLeft: 3, documentNumber: 'ONEIL657054' });

function theVault(replies: Replies = {}) {
  signedInHere('driver');
  const server = aServer({
    ...anAccount('driver'),
    'GET /api/documents/counts': { total: 1, processed: 1, processing: 0, expiringSoon: 0, toCheck: 0 },
    'GET /api/share-packs': [],
    'GET /api/documents/reads': [],
    'GET /api/history': [],
    [LIST]: [expired],
    [PICTURE]: () => new Response(new Blob(['picture'])),
    ...replies,
  });
  return { ...server, user: openPage(VAULT) };
}
const theSwitch = () => screen.findByRole('switch', { name: 'Keep my documents on this phone' });
const keptCards = () => screen.findByRole('region', { name: 'Documents kept on this phone' });
const pictures = (calls: readonly { call: string }[]) => calls.filter(({ call }) => call === PICTURE);

/** A driver who has switched it on, and has lost the signal since. */
async function withoutSignal() {
  const vault = theVault();
  await vault.user.click(await theSwitch());
  await screen.findByText('1 document is on this phone, 1 KB.');
  cleanup();
  for (const call of Object.keys(vault.replies)) delete vault.replies[call];
  return vault;
}

it('keeps nothing on a phone until its driver says so', async () => {
  const { calls } = theVault();
  expect(((await theSwitch()) as HTMLInputElement).checked).toBe(false);
  expect(screen.getByText(/^Keeps small pictures, dates and numbers/)).toBeTruthy();
  await screen.findByRole('button', { name: /licence-front/ });
  expect(pictures(calls)).toEqual([]);
  expect(await loadDocuments()).toBeUndefined();
});

it('shows them without a signal, with their age and what has expired since, and nothing that was read on them', async () => {
  await withoutSignal();
  saveHints(SIGNED_IN);
  openPage(VAULT);
  const cards = within(await keptCards());
  expect(cards.getByText(/^No signal\. This list was loaded just now\./)).toBeTruthy();
  for (const words of [
    'Driving licence',
    'Photo card',
    'ONEIL657054',
    '31 Jan 2020',
    /^Expired \d+ days ago$/,
  ])
    expect(cards.getByText(words)).toBeTruthy();
  expect(await cards.findByRole('img', { name: 'Driving licence, front' })).toBeTruthy();
  expect(JSON.stringify(await loadDocuments())).not.toContain('DRIVING LICENCE');
});

it('shows them also after half an hour without use, as long as the phone knows whose they are', async () => {
  await withoutSignal();
  localStorage.removeItem(DRIVER_SESSION_KEY);
  openPage('/');
  expect(await screen.findByText('Checking who is signed in. This needs a signal.')).toBeTruthy();
  expect(await keptCards()).toBeTruthy();
});

it('fetches a picture once, and lets go of a document that is no longer in the vault', async () => {
  const { replies, calls } = await withoutSignal();
  const other = aDocument({ id: 'doc-2', category: 'passport', files: [] });
  Object.assign(replies, anAccount('driver'), { [LIST]: [expired, other] });
  openPage(VAULT);
  await screen.findByText('2 documents are on this phone, 1 KB.');
  expect(pictures(calls)).toHaveLength(1);
  cleanup();
  replies[LIST] = [other];
  openPage(VAULT);
  await screen.findByText('1 document is on this phone, 1 KB.');
  await waitFor(async () =>
    expect((await loadDocuments())?.documents.map(({ id }) => id)).toEqual(['doc-2']),
  );
});

it('wipes them at once when it is switched off, without a signal too', async () => {
  const { user } = await withoutSignal();
  saveHints(SIGNED_IN);
  openPage(VAULT);
  await keptCards();
  await user.click(await theSwitch());
  await waitFor(async () => expect(await loadDocuments()).toBeUndefined());
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Documents kept on this phone' })).toBeNull(),
  );
});

it('shows nothing of what this device has while the server can be asked', async () => {
  const { replies } = await withoutSignal();
  Object.assign(replies, anAccount('driver'), {
    [LIST]: refusal(503, 'server.busy', 'Try again in a moment.'),
  });
  openPage(VAULT);
  expect(await screen.findByText(/^Your documents could not be kept/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Documents kept on this phone' })).toBeNull();
});
