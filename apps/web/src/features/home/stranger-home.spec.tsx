import { screen, waitFor, within } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

const HILL = {
  name: 'Hill Plant Ltd',
  addressLines: ['Saltmeadows Road', 'Gateshead'],
  telephone: '0191 496 0200',
  accent: null,
  logoUrl: null,
};

it('tells a stranger what it is, for whom and who runs it, and how to ring them', async () => {
  aServer({ 'GET /api/firm': HILL });
  openPage('/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Timesheets and daily plant checks.',
  );
  expect(await screen.findByText('For the drivers and clients of Hill Plant Ltd')).toBeTruthy();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/Saltmeadows Road, Gateshead/).textContent).toMatch(/^Run by Hill Plant Ltd/);
  expect(footer.getByRole('link', { name: 'Ring 0191 496 0200' }).getAttribute('href')).toBe(
    'tel:01914960200',
  );
  expect(footer.getByRole('link', { name: /^Privacy policy/ }).getAttribute('href')).toBe('/privacy-policy');
  expect(screen.getByRole('img', { name: /^A finished timesheet/ })).toBeTruthy();
  for (const reason of [
    'No account needed',
    'Fill it in without a signal',
    'Your signature stays on the form',
  ])
    expect(screen.getByText(reason)).toBeTruthy();
});

it('names nobody where no firm is set', async () => {
  aServer({});
  openPage('/');
  expect(await screen.findByText('For plant drivers, clients and the hire desk')).toBeTruthy();
  expect(screen.queryByText(/Run by/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^Ring/ })).toBeNull();
});

it('has the privacy notice at the foot, with both buttons for a form above it', async () => {
  aServer({});
  openPage('/');
  const start = within(await screen.findByRole('region', { name: 'Quick Start' }));
  expect(start.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Quick TimesheetThe week, signed and mailed',
    'Quick Check SheetDaily plant defect check',
  ]);
  const notice = screen.getByRole('region', { name: 'Privacy' });
  const footer = screen.getByRole('contentinfo');
  expect(footer.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it.each([
  ['Log in', 'Login', '?login=true'],
  ['Create one', 'Create Account', '?signup=true'],
])('keeps the tabs folded until “%s” opens %s, with the focus on it', async (link, tab, search) => {
  aServer({});
  const user = openPage('/');
  await user.click(await screen.findByRole('link', { name: link }));
  const opened = await screen.findByRole('tab', { name: tab, selected: true });
  await waitFor(() => expect(document.activeElement).toBe(opened));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Login',
    'Create Account',
  ]);
  expect(location.search).toBe(search);
  expect(screen.queryByRole('link', { name: link })).toBeNull();
});
