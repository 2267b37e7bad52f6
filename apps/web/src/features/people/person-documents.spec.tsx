/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, within } from '@testing-library/react';

import { aDocument } from '../../../testing/documents.js';
import { closePage } from '../../../testing/page.js';
import { choose, DAVE, INVITED, SELF, thePeople } from '../../../testing/people.js';

afterEach(closePage);

it('shows the documents of one account, also where another has the same name, once it has said that they will see it', async () => {
  const find = 'GET /api/documents/owner/Si%C3%A2n%20O%E2%80%99Neill';
  const wanted: string[] = [];
  const namesake = { ...DAVE, fullName: 'Siân O’Neill' };
  const { user } = await thePeople([namesake, INVITED], {
    [find]: (request) => {
      wanted.push(new URL(request.url).search);
      return [
        aDocument({ originalFileName: 'licence.jpg' }),
        aDocument({ id: 'doc-2', category: 'passport', daysLeft: -1, isExpired: true }),
        aDocument({ id: 'doc-3', category: 'medical', daysLeft: 31 }),
      ];
    },
    'GET /api/share-packs-of-driver': [],
  });
  await choose(user, 'Siân O’Neill', 'Documents');
  const dialog = within(await screen.findByRole('dialog', { name: 'Documents of Siân O’Neill' }));
  expect(dialog.getByText(/^They will see in their vault that you looked, when/)).toBeTruthy();
  expect(wanted).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Look at the documents' }));
  const file = await dialog.findByRole('link', { name: 'Back of licence.jpg' });
  expect(file.getAttribute('href')).toBe('/api/documents/doc-1/files/file-2');
  const list = within(dialog.getByRole('list', { name: 'Documents' }));
  const said = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringContaining('Driving licence, Photo card, valid until 4 Dec 2026 12 days left'),
    expect.stringContaining('Expired 1 day ago'),
    expect.not.stringContaining('days left'),
  ]);
  expect(wanted).toEqual(['?ownerId=dave']);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'More for Bev Haigh' }));
  expect(screen.queryByRole('menuitem', { name: 'Documents' })).toBeNull();
});

it('lists what a person shares by link, and withdraws it', async () => {
  const pack = { id: 'pack-1', title: 'Wharf Road', endsOn: '2026-12-06', documents: 2 };
  let state = 'open';
  const WITHDRAW = 'DELETE /api/share-packs/pack-1';
  const { user, calls } = await thePeople([DAVE], {
    'GET /api/documents/owner/Dave%20Field': [],
    'GET /api/share-packs-of-driver': () =>
      Response.json([{ ...pack, state, createdAt: '2026-11-22T10:00:00.000Z' }]),
    [WITHDRAW]: () => {
      state = 'withdrawn';
      return new Response(null, { status: 204 });
    },
  });
  await choose(user, 'Dave Field', 'Documents');
  const dialog = within(await screen.findByRole('dialog', { name: 'Documents of Dave Field' }));
  await user.click(dialog.getByRole('button', { name: 'Look at the documents' }));
  expect(await dialog.findByText('Open · 2 documents · until 6 Dec 2026')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Withdraw Wharf Road' }));
  expect(await dialog.findByText('Withdrawn · 2 documents · until 6 Dec 2026')).toBeTruthy();
  expect(calls.filter(({ call }) => call === WITHDRAW)).toHaveLength(1);
  expect(dialog.queryByRole('button', { name: /Withdraw/ })).toBeNull();
});

it('offers no look at an admin’s own documents, which nobody would be told of', async () => {
  const { user } = await thePeople([SELF]);
  await user.click(await screen.findByRole('button', { name: 'More for Siân Hill' }));
  expect(screen.getByRole('menuitem', { name: /^Change role/ })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Documents' })).toBeNull();
});
