/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../testing/accounts.js';
import { onADesk } from '../../testing/desk.js';
import { closePage, openPage } from '../../testing/page.js';
import { aServer } from '../../testing/server.js';

afterEach(closePage);

const WEEK = '2026-11-21';

/** The office's forms, and what the server was asked for. */
function theForms(address: string) {
  signedInHere('supervisor');
  const asked: string[] = [];
  aServer({
    ...anAccount('supervisor'),
    'GET /api/customers': [],
    'GET /api/forms': ({ url }: Request) => {
      asked.push(decodeURIComponent(new URL(url).search));
      return [];
    },
  });
  return { asked, user: openPage(address) };
}

const sheet = () => screen.findByRole('dialog', { name: 'Filters' });
const chips = () => within(screen.getByRole('group', { name: 'Forms: filters that are set' }));
const query = () => Object.fromEntries(new URLSearchParams(location.search));

it('says on a phone what is set, and takes one away by its chip and all of them together', async () => {
  const { user } = theForms(`/forms?week=${WEEK}&driver=dave&clientSigned=no&search=wharf`);
  await screen.findByRole('button', { name: 'Filters (3)' });
  expect(chips().getByText('Driver: dave')).toBeTruthy();
  expect(chips().getByText('Client’s signature: Not signed')).toBeTruthy();
  await user.click(chips().getByRole('button', { name: 'Clear Week: Sat 21 Nov 2026' }));
  await waitFor(() => expect(query()).toEqual({ driver: 'dave', clientSigned: 'no', search: 'wharf' }));
  await user.click(chips().getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(query()).toEqual({}));
  expect(screen.getByLabelText('Search')).toMatchObject({ value: '' });
  expect(screen.queryByRole('group', { name: /filters that are set/ })).toBeNull();
});

it('opens the filters in a sheet on a phone, and passes on what was typed last however soon it is closed', async () => {
  const { user } = theForms('/forms');
  const button = await screen.findByRole('button', { name: 'Filters' });
  expect(screen.queryByLabelText('Driver')).toBeNull();
  await user.click(button);
  await user.type(within(await sheet()).getByLabelText('Driver'), 'dave');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(query()).toEqual({ driver: 'dave' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters (1)' }));
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await user.click(within(await sheet()).getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(query()).toEqual({}));
});

it('stands in one row on a desk, without a sheet', async () => {
  onADesk();
  const { user } = theForms(`/forms?week=${WEEK}`);
  const bar = within(await screen.findByLabelText('Forms'));
  expect(bar.queryByRole('button', { name: /^Filters/ })).toBeNull();
  expect(bar.getByLabelText('Week')).toMatchObject({ value: WEEK });
  await user.selectOptions(bar.getByLabelText('Kind'), 'Check sheets');
  await waitFor(() => expect(query()).toEqual({ week: WEEK, kind: 'check-sheet' }));
  await user.click(bar.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(query()).toEqual({}));
  await waitFor(() => expect(bar.queryByRole('button', { name: 'Clear all' })).toBeNull());
});
