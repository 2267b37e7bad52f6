/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { aCompany, theScreen } from '../../../testing/companies.js';
import { closePage, type openPage } from '../../../testing/page.js';
import { refusal } from '../../../testing/server.js';

const LIST = 'GET /api/customers';
const ARCHIVE = 'DELETE /api/customers/c-1/archive';
const RESTORE = 'POST /api/customers/c-1/restore';
const LETTERS = 'GET /api/customers/letters';

afterEach(closePage);

const button = (name: string) => screen.findByRole('button', { name });
const toast = (title: string) => screen.findByText(title);

async function choose(user: ReturnType<typeof openPage>, item: string) {
  await user.click(await button('More for Harrow Groundworks'));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

it('archives from the menu of a row, and takes that back for ten seconds', async () => {
  let isArchived = false;
  const { user, replies, calls } = theScreen({
    // Its row is gone before all lists are fetched afresh.
    [LIST]: () => (isArchived ? [] : [aCompany()]),
    [LETTERS]: () => new Promise((resolve) => setTimeout(resolve, isArchived ? 200 : 0, [])),
    [ARCHIVE]: () => {
      isArchived = true;
      return new Response(null, { status: 204 });
    },
    [RESTORE]: refusal(409, 'company.name-taken', 'There is already an active company of this name.'),
  });
  await choose(user, 'Archive');
  expect(await toast('Company Archived')).toBeTruthy();
  expect(screen.getByText('Company has been successfully archived.')).toBeTruthy();
  const undo = await button('Undo');
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  await screen.findByText('There is already an active company of this name.');
  replies[RESTORE] = new Response(null, { status: 204 });
  await user.click(undo);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(calls.filter(({ call }) => call === RESTORE)).toHaveLength(2);
  // The keyboard goes on from the heading.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('offers the way back no longer than ten seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { user } = theScreen({ [ARCHIVE]: new Response(null, { status: 204 }) });
    await choose(user, 'Archive');
    await button('Undo');
    act(() => jest.advanceTimersByTime(9500));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    act(() => jest.advanceTimersByTime(600));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

it('restores an archived company, or says why not', async () => {
  const archived = aCompany({ isActive: false });
  const taken = 'There is already an active company called “Harrow Groundworks”.';
  const { user, replies } = theScreen(
    { [LIST]: [archived], [RESTORE]: () => refusal(409, 'company.name-taken', taken) },
    '/admin?archived=true',
  );
  await choose(user, 'Restore');
  expect(await toast('Restore Failed')).toBeTruthy();
  expect(screen.getByText(taken)).toBeTruthy();
  replies[RESTORE] = new Response(null, { status: 204 });
  await choose(user, 'Restore');
  expect(await toast('Company Restored')).toBeTruthy();
});

it('says how many there are, and opens a long register at a letter', async () => {
  const { user, asked, replies } = theScreen({
    [LETTERS]: [
      { letter: 'H', count: 1200 },
      { letter: '#', count: 3 },
    ],
  });
  await screen.findByText('1,203 companies');
  const letters = within(screen.getByRole('group', { name: 'Companies by letter' }));
  expect(letters.getByRole('button', { name: 'All', pressed: true })).toBeTruthy();
  await user.click(letters.getByRole('button', { name: 'H 1,200' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?letter=H&limit=20'));
  expect(location.search).toBe('?letter=H');
  replies[LETTERS] = [{ letter: 'H', count: 2 }];
  await user.click(letters.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(location.search).toBe(''));
});

it('shows no letters of a short register', async () => {
  theScreen();
  await screen.findByText('1 company');
  expect(screen.queryByRole('group', { name: 'Companies by letter' })).toBeNull();
});

it('says when an archiving or a change did not get through', async () => {
  const { user } = theScreen();
  await choose(user, 'Archive');
  expect(await toast('Archive Failed')).toBeTruthy();
  expect(screen.getByText('Failed to archive company. Please try again.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(await button('Required by Harrow Groundworks'));
  expect(await toast('Update Failed')).toBeTruthy();
  expect(screen.getByText('Failed to update company. Please try again.')).toBeTruthy();
});
