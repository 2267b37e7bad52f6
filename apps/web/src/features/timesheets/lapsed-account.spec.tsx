import { screen, waitFor } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { loadDraft, saveDraft } from '../../forms/drafts/draft-store.js';
import { saveHints } from '../../lib/session/session-hints.js';
import { enter, newDraft } from './timesheet-draft.js';

const HOUR = 3_600_000;
const dave = { id: 'd', name: 'Dave Hill', email: 'dave@h.co' };
const me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const customer = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
const draft = enter(newDraft('id-1', customer, '2026-11-21', '2026-11-21T08:00:00Z'), { machineHours: '41' });

const carryOn = () => screen.queryByRole('button', { name: /Carry on with your timesheet/ });

/** A device with an unsent timesheet of Dave's, whose session the server last agreed on so many hours ago. */
async function leftAlone(hours: number): Promise<void> {
  await saveDraft('timesheet/id-1:d', draft);
  saveHints(dave, new Date(Date.now() - hours * HOUR));
}

it('is offered for twelve hours without a signal', async () => {
  await leftAlone(11.9);
  aServer({});
  await openPage('/');
  await waitFor(() => expect(carryOn()).not.toBeNull());
});

it('is hidden after that, kept, and there again when its owner signs in', async () => {
  await leftAlone(12.1);
  const server = aServer({});
  const user = await openPage('/');
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeTruthy();
  expect(carryOn()).toBeNull();
  expect(document.body.textContent).not.toMatch(/Dave Hill|Northgate/);
  expect(await loadDraft('timesheet/id-1:d')).toEqual(draft);

  Object.assign(server.replies, {
    'POST /api/drivers/login': { fullName: 'Dave Hill' },
    'GET /api/drivers/me': me,
  });
  await user.type(screen.getByLabelText('Email'), 'dave@h.co');
  await user.type(screen.getByLabelText('Password'), 'three yellow diggers{Enter}');
  await waitFor(() => expect(carryOn()).not.toBeNull());
});

it('is hidden on a page that was left open, as soon as it is looked at', async () => {
  await leftAlone(1);
  aServer({});
  await openPage('/');
  await waitFor(() => expect(carryOn()).not.toBeNull());
  saveHints(dave, new Date(Date.now() - 13 * HOUR));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(carryOn()).toBeNull());
  expect(await loadDraft('timesheet/id-1:d')).toEqual(draft);
});
