import { emptyTimesheet } from '@groundsheet/form-rules';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { beginDraft, enterOnForm } from '../../forms/drafts/draft.js';
import { loadDraft, saveDraft } from '../../forms/drafts/draft-store.js';
import { keepPicture, loadPicture } from '../../forms/drafts/picture-store.js';

const REGISTER = 'POST /api/drivers/register';
const REFUSED = /^We cannot accept this address because it looks like a throwaway one\./;

it('says at once that an account takes no throwaway address, and sends nothing', async () => {
  const { bodiesOf } = aServer({ 'GET /api/form-limits': { recipients: 5, photos: 1 } });
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
