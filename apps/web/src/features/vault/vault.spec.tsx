import { act, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aDocument, aSharePack } from '../../../testing/documents.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';

const NAME = encodeURIComponent('Siân O’Neill');
const LIST = `GET /api/documents/owner/${NAME}`;
const COUNTS = 'GET /api/documents/counts';
const PACKS = 'GET /api/share-packs';
const NONE = new Response(null, { status: 204 });

/** The vault as its driver sees it, and what was asked for it. */
function theVault(replies: Replies, address = '/?tab=vault') {
  signedInHere('driver');
  const asked: string[] = [];
  const list = replies[LIST] ?? [];
  const server = aServer({
    ...anAccount('driver'),
    [COUNTS]: { total: 4, processed: 3, processing: 1, expiringSoon: 2, toCheck: 1 },
    [PACKS]: [],
    'GET /api/documents/reads': [],
    'GET /api/history': [],
    ...replies,
    [LIST]: (request) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return typeof list === 'function' ? list(request) : list;
    },
  });
  return { ...server, asked, user: openPage(address) };
}
const card = (name: RegExp) => screen.findByRole('button', { name });
const openDocument = async (user: ReturnType<typeof openPage>) => {
  await user.click(await card(/licence-front/));
  return within(await screen.findByRole('dialog', { name: 'licence-front.jpg' }));
};

it('shows the four figures, and only what is behind one of them when it is tapped', async () => {
  const { user, asked } = theVault({ [LIST]: [aDocument()] });
  const tiles = within(await screen.findByRole('list', { name: 'Documents in your vault' }));
  await waitFor(() =>
    expect(tiles.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '4Total Documents',
      '3Processed',
      '1Processing',
      '2Expiring Soon',
    ]),
  );
  for (const [tile, state] of [
    ['Expiring Soon', '?state=expiring'],
    ['Processing', '?state=processing'],
    ['Processed', '?state=processed'],
  ] as const) {
    await user.click(tiles.getByRole('button', { name: new RegExp(`${tile}$`) }));
    await waitFor(() => expect(asked.at(-1)).toBe(state));
  }
  expect(decodeURIComponent(location.search)).toContain('processed');
  await user.click(tiles.getByRole('button', { name: /Total Documents$/ }));
  await waitFor(() => expect(decodeURIComponent(location.search)).not.toContain('processed'));
});

it('shows of a document what matters, and where a word was found', async () => {
  const { user, asked } = theVault({
    [LIST]: [
      aDocument(),
      aDocument({
        ...{ id: 'doc-2', originalFileName: 'cpcs.pdf', category: 'certification', isExpired: true },
        ...{ daysLeft: -3, extractedText: '', description: null },
      }),
      aDocument({ id: 'doc-3', originalFileName: 'new.jpg', uploadStatus: 'processing', files: [] }),
    ],
  });
  const licence = within(await card(/licence-front/));
  for (const words of ['Complete', '12 days left', 'Driving licence', /312 KB/, 'Photo card'])
    expect(licence.getByText(words)).toBeTruthy();
  const expired = within(await card(/cpcs/));
  expect(expired.getByText('Expired')).toBeTruthy();
  const fresh = within(await card(/new\.jpg/));
  expect(fresh.queryByText('Complete')).toBeNull();
  expect(fresh.getByText('Back is missing')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'oneil6');
  await waitFor(() => expect(asked.at(-1)).toBe('?search=oneil6'));
  await waitFor(() => expect(licence.getByText('ONEIL6').tagName).toBe('MARK'));
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.selectOptions(screen.getByLabelText('Category'), 'Passport');
  await waitFor(() => expect(asked.at(-1)).toBe('?search=oneil6&category=passport'));
});

it('says that there is nothing, and shows all again', async () => {
  const { user, asked } = theVault({}, '/?tab=vault&vault=%7B"category"%3A"passport"%2C"state"%3A7%7D');
  expect(await screen.findByText('No documents found')).toBeTruthy();
  expect(asked).toEqual(['?category=passport']);
  await user.click(screen.getByRole('button', { name: 'Show all documents' }));
  await waitFor(() => expect(asked.at(-1)).toBe(''));
  expect(screen.getByRole('button', { name: 'Upload Document' })).toBeTruthy();
});

it('says from when on a document is read that has to wait', async () => {
  const soon = new Date(Date.now() + 60_000);
  const [day, later] = ['2126-11-25T08:00:00.000Z', soon.toISOString()];
  theVault({
    [LIST]: [
      aDocument({ uploadStatus: 'processing', readingGoesOnAt: later }),
      aDocument({
        id: 'doc-2',
        originalFileName: 'cpcs.pdf',
        uploadStatus: 'processing',
        readingGoesOnAt: day,
      }),
    ],
  });
  expect(within(await card(/licence-front/)).getByText(/^Reading continues after .*\d\d:\d\d$/)).toBeTruthy();
  expect(
    within(await card(/cpcs/)).getByText(/^Reading continues after 25 Nov 2126, \d\d:\d\d$/),
  ).toBeTruthy();
});

it('says when they cannot be fetched', async () => {
  theVault({ [LIST]: () => new Response('', { status: 500 }) });
  expect(await screen.findByText('Failed to fetch documents.')).toBeTruthy();
});

it('follows the reading of a document, also what happened while it was cut off', async () => {
  let shown = [aDocument({ uploadStatus: 'processing' })];
  const { streams } = theVault({ [LIST]: () => Response.json(shown) });
  await within(await card(/licence-front/)).findByText('Processing');
  const [stream] = streams.open();
  expect(stream?.url).toBe('/api/documents/events');
  shown = [aDocument()];
  act(() => stream!.tell('changed'));
  expect(await within(await card(/licence-front/)).findByText('Complete')).toBeTruthy();
});

it('fills in what was read only once its driver accepts, corrects or turns it down', async () => {
  const ANSWER = 'POST /api/documents/doc-1/proposals';
  const proposals = [
    { field: 'expiryDate', value: '2031-04-30', confidence: 0.98 },
    { field: 'documentNumber', value: 'ONEIL657O54', confidence: 0.6 },
    { field: 'holderName', value: 'SIAN ONEILL', confidence: 0.7 },
  ] as const;
  const read = aDocument({ proposals: [...proposals] });
  const { user, bodiesOf } = theVault({ [LIST]: [read], [ANSWER]: () => Response.json(read) });
  const dialog = await openDocument(user);
  const about = (name: RegExp) => within(dialog.getByRole('group', { name }));
  const expiry = about(/^Expiry date: 30 Apr 2031/);
  expect(expiry.getByRole('img').getAttribute('src')).toBe(
    '/api/documents/doc-1/proposals/expiryDate/picture',
  );
  await user.click(expiry.getByRole('button', { name: 'Accept' }));
  const number = about(/^Number/);
  await user.click(number.getByRole('button', { name: 'Correct' }));
  await user.clear(number.getByLabelText('Number'));
  await user.type(number.getByLabelText('Number'), 'ONEIL657054');
  await user.click(number.getByRole('button', { name: 'Save' }));
  await user.click(about(/^Name on it/).getByRole('button', { name: 'Not right' }));
  await waitFor(() =>
    expect(bodiesOf(ANSWER)).toEqual([
      { field: 'expiryDate', value: '2031-04-30' },
      { field: 'documentNumber', value: 'ONEIL657054' },
      { field: 'holderName', value: null },
    ]),
  );
});

it('changes what is known of a document, and says when another device was first', async () => {
  const CHANGE = 'PUT /api/documents/doc-1';
  const { user, replies, bodiesOf } = theVault({
    [LIST]: [aDocument()],
    [CHANGE]: refusal(409, 'document.changed-meanwhile', 'Look at it again.'),
  });
  const dialog = await openDocument(user);
  await user.click(dialog.getByRole('button', { name: 'Edit' }));
  await user.clear(dialog.getByLabelText('Description'));
  await user.type(dialog.getByLabelText('Name on it'), 'Siân');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Look at it again.')).toBeTruthy();
  replies[CHANGE] = aDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('button', { name: 'Edit' })).toBeTruthy();
  expect(bodiesOf(CHANGE).at(-1)).toEqual({
    ...{ category: 'driving_license', expiryDate: '2026-12-04', holderName: 'Siân', version: 3 },
  });
});

it('deletes a document, and brings it back', async () => {
  let shown = [aDocument()];
  const { user } = theVault({
    [LIST]: () => Response.json(shown),
    'DELETE /api/documents/doc-1': () => {
      shown = [];
      return NONE;
    },
    'POST /api/documents/doc-1/restore': () => {
      shown = [aDocument()];
      return NONE;
    },
  });
  const dialog = await openDocument(user);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('licence-front.jpg is deleted.')).toBeTruthy();
  expect(await screen.findByText('No documents found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await card(/licence-front/)).toBeTruthy();
  expect(screen.queryByText('licence-front.jpg is deleted.')).toBeNull();
});

it('shares documents until a day by link and code, shows who looked, and withdraws', async () => {
  const MAKE = 'POST /api/share-packs';
  let packs = [
    aSharePack({ openings: [{ at: '2026-11-22T12:00:00Z', network: '203.0.113.7', device: null }] }),
  ];
  const { user, bodiesOf } = theVault({
    [LIST]: [aDocument()],
    [PACKS]: () => Response.json(packs),
    [MAKE]: { id: 'pack-2', link: 'https://groundsheet.example/documents-for/pack-2?key=x' },
    'DELETE /api/share-packs/pack-1': () => {
      packs = [aSharePack({ state: 'withdrawn' })];
      return NONE;
    },
  });
  await card(/licence-front/);
  await user.click(screen.getByRole('button', { name: 'New share pack' }));
  const form = within(await screen.findByRole('dialog', { name: 'New share pack' }));
  const make = form.getByRole('button', { name: 'Make the link' }) as HTMLButtonElement;
  await user.type(form.getByLabelText('Who is it for?'), 'Northgate');
  expect(make.disabled).toBe(true);
  await user.click(form.getByRole('checkbox', { name: /licence-front/ }));
  await user.click(make);
  const done = within(await screen.findByRole('dialog', { name: 'Share pack' }));
  expect(await done.findByRole('img', { name: 'QR code for Northgate' })).toBeTruthy();
  expect((done.getByLabelText('Link') as HTMLInputElement).value).toContain('pack-2?key=x');
  expect(bodiesOf(MAKE)).toMatchObject([{ title: 'Northgate', documentIds: ['doc-1'] }]);
  await user.click(done.getByRole('button', { name: 'Done' }));
  const pack = within(await screen.findByRole('article', { name: 'Site office, Wharf Road' }));
  expect(pack.getByText(/1 document · until 6 Dec 2026 · Opened once/)).toBeTruthy();
  await user.click(pack.getByRole('button', { name: 'Withdraw' }));
  expect(await pack.findByText('Withdrawn')).toBeTruthy();
  expect(pack.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

it('finds documents for a share pack by search, keeps what was chosen, and makes it once', async () => {
  const MAKE = 'POST /api/share-packs';
  const card = aDocument({ id: 'doc-2', originalFileName: 'cpcs.pdf' });
  const { user, bodiesOf } = theVault({
    [COUNTS]: { total: 9, processed: 9, processing: 0, expiringSoon: 0, toCheck: 0 },
    [LIST]: (request) => Response.json(request.url.includes('search=cpcs') ? [card] : [aDocument()]),
    [MAKE]: { id: 'pack-2', link: 'https://groundsheet.example/documents-for/pack-2?key=x' },
  });
  await user.click(await screen.findByRole('button', { name: 'New share pack' }));
  const form = within(await screen.findByRole('dialog', { name: 'New share pack' }));
  await user.type(form.getByLabelText('Who is it for?'), 'Northgate');
  await user.click(await form.findByRole('checkbox', { name: /licence-front/ }));
  await user.type(form.getByRole('searchbox', { name: 'Search' }), 'cpcs{Enter}');
  await user.click(await form.findByRole('checkbox', { name: /cpcs/ }));
  await user.dblClick(form.getByRole('button', { name: 'Make the link to 2 documents' }));
  await screen.findByRole('dialog', { name: 'Share pack' });
  expect(bodiesOf(MAKE)).toMatchObject([{ documentIds: ['doc-1', 'doc-2'] }]);
});

it('shows when an admin has looked in', async () => {
  const at = '2026-11-22T12:00:00Z';
  theVault({
    'GET /api/documents/reads': [
      { at, by: 'Ruth Keane', document: 'cpcs.pdf' },
      { at, by: null, document: null },
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'Admins who looked at your documents' }));
  expect(list.getByText('Ruth Keane: cpcs.pdf')).toBeTruthy();
  expect(list.getByText('A former admin: the list')).toBeTruthy();
});

it('the dashboard says the same as the tile, and leads there', async () => {
  const { user, asked } = theVault({}, '/');
  await user.click(await screen.findByRole('link', { name: /^Look at them/ }));
  expect(screen.getByRole('tab', { name: 'Document Vault' })).toMatchObject({ ariaSelected: 'true' });
  await waitFor(() => expect(asked.at(-1)).toBe('?state=expiring'));
});

it('shares nothing before the address is confirmed, says why, and has the mail sent again', async () => {
  const AGAIN = 'POST /api/drivers/me/confirmation';
  const { user, calls } = theVault({
    [LIST]: [aDocument()],
    'GET /api/drivers/me': { ...anAccount('driver')['GET /api/drivers/me'], confirmed: false },
    [AGAIN]: NONE,
  });
  expect(await screen.findByText(/^Confirm your email address before you share documents/)).toBeTruthy();
  expect((screen.getByRole('button', { name: 'New share pack' }) as HTMLButtonElement).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send the confirmation again' }));
  expect(await screen.findByText(/^A new mail is on its way/)).toBeTruthy();
  expect(calls.filter(({ call }) => call === AGAIN)).toHaveLength(1);
});
