import { emptyTimesheet } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { keepScans } from '../../../testing/scans.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';
import { loadApproval, saveApproval } from '../../forms/drafts/approval-store.js';
import { loadDraft, saveDraft } from '../../forms/drafts/draft-store.js';
import { beginDraft, type Draft, enterOnForm } from '../../forms/drafts/draft.js';
import { keepPicture, loadPicture } from '../../forms/drafts/picture-store.js';
import { loadOutbox, saveEntry } from '../../forms/outbox/outbox-store.js';
import { hasScans } from '../../forms/upload/recovery-store.js';
import { ApiError, fieldFaults } from '../../lib/api-error.js';
import { chooseToKeepDocuments, keepDocuments, loadDocuments } from '../../lib/kept/kept-documents.js';
import { orLastSeen } from '../../lib/kept/last-seen.js';
import { setLocalOwner } from '../../lib/local-owner.js';
import { saveHints } from '../../lib/session/session-hints.js';
import { signedOut } from '../../lib/session/session-store.js';
import { loginFailure, registrationFailure } from './refusals.js';

const REGISTER = 'POST /api/drivers/register';
const LIMITS = { 'GET /api/form-limits': { guests: 'on', recipients: 5, photos: 1 } };

describe('a new account', () => {
  const REFUSED = /^We cannot accept this address because it looks like a throwaway one\./;

  it('says at once that an account takes no throwaway address, and sends nothing', async () => {
    const { bodiesOf } = aServer({ 'GET /api/form-limits': { guests: 'on', recipients: 5, photos: 1 } });
    const user = await openPage('/?signup=true');
    await user.type(await screen.findByLabelText('Full name'), 'Siân Hill');
    const email = screen.getByLabelText('Email');
    await user.type(email, 'sian@tempmail.dev');
    expect(await screen.findByText(REFUSED)).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), 'three yellow diggers');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(bodiesOf(REGISTER)).toEqual([]);
    await user.clear(email);
    await user.type(email, 'sian@hill-plant.co.uk');
    expect(screen.queryByText(REFUSED)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(bodiesOf(REGISTER)).toMatchObject([{ email: 'sian@hill-plant.co.uk' }]);
  });

  it('goes on with the form that was left for it, with its pictures, as the account’s own', async () => {
    const customer = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
    const begun = beginDraft(emptyTimesheet('id-1', '2026-11-21'), customer, '2026-11-21T08:00:00Z');
    await saveDraft('timesheet/id-1:guest', enterOnForm(begun, { siteLocation: 'Wharf Road' }));
    await keepPicture('timesheet/id-1:guest', '/api/objects/1', new Blob(['photo']));
    const me = { id: 's', fullName: 'Siân Hill', email: 'sian@h.co', role: 'driver', confirmed: false };
    aServer({ [REGISTER]: { fullName: 'Siân Hill' }, 'GET /api/drivers/me': me, 'GET /api/history': [] });
    const user = await openPage('/?signup=true');
    await user.type(await screen.findByLabelText('Full name'), 'Siân Hill');
    await user.type(screen.getByLabelText('Email'), 'sian@h.co');
    await user.type(screen.getByLabelText('Password'), 'three yellow diggers');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(async () => expect(await loadDraft('timesheet/id-1:guest')).toBeUndefined());
    expect(await loadDraft('timesheet/id-1:s')).toMatchObject({
      form: { id: 'id-1', siteLocation: 'Wharf Road' },
    });
    expect(await loadPicture('timesheet/id-1:s', '/api/objects/1')).toBeTruthy();
    expect(await screen.findByRole('tab', { name: 'Dashboard' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Carry on with your timesheet/ })).toBeTruthy();
  });

  it('makes one account where the button is tapped twice, and says so at once without a signal', async () => {
    const server = aServer({});
    const user = await openPage('/?signup=true');
    await user.type(await screen.findByLabelText('Full name'), 'Siân Hill');
    await user.type(screen.getByLabelText('Email'), 'sian@h.co');
    await user.type(screen.getByLabelText('Password'), 'three yellow diggers');
    onlineManager.setOnline(false);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Registration failed: Please try again.')).toBeTruthy();
    onlineManager.setOnline(true);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    const { length } = server.bodiesOf(REGISTER);
    server.replies[REGISTER] = () => new Promise(() => undefined);
    const button = screen.getByRole('button', { name: 'Create Account' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'One moment...' })).toBeTruthy();
    expect(server.bodiesOf(REGISTER)).toHaveLength(length + 1);
  });
});

describe('the link that confirms an address', () => {
  const CONFIRM = 'POST /api/drivers/confirm-email';
  const REPLACE = 'POST /api/drivers/confirm-email/new-password';
  const WRONG = 'That is not your password.';

  it('confirms with the password of the account, and says beside the field that it is wrong', async () => {
    const details = [{ path: 'password', code: 'driver.wrong-password', message: WRONG }];
    const { replies, bodiesOf } = aServer({
      ...LIMITS,
      [CONFIRM]: refusal(422, 'driver.wrong-password', WRONG, details),
    });
    const user = await openPage('/confirm-email?key=k');
    const password = await screen.findByLabelText('Password');
    expect(screen.getByText(/If it was not you, close this page\./)).toBeTruthy();
    expect(bodiesOf(CONFIRM)).toEqual([]);
    await user.type(password, 'three yellow');
    const confirm = screen.getByRole('button', { name: 'Confirm my address' });
    await user.click(confirm);
    expect(await screen.findByText(WRONG)).toBeTruthy();
    expect(password.getAttribute('aria-invalid')).toBe('true');
    replies[CONFIRM] = new Response(null, { status: 204 });
    await user.type(password, ' diggers');
    await user.click(confirm);
    expect((await screen.findByRole('status')).textContent).toContain('Your address is confirmed.');
    expect(bodiesOf(CONFIRM)).toEqual([
      { key: 'k', password: 'three yellow' },
      { key: 'k', password: 'three yellow diggers' },
    ]);
  });

  it('sets a new password for a person who does not know it, and is in; a dead link says so', async () => {
    const dead = 'This link no longer works.';
    const { replies, bodiesOf } = aServer({ ...LIMITS, [REPLACE]: refusal(404, 'driver.dead-link', dead) });
    const user = await openPage('/confirm-email?key=k');
    await user.click(await screen.findByRole('button', { name: 'I do not know the password' }));
    expect(screen.getByText(/signs everybody else out of this account/)).toBeTruthy();
    await user.type(screen.getByLabelText('New password'), 'three yellow diggers');
    const set = screen.getByRole('button', { name: 'Set password and confirm' });
    await user.click(set);
    expect((await screen.findByRole('alert')).textContent).toBe(dead);
    Object.assign(replies, anAccount('driver'), { [REPLACE]: { fullName: 'Siân O’Neill' } });
    await user.click(set);
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(bodiesOf(REPLACE)).toEqual(Array(2).fill({ key: 'k', password: 'three yellow diggers' }));
    expect(bodiesOf(CONFIRM)).toEqual([]);
  });
});

describe('a new password', () => {
  const COMMON = 'This is one of the commonest passwords, which are tried first.';

  const meter = () => screen.findByRole('meter', { name: 'Strength' });
  const said = async () => (await meter()).getAttribute('aria-valuetext');

  /** Create Account, with name and address filled in. */
  async function theForm(replies = {}) {
    const server = aServer({ ...LIMITS, ...replies });
    const user = await openPage('/?signup=true');
    await user.type(await screen.findByLabelText('Full name'), 'Siân Hill');
    await user.type(screen.getByLabelText('Email'), 'sian@hill-plant.co.uk');
    const password = screen.getByLabelText('Password');
    return { server, user, password };
  }

  it('says while one types how hard a password is to guess, in words too', async () => {
    const { user, password } = await theForm();
    expect(screen.queryByRole('meter')).toBeNull();
    await user.type(password, 'manchester1');
    await waitFor(async () => expect(await said()).toBe('Weak'));
    expect(screen.getByText('Weak')).toBeTruthy();
    await user.clear(password);
    expect(screen.queryByRole('meter')).toBeNull();
    await user.type(password, 'three yellow diggers');
    await waitFor(async () => expect(await said()).toBe('Strong'));
    expect((await meter()).getAttribute('aria-valuenow')).toBe('4');
  });

  it.each([
    ['short', 'Please choose a password of at least 10 characters.'],
    ['groundsheet 2026', /^This is little more than the name of this app\./],
    ['sian.hill.1987', /^This is little more than your own name or email address\./],
    ['qwertyuiop', /^This follows the alphabet or the keyboard\./],
    ['abcabcabcabc', /^This repeats the same few characters\./],
  ])('says while one types why %s would be refused', async (typed, reason) => {
    const { user, password } = await theForm();
    await user.type(password, typed);
    const text = await screen.findByText(reason);
    expect(text.getAttribute('aria-live')).toBe('polite');
    expect(await said()).toBe('Very weak');
  });

  it('says what the server refuses beside the field', async () => {
    const details = [{ path: 'password', code: 'request.invalid-value', message: COMMON }];
    const { user, password } = await theForm({
      [REGISTER]: refusal(422, 'request.invalid', COMMON, details),
    });
    await user.type(password, 'toyotacelica{Enter}');
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText(COMMON)).toBeTruthy();
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });

  it('judges the new password after a link from a mail as well', async () => {
    aServer(LIMITS);
    const user = await openPage('/reset-password?key=k');
    await user.type(await screen.findByLabelText('New password'), '1234567890');
    expect(await screen.findByText(/^This follows the alphabet or the keyboard\./)).toBeTruthy();
  });

  it('accepts an invitation with a password, and is in; a dead link says so', async () => {
    const call = 'POST /api/drivers/accept-invitation';
    const dead = 'This invitation has expired, has been withdrawn or has already been accepted.';
    const { replies, bodiesOf } = aServer({
      ...LIMITS,
      [call]: refusal(404, 'driver.dead-invitation', dead),
    });
    const user = await openPage('/accept-invitation?key=k');
    await user.type(await screen.findByLabelText('Password'), 'three yellow diggers');
    const accept = screen.getByRole('button', { name: 'Set password and sign in' });
    await user.click(accept);
    expect((await screen.findByRole('alert')).textContent).toBe(dead);
    Object.assign(replies, anAccount('driver'), { [call]: { fullName: 'Siân O’Neill' } });
    await user.click(accept);
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(bodiesOf(call)).toEqual(Array(2).fill({ key: 'k', password: 'three yellow diggers' }));
  });
});

describe('a page for people who are signed in', () => {
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
    const server = aServer({
      ...LISTS,
      'POST /api/drivers/login': account['GET /api/drivers/me'],
      ...replies,
    });
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
});

describe('refusals', () => {
  const problem = (status: number, message: string, details?: unknown) =>
    new ApiError(status, '', JSON.stringify({ statusCode: status, code: 'x', message, details }));
  const noSignal = new TypeError('Failed to fetch');

  describe('a login that failed', () => {
    it.each([
      ['wrong', problem(401, 'Email and password…'), 'Login failed. Please check your credentials.'],
      ['no address', problem(422, 'Write the address…'), 'Login failed. Please check your credentials.'],
      [
        'too often',
        problem(429, 'Try again in 5 minutes.'),
        'Login failed. Please check your credentials. Try again in 5 minutes.',
      ],
      ['no network', noSignal, 'Login failed. Please try again.'],
      ['a broken server', new ApiError(502, 'Bad Gateway', ''), 'Login failed. Please try again.'],
    ])('because of %s', (_, error, text) => {
      expect(loginFailure(error)).toBe(text);
    });
  });

  describe('a registration that failed', () => {
    it('says what the server says', () => {
      expect(registrationFailure(problem(409, 'An account with this email already exists.'))).toBe(
        'Registration failed: An account with this email already exists.',
      );
    });

    it('says to try again where the server says nothing', () => {
      expect(registrationFailure(noSignal)).toBe('Registration failed: Please try again.');
      expect(registrationFailure(new ApiError(502, 'Bad Gateway', ''))).toBe(
        'Registration failed: Please try again.',
      );
    });

    it('puts what is wrong with a field beside it', () => {
      const details = [
        { path: 'password', code: 'x', message: 'Choose a password of at least 10 characters.' },
      ];
      expect(fieldFaults(problem(422, 'x', details))).toEqual({
        password: 'Choose a password of at least 10 characters.',
      });
      expect(fieldFaults(problem(409, 'x', { a: 1 }))).toEqual({});
      expect(fieldFaults(noSignal)).toEqual({});
    });
  });
});

describe('one’s own sessions', () => {
  const LIST = 'GET /api/drivers/me/sessions';
  const END = 'DELETE /api/drivers/me/sessions/s-2';
  const LOST = {
    id: 's-2',
    device: 'Chrome on Android',
    lastUsedAt: '2026-11-21T12:00:00.000Z',
    current: false,
  };

  it('signs a lost phone out, and says where that did not work', async () => {
    signedInHere('driver');
    const { replies } = aServer({ ...anAccount('driver'), [LIST]: [LOST] });
    const user = openPage('/?tab=account');
    const there = await screen.findByRole('button', { name: /^Sign out there/ });
    await user.click(there);
    expect((await screen.findByText(/^That device is still signed in/)).closest('[role=alert]')).toBeTruthy();
    replies[END] = () => new Response(null, { status: 204 });
    replies[LIST] = [];
    await user.click(there);
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(screen.queryByText(/^That device is still signed in/)).toBeNull();
  });
});

describe('reminders of expiry', () => {
  const PREFERENCES = '/api/drivers/me/preferences';
  const PUT = `PUT ${PREFERENCES}/expiry-reminders`;

  it('switches the mails about documents that expire off and on', async () => {
    signedInHere('driver');
    const kept: Record<string, string> = {};
    const { replies } = aServer({
      ...anAccount('driver'),
      [`GET ${PREFERENCES}`]: () => kept,
      'GET /api/drivers/me/sessions': [],
      [PUT]: async (request) => {
        kept['expiry-reminders'] = ((await request.json()) as { value: string }).value;
        return new Response(null, { status: 204 });
      },
    });
    const user = openPage('/?tab=account');
    const on = await screen.findByRole('button', { name: /^Remind me by email/ });
    const off = screen.getByRole('button', { name: /^No reminders/ });
    expect(on.getAttribute('aria-pressed')).toBe('true');
    await user.click(off);
    await waitFor(() => expect(off.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(kept).toEqual({ 'expiry-reminders': 'off' }));
    replies[PUT] = refusal(503, 'x', 'Try again in a minute.');
    await user.click(on);
    expect(await screen.findByText('Try again in a minute.')).toBeTruthy();
    expect(off.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('logging out', () => {
  const me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
  const LOGOUT = 'POST /api/drivers/logout';
  const LOGIN = 'POST /api/drivers/login';
  const done = () => new Response(null, { status: 204 });
  const OWNERS = ['d', 'j', 'guest'];

  /** An unsent form that is saved on the server too, so that nothing is asked before it goes. */
  const saved = {
    form: { id: 'id-1' },
    revision: 1,
    saved: { version: 1, revision: 1 },
  } as unknown as Draft;

  it('wipes what is kept under the account’s own name, and nothing of anybody else on the device', async () => {
    for (const owner of OWNERS) {
      localStorage.setItem(`formMemory:${owner}`, '{}');
      await saveDraft(`check-sheet/id-1:${owner}`, saved);
      await saveApproval(`set-1:${owner}`, { emails: [] }, owner !== 'd');
      await keepPicture(`check-sheet/id-1:${owner}`, '/api/objects/1', new Blob([owner]));
      setLocalOwner(owner);
      await orLastSeen(['machines'], () => Promise.resolve({ of: owner }));
      await chooseToKeepDocuments(true);
      await keepDocuments(owner, { at: new Date().toISOString(), documents: [] });
    }
    localStorage.setItem('privacy-accepted', 'true');
    saveHints({ id: 'd', name: 'Dave Hill', email: 'dave@h.co' });
    const server = aServer({
      'GET /api/drivers/me': me,
      'GET /api/drivers/me/sessions': [],
      'POST /api/drivers/logout': new Response(null, { status: 204 }),
    });
    const user = await openPage('/?tab=account');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeTruthy();
    await waitFor(async () => expect(await loadDraft('check-sheet/id-1:d')).toBeUndefined());
    expect(server.calls.map(({ call }) => call)).toContain('POST /api/drivers/logout');
    expect(await loadPicture('check-sheet/id-1:d', '/api/objects/1')).toBeUndefined();
    expect(await loadApproval('set-1:d')).toBeUndefined();
    expect(Object.keys(localStorage).filter((key) => key.endsWith(':d'))).toEqual([]);
    for (const key of ['auth', 'driver-session', 'groundsheet-seen'])
      expect(localStorage.getItem(key)).toBeNull();
    for (const owner of ['j', 'guest']) {
      expect(localStorage.getItem(`formMemory:${owner}`)).toBe('{}');
      expect(await loadDraft(`check-sheet/id-1:${owner}`)).toEqual(saved);
      expect(await loadApproval(`set-1:${owner}`)).toMatchObject({ emails: [] });
      expect(await loadPicture(`check-sheet/id-1:${owner}`, '/api/objects/1')).toBeDefined();
    }
    expect(localStorage.getItem('privacy-accepted')).toBe('true');
    const vaults = await Promise.all(OWNERS.map((owner) => loadDocuments(owner)));
    expect(vaults.map(Boolean)).toEqual([false, true, true]);
    const seen = [];
    for (const owner of OWNERS) {
      setLocalOwner(owner);
      seen.push(
        await orLastSeen<object>(['machines'], () => Promise.reject(new TypeError('x'))).catch(() => null),
      );
    }
    expect(seen).toMatchObject([null, { of: 'j' }, { of: 'guest' }]);
  });

  it('asks first where names or signatures of a form set are on this device alone', async () => {
    await saveApproval('set-1:d', { emails: [] }, true);
    saveHints({ id: 'd', name: 'Dave Hill', email: 'dave@h.co' });
    const server = aServer({ 'GET /api/drivers/me': me, 'GET /api/drivers/me/sessions': [] });
    const user = await openPage('/?tab=account');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const question = await screen.findByRole('alertdialog', { name: 'Signatures are not saved yet' });
    expect(question.textContent).toMatch(/open their form set once more: it saves them\./);
    expect(server.bodiesOf('POST /api/drivers/logout')).toEqual([]);
    expect(await loadApproval('set-1:d')).toBeDefined();
  });

  it('says first how many signed forms have not been sent, keeps them on Cancel, and wipes only the owner’s', async () => {
    for (const [id, owner, state] of [
      ['q1', 'd', 'queued'],
      ['q2', 'd', 'needs-you'],
      ['s1', 'd', 'sent'],
      ['q3', 'j', 'queued'],
    ] as const)
      await saveEntry({
        ...{
          id,
          owner,
          state,
          kind: 'timesheet',
          revision: 1,
          draftName: `timesheet/${id}:${owner}`,
          key: id,
        },
        ...{ body: '{}', pictures: [], about: 'EX-1', recipients: [], attempts: 0 },
        queuedAt: '2026-11-25T07:00:00Z',
        clockOffsetMs: 0,
      });
    saveHints({ id: 'd', name: 'Dave Hill', email: 'dave@h.co' });
    aServer({ 'GET /api/drivers/me': me, 'GET /api/drivers/me/sessions': [], [LOGOUT]: done });
    const user = await openPage('/?tab=account');
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Logout' }));
      return screen.findByRole('alertdialog', { name: '2 signed forms are not sent yet' });
    };
    const question = (await ask()).textContent;
    expect(question).toContain('open the outbox on the home page and save a copy');
    expect(question).toMatch(/Signed and not sent yet:(Timesheet: EX-1){2}/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await loadOutbox()).toHaveLength(4);
    await ask();
    await user.click(screen.getByRole('button', { name: 'Wipe and log out' }));
    await screen.findByRole('tab', { name: 'Login' });
    expect((await loadOutbox()).map(({ id }) => id)).toEqual(['q3']);
  });

  const jo = { ...me, id: 'j', fullName: 'Jo Hill', email: 'jo@h.co' };

  const hasScansOf = async (owner: string) => {
    setLocalOwner(owner);
    return hasScans();
  };

  async function loggedOutWithoutSignal() {
    await saveDraft('check-sheet/id-1:d', saved);
    await keepScans('d', 'j');
    saveHints({ id: 'd', name: 'Dave Hill', email: 'dave@h.co' });
    const server = aServer({ 'GET /api/drivers/me': me, 'GET /api/drivers/me/sessions': [] });
    const user = await openPage('/?tab=account');
    const button = await screen.findByRole('button', { name: 'Logout' });
    delete server.replies['GET /api/drivers/me'];
    await user.click(button);
    await screen.findByRole('tab', { name: 'Login' });
    return { server, user };
  }
  const toldOf = (server: ReturnType<typeof aServer>) =>
    server.calls.map(({ call }) => call).filter((call) => call === LOGOUT || call === LOGIN);

  it('wipes the device at once without a signal, and has the session ended when the signal is back', async () => {
    const { server } = await loggedOutWithoutSignal();
    expect(await loadDraft('check-sheet/id-1:d')).toBeUndefined();
    expect([localStorage.getItem('auth'), await hasScansOf('d'), await hasScansOf('j')]).toEqual([
      null,
      false,
      true,
    ]);
    setLocalOwner('guest');
    await waitFor(() => expect(toldOf(server)).toEqual([LOGOUT]));
    expect(JSON.stringify(localStorage)).not.toContain('dave@h.co');

    server.replies[LOGOUT] = done;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(toldOf(server)).toEqual([LOGOUT, LOGOUT]));
    await waitFor(() => expect(localStorage.getItem('groundsheet-logout-owed')).toBeNull());
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(toldOf(server)).toEqual([LOGOUT, LOGOUT]);
  });

  it('has the session ended before the next person signs in, and sends nothing under it until then', async () => {
    const { server, user } = await loggedOutWithoutSignal();
    setLocalOwner('guest');
    const signIn = async () => {
      await user.click(await screen.findByRole('button', { name: 'Login' }));
    };
    server.replies[LOGIN] = { fullName: 'Jo Hill' };
    server.replies[LOGOUT] = refusal(503, 'service.database-away', 'We cannot save right now.');
    await user.type(await screen.findByLabelText('Email'), 'jo@h.co');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await signIn();
    await screen.findByRole('alertdialog');
    expect(toldOf(server)).not.toContain(LOGIN);
    await user.click(screen.getByRole('button', { name: 'OK' }));

    Object.assign(server.replies, { [LOGOUT]: done, 'GET /api/drivers/me': jo });
    await signIn();
    await screen.findByText('Welcome back, Jo Hill!');
    expect(toldOf(server).slice(-2)).toEqual([LOGOUT, LOGIN]);
  });

  it('keeps no scan of one person once another has signed in, logged out or not', async () => {
    await keepScans('d', 'j');
    const server = aServer({ [LOGIN]: { fullName: 'Jo Hill' }, 'GET /api/drivers/me': jo });
    const user = await openPage('/');
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await user.type(await screen.findByLabelText('Email'), 'jo@h.co');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText('Welcome back, Jo Hill!');
    expect(toldOf(server)).toEqual([LOGIN]);
    expect([await hasScansOf('d'), await hasScansOf('j')]).toEqual([false, true]);
  });
});
