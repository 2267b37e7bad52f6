/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../../testing/accounts.js';
import { closePage, openPage } from '../../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../../testing/server.js';

const realRequest = globalThis.XMLHttpRequest;
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest;
  return closePage();
});

const MACHINE = {
  ...{ id: 'm-1', plantNumber: 'EX-0417', machineNumber: 'JCB 220X', vehicleType: 'excavator' },
  ...{ description: '', qrCode: 'GS-EX-0417', photo: null, isArchived: false },
};
const EXAMINATION = {
  ...{ id: 'c-1', kind: 'examination-12', name: null, label: 'Thorough examination, 12 months' },
  ...{
    examinedOn: '2025-11-01',
    dueOn: '2026-11-01',
    dueAtHours: null,
    isRequired: true,
    opensFromCode: true,
  },
  ...{ state: 'over', standing: 'Over: was due 1 Nov 2026', fileUrl: '/api/certificates/c-1/file' },
  ...{ addedBy: 'Siân O’Neill', addedAt: '2025-11-02T09:00:00.000Z' },
};
const PAGE = 'GET /api/machines/plant/EX-0417';
const page = (...certificates: object[]) => ({
  ...{
    status: certificates.length > 0 ? 'do-not-use' : 'in-use',
    isCheckedToday: false,
    lastCheckedOn: null,
  },
  ...{ defects: [], machine: MACHINE, hours: [], open: [], certificates },
});

function aUser(role: 'driver' | 'supervisor', replies: Replies) {
  signedInHere(role);
  const server = aServer({ ...anAccount(role), 'GET /api/machines/plant/EX-0417/checks': [], ...replies });
  return { ...server, user: openPage('/machines/EX-0417') };
}

it('shows a driver what is over, why the machine stands, and nothing to change', async () => {
  aUser('driver', {
    [PAGE]: page({ ...EXAMINATION, addedBy: null, fileUrl: '/api/machine-status/GS/certificates/c-1' }),
  });
  expect(await screen.findByText('Do not use')).toBeTruthy();
  expect(screen.getByText('Stopped until it has the certificate that it needs.')).toBeTruthy();
  const card = within(screen.getByRole('region', { name: 'Certificates' }));
  expect(card.getByText('Over: was due 1 Nov 2026')).toBeTruthy();
  expect(card.getByText('Dated 1 Nov 2025. Required for use')).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe('/api/machine-status/GS/certificates/c-1');
  expect(card.queryByRole('button')).toBeNull();
});

it('shows a driver no empty list', async () => {
  aUser('driver', { [PAGE]: page() });
  expect(await screen.findByText('In use')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Certificates' })).toBeNull();
});

it('adds a certificate with its file: what is read on it is proposed, and filled in by a tap alone', async () => {
  // The file goes by fetch then, which the server of the test answers.
  globalThis.XMLHttpRequest = undefined as never;
  const saved = 'POST /api/machines/m-1/certificates';
  const dueFault = { path: 'dueOn', code: 'certificate.missing', message: 'Please enter when it is due.' };
  const { user, replies, bodiesOf } = aUser('supervisor', {
    [PAGE]: page(),
    'POST /api/certificates/files': { id: 'f-1', uploadURL: '/api/objects/f-1?once' },
    'PUT /api/objects/f-1': { url: '/api/objects/f-1' },
    'POST /api/certificates/files/f-1/complete': new Response(null, { status: 204 }),
    'GET /api/certificates/files/f-1': {
      ...{ isRead: true, kind: 'examination-6', examinedOn: '2026-11-03', dueOn: null },
    },
    [saved]: refusal(422, 'request.invalid', 'Please check 1 field.', [dueFault]),
  });
  await user.click(await screen.findByRole('button', { name: 'Add certificate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a certificate' }));
  const file = new File(['{}'], 'report.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText('File (optional)'), file);
  await dialog.findByRole('region', { name: 'Read on the file' });
  expect((dialog.getByLabelText('What it is') as HTMLSelectElement).value).toBe('');
  expect((dialog.getByLabelText('Day of the examination or service') as HTMLInputElement).value).toBe('');
  await user.click(dialog.getByRole('button', { name: 'Use Thorough examination, 6 months' }));
  await user.click(dialog.getByRole('button', { name: 'Use 3 Nov 2026' }));
  expect(dialog.getAllByText('Filled in')).toHaveLength(2);
  await user.click(dialog.getByRole('switch', { name: 'Required for use' }));
  await user.click(dialog.getByRole('button', { name: 'Save certificate' }));
  expect(await dialog.findByText(dueFault.message)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Use 3 May 2027' }));
  replies[saved] = { id: 'c-2' };
  replies[PAGE] = page({ ...EXAMINATION, state: 'good', standing: 'Good until 3 May 2027' });
  await user.click(dialog.getByRole('button', { name: 'Save certificate' }));
  expect(await screen.findByText('Good until 3 May 2027')).toBeTruthy();
  expect(bodiesOf(saved).at(-1)).toEqual({
    ...{ kind: 'examination-6', name: '', examinedOn: '2026-11-03', dueOn: '2027-05-03', dueAtHours: null },
    ...{ isRequired: true, opensFromCode: true, fileId: 'f-1', replaces: null },
  });
});

it('says so where nothing could be read, and where the file did not arrive', async () => {
  globalThis.XMLHttpRequest = undefined as never;
  const { user, replies } = aUser('supervisor', {
    [PAGE]: page(),
    'POST /api/certificates/files': refusal(
      429,
      'upload.too-many',
      'Too many files. Please try again in an hour.',
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Add certificate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a certificate' }));
  const choose = () =>
    user.upload(
      dialog.getByLabelText('File (optional)'),
      new File(['{}'], 'r.pdf', { type: 'application/pdf' }),
    );
  await choose();
  expect(await dialog.findByText('Too many files. Please try again in an hour.')).toBeTruthy();
  Object.assign(replies, {
    'POST /api/certificates/files': { id: 'f-1', uploadURL: '/api/objects/f-1?once' },
    'PUT /api/objects/f-1': { url: '/api/objects/f-1' },
    'POST /api/certificates/files/f-1/complete': new Response(null, { status: 204 }),
    'GET /api/certificates/files/f-1': { isRead: true, kind: null, examinedOn: null, dueOn: null },
  });
  await choose();
  expect(await dialog.findByText(/^The file is here. We could not read any dates on it/)).toBeTruthy();
});

it('replaces one by another of its kind, and removes one after asking', async () => {
  const { user, replies, bodiesOf, calls } = aUser('supervisor', {
    [PAGE]: page(EXAMINATION),
    'POST /api/machines/m-1/certificates': { id: 'c-2' },
    'DELETE /api/certificates/c-1': new Response(null, { status: 204 }),
  });
  const more = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'More for Thorough examination, 12 months' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  expect(await screen.findByText('Added by Siân O’Neill')).toBeTruthy();
  await more('Replace');
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the certificate' }));
  expect((dialog.getByLabelText('What it is') as HTMLSelectElement).value).toBe('examination-12');
  await user.type(dialog.getByLabelText('Day of the examination or service'), '2026-11-20');
  await user.click(dialog.getByRole('button', { name: 'Use 20 Nov 2027' }));
  await user.click(dialog.getByRole('button', { name: 'Save certificate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('POST /api/machines/m-1/certificates')).toMatchObject([
    { kind: 'examination-12', dueOn: '2027-11-20', replaces: 'c-1', isRequired: true },
  ]);
  await more('Remove');
  replies[PAGE] = page();
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(
    await screen.findByText(/^Thorough examinations, inspections, services and insurance appear here/),
  ).toBeTruthy();
  expect(calls.filter(({ call }) => call === 'DELETE /api/certificates/c-1')).toHaveLength(1);
});
