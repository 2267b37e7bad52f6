/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { act, screen } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
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
