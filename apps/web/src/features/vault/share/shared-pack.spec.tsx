import { screen, waitFor, within } from '@testing-library/react';

import { aDocument } from '../../../../testing/documents.js';
import { openPage } from '../../../../testing/page.js';
import { aServer, refusal } from '../../../../testing/server.js';

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
