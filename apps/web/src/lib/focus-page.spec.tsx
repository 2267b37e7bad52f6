/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../testing/accounts.js';
import { closePage, openPage } from '../../testing/page.js';
import { aServer } from '../../testing/server.js';

afterEach(closePage);

function theOffice(address: string) {
  signedInHere('admin');
  aServer({
    ...anAccount('admin'),
    'GET /api/drivers': [],
    'GET /api/drivers/letters': [],
    'GET /api/machines': [],
    'GET /api/machines/letters': [],
  });
  return openPage(address);
}
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

it('goes to the heading of the next page, which the window is called by, and leaves the first page alone', async () => {
  const user = theOffice('/admin/people');
  await heading('People');
  expect(document.title).toBe('People - Groundsheet');
  expect(document.activeElement).toBe(document.body);
  await user.click(
    within(screen.getByRole('navigation', { name: 'Office' })).getByRole('link', { name: 'Machines' }),
  );
  const next = await heading('Machines');
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(document.title).toBe('Machines - Groundsheet');
});

it('stays in a field while a list is filtered', async () => {
  const user = theOffice('/admin/machines');
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await user.type(search, 'ex');
  await waitFor(() => expect(location.search).toBe('?search=ex'));
  expect(document.activeElement).toBe(search);
});

it('skips past the bar and the navigation with the first key', async () => {
  const user = theOffice('/admin/people');
  const people = await heading('People');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(people);
  expect(location.hash).toBe('');
});
