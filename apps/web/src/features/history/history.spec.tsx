/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { act, screen } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { onADesk } from '../../../testing/desk.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

afterEach(closePage);

const MAIL = { recipient: 'hire@h.co', sendingNo: 1, queuedAt: '2026-11-21T14:06:00.000Z', reportedAt: null };
const ENTRY = {
  ...{ kind: 'timesheet', id: 't-1', reference: 'TS-1', status: 'submitted', date: '2026-11-21', version: 1 },
  ...{ plantNumber: null, machineNumber: null, customerId: null, customerName: null, supersededBy: null },
  ...{ changedAt: '2026-11-21T14:05:00.000Z', submittedAt: '2026-11-21T14:05:00.000Z', corrects: null },
};
const withMail = (state: string, sentAt: string | null) => [
  { ...ENTRY, mails: [{ ...MAIL, state, sentAt }] },
];

it('shows that a mail has gone as soon as that is known', async () => {
  signedInHere('driver');
  const { replies, streams } = aServer({
    ...anAccount('driver'),
    'GET /api/history': withMail('queued', null),
  });
  openPage('/history');
  expect(await screen.findByText('Queued')).toBeTruthy();
  replies['GET /api/history'] = withMail('sent', '2026-11-21T14:07:00.000Z');
  act(() => {
    for (const stream of streams.open()) stream.tell('changed');
  });
  expect(await screen.findByText(/^Sent, 21 Nov 2026, \d\d:07$/)).toBeTruthy();
});

const APPROVED = { ...ENTRY, mails: [], approvedIn: 'FS-7K3M9QXD' };
const NOT_APPROVED = { ...ENTRY, mails: [], id: 't-2', reference: 'TS-2', approvedIn: null };

function approvedAndNot() {
  signedInHere('driver');
  aServer({ ...anAccount('driver'), 'GET /api/history': [APPROVED, NOT_APPROVED] });
  return openPage('/history');
}

it('says of a form in a completed set which that is, and corrects the other alone', async () => {
  approvedAndNot();
  expect(await screen.findByText('Approved in FS-7K3M9QXD')).toBeTruthy();
  const correct = screen.getAllByRole('button', { name: /^Correct/ });
  expect(correct.map(({ textContent }) => textContent)).toEqual(['Correct TS-2']);
});

it('says in the menu of a desk why a form in a completed set is not corrected', async () => {
  onADesk();
  const user = approvedAndNot();
  await user.click(await screen.findByRole('button', { name: 'More for TS-1' }));
  const shut = await screen.findByRole('menuitem', { name: 'Correct Approved in FS-7K3M9QXD' });
  expect(shut.getAttribute('aria-disabled')).toBe('true');
  await user.click(shut);
  expect(location.pathname).toBe('/history');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More for TS-2' }));
  const open = await screen.findByRole('menuitem', { name: 'Correct' });
  expect(open.getAttribute('aria-disabled')).toBeNull();
});
