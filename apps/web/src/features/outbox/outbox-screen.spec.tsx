import { screen, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { LIMITS } from '../../../testing/filled-week.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import type { OutboxEntry } from '../../forms/outbox/outbox-entry.js';
import { hashOf } from '../../forms/outbox/hash-of.js';
import { saveEntry } from '../../forms/outbox/outbox-store.js';

const DELIVER = 'POST /api/outbox/timesheets';

/** One that waits since a minute that its id tells. */
const anEntry = (id: string, changes: Partial<OutboxEntry> = {}) =>
  saveEntry({
    ...{ id, owner: 'd', kind: 'timesheet', revision: 1, draftName: `timesheet/${id}:d`, key: id },
    ...{ body: '{}', pictures: [], about: `Week ${id}`, recipients: [], state: 'queued', attempts: 0 },
    ...{ queuedAt: `2026-11-25T07:0${id}:00Z`, clockOffsetMs: 0, ...changes },
  });

it('lists what needs its driver first, and what has arrived last', async () => {
  signedInHere('driver');
  aServer(anAccount('driver'));
  await anEntry('1', { state: 'needs-you', reason: 'Timesheet TS-9 has already been sent.' });
  await anEntry('2');
  await anEntry('3', { state: 'sent', body: '', reference: 'TS-1', sentAt: new Date().toISOString() });
  await anEntry('4');
  openPage('/outbox');
  const list = within(await screen.findByRole('list', { name: 'Outbox' }));
  const weeks = (await list.findAllByText(/^Week \d$/)).map(({ textContent }) => textContent);
  expect(weeks).toEqual(['Week 1', 'Week 4', 'Week 2', 'Week 3']);
});

it('offers the driver of a form, of whom the phone knows no more, to sign in', async () => {
  aServer(LIMITS);
  await anEntry('1');
  openPage('/outbox');
  expect(await screen.findByText(/^A driver’s form is waiting on this phone/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/sign-in?next=%2Foutbox');
});

it('asks for the password where neither session nor pass will do any more, and sends the form then', async () => {
  signedInHere('driver');
  const server = aServer({
    ...anAccount('driver'),
    [DELIVER]: refusal(401, 'auth.sign-in-needed', 'Sign in.'),
    'POST /api/drivers/login': { fullName: 'Siân O’Neill' },
  });
  await anEntry('1');
  const user = openPage('/outbox');
  await user.click(await screen.findByRole('button', { name: 'Try now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }));
  server.replies[DELIVER] = {
    receipt: { reference: 'TS-1', formId: '1', bodySha256: await hashOf('{}'), pictures: [] },
  };
  await user.type(dialog.getByLabelText('Password'), 'three yellow diggers{Enter}');
  expect(await screen.findByText(/^TS-1 arrived/)).toBeTruthy();
});
