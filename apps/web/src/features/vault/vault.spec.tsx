import { formatDate } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aDocument, aSharePack } from '../../../testing/documents.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';
import { loadDocuments } from '../../lib/kept/kept-documents.js';
import { DRIVER_SESSION_KEY, saveHints } from '../../lib/session/session-hints.js';
import { today } from '../../lib/today.js';
import type { DocumentFile } from './api.js';
import { kilobytes, lacksBack } from './document-facts.js';
import { excerptOf, foundIn } from './found-words.js';
import { createDocumentInTheMaking } from './scanner/document-in-the-making.js';
import { createScanProgress } from './scanner/scan-progress.js';

const card = (name: RegExp) => screen.findByRole('button', { name });
const LIST = `GET /api/documents/owner/${encodeURIComponent('Siân O’Neill')}`;

const COUNTS = 'GET /api/documents/counts';
const PACKS = 'GET /api/share-packs';

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

describe('the vault', () => {
  const NONE = new Response(null, { status: 204 });

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
});

describe('the filters of the vault', () => {
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
});

describe('a scan that is to be finished', () => {
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
});

describe('documents kept on the phone', () => {
  const VAULT = '/?tab=vault';
  const PICTURE = 'GET /api/documents/doc-1/files/file-1/thumbnail';
  const SIGNED_IN = { id: 'd', name: 'Siân O’Neill', email: 'sian@h.co', role: 'driver' } as const;
  const expired = aDocument({ expiryDate: '2020-01-31', daysLeft: 3, documentNumber: 'ONEIL657054' });

  const theKept = (replies: Replies = {}) =>
    theVault({ [LIST]: [expired], [PICTURE]: () => new Response(new Blob(['picture'])), ...replies }, VAULT);
  const theSwitch = () => screen.findByRole('switch', { name: 'Keep my documents on this phone' });
  const keptCards = () => screen.findByRole('region', { name: 'Documents kept on this phone' });
  const pictures = (calls: readonly { call: string }[]) => calls.filter(({ call }) => call === PICTURE);

  /** A driver who has switched it on, and has lost the signal since. */
  async function withoutSignal() {
    const vault = theKept();
    await vault.user.click(await theSwitch());
    await screen.findByText('1 document is on this phone, 1 KB.');
    cleanup();
    for (const call of Object.keys(vault.replies)) delete vault.replies[call];
    return vault;
  }

  it('keeps nothing on a phone until its driver says so', async () => {
    const { calls } = theKept();
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
});

describe('a shared pack', () => {
  const READ = 'GET /api/share-packs/pack-1';
  const TRADE = 'POST /api/share-pack-links';
  const NOT_DRAWN = { drawnPages: null, allPages: null };

  /** A pack with one insurance, whose PDF has been drawn so far. */
  const aPackOfPdf = (drawn: { drawnPages: number | null; allPages: number | null }) => ({
    title: 'Wharf Road',
    driverName: 'Dave Hill',
    endsOn: '2026-12-06',
    documents: [
      {
        ...{ id: 'doc-1', category: 'insurance', expiryDate: null, isExpired: false, daysLeft: null },
        files: [{ id: 'file-1', side: 'front', mimeType: 'application/pdf', ...drawn }],
      },
    ],
  });

  it('shows a site office pictures and expiry dates, and takes the key out of the address', async () => {
    const { files } = aDocument();
    const shared = files.map(({ id, side, mimeType }) => ({ id, side, mimeType, ...NOT_DRAWN }));
    const document = { id: 'doc-1', category: 'driving_license', files: shared };
    const { bodiesOf } = aServer({
      [TRADE]: new Response(null, { status: 204 }),
      [READ]: {
        title: 'Wharf Road',
        driverName: 'Dave Hill',
        endsOn: '2026-12-06',
        documents: [{ ...document, expiryDate: '2026-11-01', isExpired: true, daysLeft: -21 }],
      },
    });
    openPage('/documents-for/pack-1?key=abc');
    expect(await screen.findByRole('heading', { name: 'Documents of Dave Hill' })).toBeTruthy();
    expect(
      screen.getByText(/^Dave Hill sees when you opened this and, for 30 days, your network address/),
    ).toBeTruthy();
    expect(bodiesOf(TRADE)).toEqual([{ packId: 'pack-1', key: 'abc' }]);
    await waitFor(() => expect(location.search).toBe(''));
    const licence = within(screen.getByRole('region', { name: 'Driving licence' }));
    expect(licence.getByText(/Expired 1 Nov 2026/)).toBeTruthy();
    expect(licence.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      '/api/share-packs/pack-1/files/file-1',
      '/api/share-packs/pack-1/files/file-2',
    ]);
  });

  it('shows a PDF as pictures of its first pages, and says how many it has', async () => {
    const read = aPackOfPdf({ drawnPages: 10, allPages: 34 });
    aServer({ [TRADE]: new Response(null, { status: 204 }), [READ]: read });
    openPage('/documents-for/pack-1?key=abc');
    expect(await screen.findByText('The first 10 pages of 34.')).toBeTruthy();
    const pages = screen.getAllByRole('img').map((image) => image.getAttribute('src'));
    expect(pages).toHaveLength(10);
    expect(pages[9]).toBe('/api/share-packs/pack-1/files/file-1/pages/10');
    expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
  });

  it.each([
    ['is still being drawn', NOT_DRAWN, /^Still being drawn\./],
    ['cannot be drawn', { drawnPages: 0, allPages: null }, /^This PDF cannot be shown here\./],
  ])('says so where a PDF %s', async (_, drawn, says) => {
    aServer({ [TRADE]: new Response(null, { status: 204 }), [READ]: aPackOfPdf(drawn) });
    openPage('/documents-for/pack-1?key=abc');
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says when it is not shared any more', async () => {
    aServer({ [TRADE]: refusal(404, 'share-pack.closed', 'This is closed.') });
    openPage('/documents-for/pack-1?key=abc');
    expect(await screen.findByText(/^They are not shared any more/)).toBeTruthy();
  });
});

describe('a document in the making', () => {
  const UPLOAD = 'POST /api/documents/upload';
  const LOST = '01938f00-0000-7000-8000-000000000001';
  const FACTS = { category: 'driving_license', description: 'Photo card' } as const;
  const file = (name: string) => ({ id: name, name, blob: new Blob(['jpeg'], { type: 'image/jpeg' }) });
  const given = (documentId: string) => ({
    documentId,
    uploadURL: '/api/objects/1',
    uploadUrl: '/api/objects/1',
  });

  it('brings front, further pages and back as one document', async () => {
    const { bodiesOf } = aServer({ [UPLOAD]: given('doc-1') });
    const making = createDocumentInTheMaking(null);
    expect(await making.addressFor(file('front.jpg'), FACTS, 'front')).toBe('/api/objects/1');
    making.arrived();
    await making.addressFor(file('page.jpg'), FACTS, 'front');
    making.nextSide();
    await making.addressFor(file('cam-1795396926997.jpg'), FACTS, 'back');
    const always = { ...FACTS, fileSize: 4, mimeType: 'image/jpeg' };
    expect(bodiesOf(UPLOAD)).toEqual([
      { ...always, fileName: 'front.jpg', side: 'front' },
      { ...always, fileName: 'page.jpg', side: 'page', partOf: 'doc-1' },
      {
        ...always,
        fileName: `Driving licence, ${formatDate(today())}.jpg`,
        side: 'back',
        partOf: 'doc-1',
      },
    ]);
  });

  it('says of a file that comes again which one it was before, and goes on with the pages after it', async () => {
    const { bodiesOf } = aServer({ [UPLOAD]: given('doc-1') });
    const recovered = createDocumentInTheMaking('doc-1', 1);
    const lost = `/api/objects/${LOST}?expires=1&signature=x`;
    await recovered.addressFor(file('front.jpg'), FACTS, 'front', lost);
    recovered.arrived();
    await recovered.addressFor(file('page.jpg'), FACTS, 'front');
    expect(bodiesOf(UPLOAD)).toMatchObject([
      { fileName: 'front.jpg', partOf: 'doc-1', replaces: LOST },
      { fileName: 'page.jpg', partOf: 'doc-1', side: 'page' },
    ]);
  });

  it('begins anew where the server has forgotten a document that never came, and only then', async () => {
    const gone = refusal(404, 'document.unknown', 'Gone.');
    const { bodiesOf } = aServer({
      [UPLOAD]: async (request) => ('partOf' in ((await request.json()) as object) ? gone : given('doc-2')),
    });
    const recovered = createDocumentInTheMaking('doc-1');
    expect(await recovered.addressFor(file('a.jpg'), FACTS, 'front')).toBe('/api/objects/1');
    expect(recovered.id()).toBe('doc-2');
    expect(bodiesOf(UPLOAD)).toHaveLength(2);
    recovered.arrived();
    await expect(recovered.addressFor(file('b.jpg'), FACTS, 'front')).rejects.toMatchObject({ status: 404 });
  });

  it('only notes that the complete call failed', async () => {
    const errors: unknown[] = [];
    const { error } = console;
    console.error = (thrown: unknown) => errors.push(thrown);
    aServer({ 'POST /api/documents/doc-1/complete': refusal(503, 'x', 'Later.') });
    await createDocumentInTheMaking('doc-1').complete();
    console.error = error;
    expect(errors).toMatchObject([{ status: 503 }]);
  });
});

describe('the progress of a scan', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('jumps to 5 and 20, creeps to 80, jumps to 85 and 100', () => {
    const seen: number[] = [];
    const progress = createScanProgress((percent) => seen.push(percent));
    progress.begin();
    progress.addressed();
    progress.addressed();
    expect(seen).toEqual([5, 20]);
    jest.advanceTimersByTime(1499);
    expect(seen).toHaveLength(2);
    jest.advanceTimersByTime(1500 * 20);
    const crept = seen.slice(1);
    crept.slice(1).forEach((percent, n) => {
      const step = percent - crept[n]!;
      if (percent < 80) expect(step).toBeGreaterThanOrEqual(5);
      expect(step).toBeLessThanOrEqual(20);
    });
    expect(seen.at(-1)).toBe(80);
    progress.sent();
    progress.done();
    jest.advanceTimersByTime(10_000);
    expect(seen.slice(-2)).toEqual([85, 100]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('begins again after a failure', () => {
    const seen: number[] = [];
    const progress = createScanProgress((percent) => seen.push(percent));
    progress.begin();
    progress.addressed();
    progress.reset();
    jest.advanceTimersByTime(5000);
    progress.begin();
    expect(seen).toEqual([5, 20, 0, 5]);
  });
});

describe('the search', () => {
  it.each([
    ['CPCS Red Card', 'red', ['CPCS ', '*Red', ' Card']],
    ['Siân O’Neill', 'SIAN', ['*Siân', ' O’Neill']],
    ['Sia\u0302n', 'sian', ['*Sia\u0302n']],
    ['ﬁrst aid, first aid', 'first', ['*ﬁrst', ' aid, ', '*first', ' aid']],
    ['a.b', '.', ['a', '*.', 'b']],
    ['licence', 'passport', ['licence']],
    ['licence', undefined, ['licence']],
    ['licence', '\u0301', ['licence']],
  ])('finds in %j what was typed as %j', (text, search, pieces) => {
    expect(foundIn(text, search).map((piece) => (piece.found ? '*' : '') + piece.text)).toEqual(pieces);
  });

  it('shows the words around what was found in a long text', () => {
    const text = `${'before '.repeat(30)}4b. 14.03.2031\n5. MORGA${' after'.repeat(30)}`;
    expect(excerptOf(text, 'morga')).toMatch(/^….*4b\. 14\.03\.2031 5\. MORGA after.*…$/);
    expect(excerptOf('short MORGA', 'morga')).toBe('short MORGA');
    expect(excerptOf(text, 'nowhere')).toBeNull();
    expect(excerptOf(text, undefined)).toBeNull();
  });
});

describe('a document', () => {
  it('gives sizes in KB', () => {
    expect([1, 1024, 319_488, 10_485_760].map(kilobytes)).toEqual(['1 KB', '1 KB', '312 KB', '10,240 KB']);
  });

  const file = (side: DocumentFile['side'], mimeType = 'image/jpeg') => ({ side, mimeType }) as DocumentFile;

  it('misses the back of a driving licence, unless it is a PDF', () => {
    const lacks = (category: 'driving_license' | 'passport', ...files: DocumentFile[]) =>
      lacksBack({ category, files });
    expect(lacks('driving_license', file('front'))).toBe(true);
    expect(lacks('driving_license', file('front'), file('back'))).toBe(false);
    expect(lacks('driving_license', file('front', 'application/pdf'))).toBe(false);
    expect(lacks('passport', file('front'))).toBe(false);
  });
});
