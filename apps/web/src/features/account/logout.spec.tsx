import { screen, waitFor } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { keepScans } from '../../../testing/scans.js';
import { aServer, refusal } from '../../../testing/server.js';
import type { Draft } from '../../forms/drafts/draft.js';
import { loadApproval, saveApproval } from '../../forms/drafts/approval-store.js';
import { loadDraft, saveDraft } from '../../forms/drafts/draft-store.js';
import { keepPicture, loadPicture } from '../../forms/drafts/picture-store.js';
import { loadOutbox, saveEntry } from '../../forms/outbox/outbox-store.js';
import { hasScans } from '../../forms/upload/recovery-store.js';
import { chooseToKeepDocuments, keepDocuments, loadDocuments } from '../../lib/kept/kept-documents.js';
import { orLastSeen } from '../../lib/kept/last-seen.js';
import { setLocalOwner } from '../../lib/local-owner.js';
import { saveHints } from '../../lib/session/session-hints.js';

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
      ...{ id, owner, state, kind: 'timesheet', revision: 1, draftName: `timesheet/${id}:${owner}`, key: id },
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
