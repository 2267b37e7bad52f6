/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import type { CheckAnswers } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { enterOnForm } from '../../forms/drafts/draft.js';
import { saveDraft } from '../../forms/drafts/draft-store.js';
import { changeEntry, loadEntry, removeEntriesOf, saveEntry } from '../../forms/outbox/outbox-store.js';
import { severitiesHere } from '../../forms/machine/severities-in-force.js';
import { removeSeenOf } from '../../lib/kept/last-seen.js';
import { newDraft } from './check-sheet-draft.js';

const LIMITS = { 'GET /api/form-limits': { recipients: 5, photos: 3 } };
const STATE = {
  ...{ plantNumber: 'D-114', vehicleType: 'dumper', isCheckedToday: false, lastCheckedOn: null },
  ...{ status: 'in-use', defects: [], certificates: [] },
};
const online = jest.spyOn(navigator, 'onLine', 'get');
const CUSTOMER = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
const BAND = /^Do not use D-114/;
const band = async () => (await screen.findByText(BAND)).closest('[role=alert]')!;

beforeEach(() => online.mockReturnValue(false));
afterEach(() => void online.mockReturnValue(true));

/** A check of a dumper that is signed where there is no signal. */
async function aQueuedCheck(answers: CheckAnswers) {
  const draft = enterOnForm(newDraft('id-1', CUSTOMER, '2026-11-21', '2026-11-21T07:00:00Z'), {
    ...{ selectedVehicle: 'dumper', plantNumber: 'D-114', machineHours: '12', driverSignedName: 'Dave Hill' },
    operatorSignature: 'data:image/png;base64,AA==',
    submissionEmails: ['hire@northgate.co.uk'],
    answers,
  });
  await saveDraft('check-sheet/id-1:guest', { ...draft, step: 5 });
  const user = openPage('/check-sheet?customerId=c1&id=id-1');
  await user.click(await screen.findByRole('button', { name: 'Sign and queue' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Submission' }));
  await user.click(dialog.getByRole('button', { name: 'Sign and queue' }));
  await screen.findByRole('heading', { name: 'Kept on this phone' });
  return user;
}

it('says at once that the machine must not be used, after signing and at home, until the form is taken back', async () => {
  aServer(LIMITS);
  const user = await aQueuedCheck({ defectParkBrake: 'something wrong', defectMirrors: false });
  expect((await band()).textContent).toMatch(
    /^Do not use D-114Your check found: Park brake\.Supervisors and the office are told once your check sheet has gone\./,
  );
  await user.click(screen.getByRole('button', { name: 'Home' }));
  expect((await band()).textContent).toContain('Park brake');
  await removeEntriesOf('guest');
  await waitFor(() => expect(screen.queryByText(BAND)).toBeNull());
});

it('says so at the start of the next check of that machine, however it is written, and of no other', async () => {
  aServer(LIMITS);
  await aQueuedCheck({ defectParkBrake: 'something wrong' });
  for (const [plantNumber, isStopped] of [
    ['d 114', true],
    ['D-115', false],
  ] as const) {
    cleanup();
    const next = enterOnForm(newDraft('id-2', CUSTOMER, '2026-11-22', '2026-11-22T07:00:00Z'), {
      ...{ selectedVehicle: 'dumper', plantNumber, machineHours: '12' },
    });
    await saveDraft('check-sheet/id-2:guest', { ...next, step: 3 });
    openPage('/check-sheet?customerId=c1&id=id-2');
    await screen.findByRole('heading', { name: 'Daily Plant Defect Check' });
    if (isStopped) expect(await band()).toBeTruthy();
    else expect(screen.queryByText(BAND)).toBeNull();
  }
});

it('says nothing of a check that stops no machine, nor to anybody else at this device', async () => {
  aServer(LIMITS);
  const user = await aQueuedCheck({ defectMirrors: false, defectParkBrake: true });
  expect(screen.queryByText(BAND)).toBeNull();
  expect((await loadEntry('id-1'))!.stop).toBeUndefined();
  const stop = { plantNumber: 'D-114', items: ['Park brake'] };
  await saveEntry({ ...(await loadEntry('id-1'))!, id: 'id-3', owner: 'somebody else', stop });
  await user.click(screen.getByRole('button', { name: 'Home' }));
  await screen.findByRole('link', { name: /^Outbox/ });
  expect(screen.queryByText(BAND)).toBeNull();
});

it('stands on the page of the machine until the server, which has the check, says how it is', async () => {
  const server = aServer(LIMITS);
  await aQueuedCheck({ defectParkBrake: 'something wrong' });
  cleanup();
  openPage('/machine-status/D-114');
  expect((await band()).textContent).toContain('are told once');
  expect(screen.queryByText('In use')).toBeNull();

  online.mockReturnValue(true);
  const status = { ...STATE };
  Object.assign(server.replies, {
    'GET /api/machine-status/D-114': status,
    'GET /api/machine-status': [status],
  });
  await changeEntry('id-1', (entry) => ({
    ...entry,
    state: 'sent',
    body: '',
    sentAt: new Date().toISOString(),
  }));
  cleanup();
  openPage('/machine-status/D-114');
  // The server has not taken the check yet: what it says does not stand beside what the phone knows.
  await waitFor(async () => expect((await band()).textContent).toContain('Your check sheet has arrived.'));
  expect((await band()).textContent).toContain('Signed on this phone just now.');
  expect(screen.queryByText('In use')).toBeNull();

  Object.assign(status, { status: 'do-not-use' });
  cleanup();
  openPage('/machine-status/D-114');
  expect(await screen.findByText('Do not use')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(BAND)).toBeNull());
  await waitFor(async () => expect((await loadEntry('id-1'))!.stop).toBeUndefined());
});

it('goes once the server has had the time to take the check and says that the machine may be used', async () => {
  aServer({
    ...LIMITS,
    'GET /api/machine-status/D-114': STATE,
    'GET /api/machine-status': [STATE],
  });
  await aQueuedCheck({ defectParkBrake: 'something wrong' });
  const sentAt = new Date(Date.now() - 11_000).toISOString();
  await changeEntry('id-1', (entry) => ({ ...entry, state: 'sent', body: '', sentAt }));
  online.mockReturnValue(true);
  cleanup();
  openPage('/machine-status/D-114');
  expect(await screen.findByText('In use')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(BAND)).toBeNull());
  await waitFor(async () => expect((await loadEntry('id-1'))!.stop).toBeUndefined());
});

describe('judges by the severities as admins have changed them', () => {
  const RAISED = { vehicle: 'dumper', item: 'defectMirrors', finding: 'Fail', severity: 'A' };
  const LOWERED = { vehicle: 'dumper', item: 'defectParkBrake', finding: 'something wrong', severity: 'C' };
  const FIRM = { 'GET /api/severities/in-force': { version: 2, rules: [RAISED, LOWERED] } };
  afterEach(() => removeSeenOf('guest'));

  /** A phone that was at the items of a check once while there was a signal. */
  async function aPhoneThatAsked() {
    const draft = enterOnForm(newDraft('id-0', CUSTOMER, '2026-11-20', '2026-11-20T07:00:00Z'), {
      ...{ selectedVehicle: 'dumper', plantNumber: 'D-1', machineHours: '12' },
    });
    await saveDraft('check-sheet/id-0:guest', { ...draft, step: 3 });
    const server = aServer({ ...LIMITS, ...FIRM });
    openPage('/check-sheet?customerId=c1&id=id-0');
    await waitFor(async () => expect((await severitiesHere())?.version).toBe(2));
    cleanup();
    delete server.replies['GET /api/severities/in-force'];
  }

  it('stops for what the firm calls an A, and for nothing that it does not', async () => {
    await aPhoneThatAsked();
    await aQueuedCheck({ defectParkBrake: 'something wrong', defectMirrors: false });
    expect((await band()).textContent).toContain('Your check found: Mirrors.');
    expect((await loadEntry('id-1'))!.stop).toEqual({ plantNumber: 'D-114', items: ['Mirrors'] });
  });

  it('stops by the product’s own table where the list was wiped with the rest', async () => {
    await aPhoneThatAsked();
    await removeSeenOf('guest');
    await aQueuedCheck({ defectParkBrake: 'something wrong', defectMirrors: false });
    expect((await band()).textContent).toContain('Your check found: Park brake.');
  });
});
