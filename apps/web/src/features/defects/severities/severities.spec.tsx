/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../../testing/accounts.js';
import { closePage, openPage } from '../../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../../testing/server.js';

afterEach(closePage);

const GET = 'GET /api/severities';
const PUT = 'PUT /api/severities';
const MIRRORS = {
  vehicle: 'dumper',
  item: 'defectMirrors',
  label: 'Mirrors',
  finding: 'Fail',
  supplied: 'B',
};
const OIL = {
  vehicle: 'dumper',
  item: 'defectEngineOil',
  label: 'Engine oil',
  finding: 'change',
  supplied: 'C',
};
const SUPPLIED = {
  version: 0,
  rows: [
    { ...MIRRORS, severity: 'B' },
    { ...OIL, severity: 'C' },
    { ...MIRRORS, vehicle: 'excavator', severity: 'B' },
  ],
  changes: [],
};
const CHANGED = {
  version: 1,
  rows: [{ ...MIRRORS, severity: 'A' }],
  changes: [
    {
      ...{ version: 1, at: '2026-11-25T09:15:00.000Z', by: 'Bev Haigh', vehicle: 'dumper', label: 'Mirrors' },
      ...{ finding: 'Fail', from: 'B', to: 'A' },
    },
  ],
};

function theList(replies: Replies, role: 'supervisor' | 'admin' = 'admin') {
  signedInHere(role);
  const server = aServer({ ...anAccount(role), ...replies });
  return { ...server, user: openPage('/defects/severities') };
}

it('shows an admin what each answer of a type of machine proposes, and that nothing has been changed', async () => {
  const { user } = theList({ [GET]: SUPPLIED });
  expect(await screen.findByRole('button', { name: 'Change Mirrors, Fail' })).toBeTruthy();
  expect(screen.getByText('Nothing has been changed. These are the severities as supplied.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change Engine oil, change' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Excavator' }));
  await waitFor(() => expect(location.search).toBe('?vehicle=excavator'));
  expect(screen.queryByRole('button', { name: 'Change Engine oil, change' })).toBeNull();
});

it('changes one with the version that was shown, and lists what was changed by whom', async () => {
  const { user, replies, bodiesOf } = theList({
    [GET]: SUPPLIED,
    [PUT]: new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change Mirrors, Fail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mirrors: Fail' }));
  const save = dialog.getByRole('button', { name: 'Change severity' });
  expect(save).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('radio', { name: 'Do not use' }));
  replies[GET] = CHANGED;
  await user.click(save);
  expect(await screen.findByText('Version 1: Dumper, Mirrors, Fail')).toBeTruthy();
  const body = { vehicle: 'dumper', item: 'defectMirrors', finding: 'Fail', severity: 'A', version: 0 };
  expect(bodiesOf(PUT)).toEqual([body]);
  expect(screen.getByText('As supplied: Use with care')).toBeTruthy();
  expect(screen.getByText('Use with care to Do not use')).toBeTruthy();
  expect(screen.getByText(/Bev Haigh/)).toBeTruthy();
});

it('says why nothing was changed, and keeps what was chosen', async () => {
  const words = 'The severities have been changed in the meantime.';
  const { user } = theList({ [GET]: SUPPLIED, [PUT]: refusal(409, 'severity.changed-meanwhile', words) });
  await user.click(await screen.findByRole('button', { name: 'Change Mirrors, Fail' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Next service' }));
  await user.click(dialog.getByRole('button', { name: 'Change severity' }));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(dialog.getByRole('radio', { name: 'Next service' })).toHaveProperty('checked', true);
});

it('is for admins alone', async () => {
  theList({ [GET]: SUPPLIED }, 'supervisor');
  await waitFor(() => expect(location.pathname).not.toBe('/defects/severities'));
});
