import { screen, waitFor } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import type { Draft } from '../../forms/drafts/draft.js';
import { loadApproval, saveApproval } from '../../forms/drafts/approval-store.js';
import { loadDraft, saveDraft } from '../../forms/drafts/draft-store.js';
import { keepPicture, loadPicture } from '../../forms/drafts/picture-store.js';
import { saveHints } from '../../lib/session/session-hints.js';

const me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
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
