/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { cleanup, screen, waitFor } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';

const DUMPER = {
  ...{ id: 'm-1', plantNumber: 'D-114', machineNumber: 'Thwaites 9t', vehicleType: 'dumper' },
  ...{ description: '', qrCode: 'GS-D-114', photo: null, isArchived: false },
};
const CHECK = {
  ...{ id: 'c-1', reference: 'CS-1', date: '2026-11-19', driverName: 'Dave Hill', account: null },
  ...{ machineHours: '4210', passed: 20, attentionCount: 0, canOpen: false },
};
const LIST = 'GET /api/machines';
const PAGE = 'GET /api/machines/plant/D-114';
const ON_PAGE: Replies = {
  [PAGE]: {
    ...{
      status: 'in-use',
      isCheckedToday: false,
      lastCheckedOn: '2026-11-19',
      defects: [],
      open: [],
      certificates: [],
    },
    ...{ machine: DUMPER, hours: [] },
  },
  [`${PAGE}/checks`]: [CHECK],
};

/** A device on which a page was opened while there was a signal, and is opened again from cold without one. */
async function seenBefore(address: string, replies: Replies, role: 'driver' | 'admin', sees: RegExp) {
  signedInHere(role);
  const server = aServer({ ...anAccount(role), ...replies });
  openPage(address);
  await screen.findAllByText(sees);
  cleanup();
  for (const call of Object.keys(replies)) delete server.replies[call];
  return server;
}

it('shows a machine as it was last seen where there is no signal, with its age, and as it is once there is one', async () => {
  const { replies } = await seenBefore('/machines/D-114', ON_PAGE, 'driver', /^Dave Hill$/);
  openPage('/machines/D-114');
  const note = await screen.findByText(/This page was loaded just now/);
  expect(note.textContent).toBe(
    'No signal. This page was loaded just now. Anything reported since then is missing.',
  );
  expect(screen.getByText('In use')).toBeTruthy();
  expect(screen.getByText('No signal. This is how it was just now.')).toBeTruthy();
  expect(await screen.findByText('Dave Hill')).toBeTruthy();
  Object.assign(replies, ON_PAGE, { [PAGE]: { ...ON_PAGE[PAGE], status: 'do-not-use' } });
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Do not use')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/was loaded just now/)).toBeNull());
});

it('offers the log of a machine to the office alone', async () => {
  await seenBefore('/machines/D-114', ON_PAGE, 'admin', /^Dave Hill$/);
  openPage('/machines/D-114');
  const log = await screen.findByRole('link', { name: 'Log for an inspector (PDF)' });
  expect(log.getAttribute('href')).toBe('/api/machines/plant/D-114/log.pdf');
  cleanup();
  await seenBefore('/machines/D-114', ON_PAGE, 'driver', /^Dave Hill$/);
  expect(screen.queryByRole('link', { name: /Log for/ })).toBeNull();
});

it('shows the register as it was last seen', async () => {
  await seenBefore('/admin/machines', { [LIST]: [DUMPER] }, 'admin', /Thwaites 9t/);
  openPage('/admin/machines');
  expect(await screen.findByText(/^No signal\. This list was loaded just now/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open D-114' })).toBeTruthy();
});

it('says that a machine this device has never shown cannot be loaded', async () => {
  await seenBefore('/machines/D-114', ON_PAGE, 'driver', /^Dave Hill$/);
  openPage('/machines/D-115');
  expect(await screen.findByText('This machine cannot be loaded without a signal.')).toBeTruthy();
});

it('shows nothing of what the server has refused since, then or later', async () => {
  const { replies } = await seenBefore('/machines/D-114', ON_PAGE, 'driver', /^Dave Hill$/);
  replies[PAGE] = refusal(404, 'machine.unknown', 'There is no such machine.');
  openPage('/machines/D-114');
  expect(await screen.findByText('There is no such machine.')).toBeTruthy();
  cleanup();
  delete replies[PAGE];
  openPage('/machines/D-114');
  expect(await screen.findByText('This machine cannot be loaded without a signal.')).toBeTruthy();
});

it('shows the public page of a machine as it was last seen, with its age', async () => {
  const state = {
    ...{ plantNumber: 'D-114', vehicleType: 'dumper', isCheckedToday: false, lastCheckedOn: null },
    ...{ status: 'use-with-care', certificates: [] },
    defects: [
      {
        ...{ key: 'defectMirrors', number: 'D-1043', item: 'Mirrors', severity: 'B', state: 'open' },
        ...{ isStopping: false, openedAt: '2026-11-17T07:12:00.000Z' },
      },
    ],
  };
  const replies = { 'GET /api/machine-status/GS-D-114': state };
  await seenBefore('/machine-status/GS-D-114', replies, 'driver', /^Use with care$/);
  openPage('/machine-status/GS-D-114');
  expect(await screen.findByText('No signal. This is how it was just now.')).toBeTruthy();
  expect(screen.getByText(/^D-1043 Mirrors: use with care/)).toBeTruthy();
});
