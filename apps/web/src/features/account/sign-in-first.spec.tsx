import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';
import { signedOut } from '../../lib/session/session-store.js';

const FORM = 'GET /api/timesheets/id-1';
const UNKNOWN = refusal(404, 'form.unknown', 'We cannot find a form that you are allowed to see.');
const LISTS = {
  'GET /api/history': [],
  'GET /api/drivers': [],
  'GET /api/collations': [],
  'GET /api/collations/counts': { ready: 0, incomplete: 0, needsCompletion: 0 },
  'GET /api/documents/counts': { total: 0, processed: 0, processing: 0, expiringSoon: 0, toCheck: 0 },
};

function aGuestAt(address: string, role: 'driver' | 'supervisor' | 'admin', replies: Replies = {}) {
  const account = anAccount(role);
  const server = aServer({ ...LISTS, 'POST /api/drivers/login': account['GET /api/drivers/me'], ...replies });
  const user = openPage(address);
  const signIn = async () => {
    Object.assign(server.replies, account);
    await user.type(await screen.findByLabelText('Email'), 'sian@h.co');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
  };
  return { ...server, user, signIn };
}
const at = () => location.pathname + location.search;

it.each([
  ['driver', '/history?kind=timesheet', 'Your forms'],
  ['driver', '/collations?tab=incomplete', 'Your form sets'],
  ['admin', '/admin/people?role=admin', 'People'],
] as const)('lets a %s who has to sign in first come to %s', async (role, address, heading) => {
  const { calls, signIn } = aGuestAt(address, role);
  expect(await screen.findByRole('heading', { name: 'Sign in to see this page' })).toBeTruthy();
  expect(calls.filter(({ call }) => Object.keys(LISTS).includes(call))).toEqual([]);
  await signIn();
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy();
  expect(at()).toBe(address);
});

it('leads a person without an account to the page they came for', async () => {
  const { user, signIn, replies } = aGuestAt('/history?kind=timesheet', 'driver');
  await user.click(await screen.findByRole('link', { name: 'Create Account' }));
  await user.type(await screen.findByLabelText('Full name'), 'Siân Hill');
  replies['POST /api/drivers/register'] = { fullName: 'Siân Hill' };
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Your forms', level: 1 })).toBeTruthy();
  expect(at()).toBe('/history?kind=timesheet');
});

it.each([
  [59, '/history?kind=timesheet'],
  [61, '/?tab=dashboard'],
])(
  'leads a person who had forgotten their password and has a new one %i minutes later to %s',
  async (minutes, to) => {
    const { user } = aGuestAt('/history?kind=timesheet', 'driver');
    await user.click(await screen.findByRole('link', { name: 'Forgotten password?' }));
    await screen.findByRole('heading', { name: 'Forgotten password' });
    cleanup();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000);
    const mailed = aGuestAt('/reset-password?key=k', 'driver', { 'POST /api/drivers/reset-password': {} });
    await mailed.user.type(await screen.findByLabelText('New password'), 'three yellow diggers{Enter}');
    await mailed.user.click(await screen.findByRole('link', { name: 'Login' }));
    await mailed.signIn();
    await waitFor(() => expect(at()).toBe(to));
    now.mockRestore();
  },
);

it('lets nobody into a page that is not for them', async () => {
  const { signIn } = aGuestAt('/admin/people', 'driver');
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Your forms' })).toBeTruthy();
  expect(location.pathname).toBe('/');
});

it.each([
  '//evil.example/history',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '7',
])('leads from a made-up address home: %s', async (next) => {
  const { signIn } = aGuestAt(`/sign-in?next=${encodeURIComponent(next)}`, 'driver');
  await signIn();
  await waitFor(() => expect(at()).toBe('/?tab=dashboard'));
});

it('opens the vault where the mail about a document leads', async () => {
  const { signIn } = aGuestAt('/?tab=vault', 'supervisor');
  await signIn();
  expect((await screen.findByRole('tab', { name: 'Document Vault' })).ariaSelected).toBe('true');
  expect(at()).toBe('/?tab=vault');
});

it('offers no account where a form does not open: its reader may have it by a link', async () => {
  aGuestAt('/completed-form/id-1', 'driver', { [FORM]: UNKNOWN, 'GET /api/forms/id-1': UNKNOWN });
  const back = await screen.findByRole('link', { name: 'Back to Dashboard' });
  expect(back.getAttribute('href')).toBe('/home');
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

it.each([
  ['/overview', /^Overview: /],
  ['/admin/people', 'People'],
  ['/collations', 'Form sets'],
  ['/admin', 'Company Management'],
])('leaves %s where its reader has signed out in another tab', async (address, heading) => {
  signedInHere('admin');
  aServer({ ...LISTS, ...anAccount('admin') });
  openPage(address);
  await screen.findByRole('heading', { name: heading, level: 1 });
  act(signedOut);
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeTruthy();
  expect(at()).toBe('/?login=true');
});
