import { screen, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

it.each([
  ['What we collect', /The address itself is kept for as long as the record of mails/],
  ['If you have an account', /vault: the files, the text we read on them/],
  ['If you have an account', /for 30 days, from which network and device/],
  ['Who sees it', /who checked it, when, its hours/],
  ['Who sees it', /An administrator may look into your vault/],
  ['How long we keep it', /unless the hire firm that runs this service has set another time/],
  ['How long we keep it', /Documents in the vault: until you delete them/],
  ['Taking your data with you, and deleting your account', /your documents/],
])('the privacy policy says under “%s” what else is kept, and who sees it: %s', async (section, words) => {
  aServer({});
  openPage('/privacy-policy');
  const told = within(await screen.findByRole('region', { name: section }));
  expect(told.getByText(words)).toBeTruthy();
});

it('who is about to delete an account, or to download its data, is told of the vault', async () => {
  signedInHere('driver');
  aServer({ ...anAccount('driver'), 'GET /api/drivers/me/sessions': [] });
  const user = openPage('/?tab=account');
  expect(await screen.findByText(/Your account, your drafts and the documents in your vault/)).toBeTruthy();
  expect(
    screen.getByText(/One file \(JSON\) with .*the details of the documents in your vault/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete account...' }));
  expect(await screen.findByText('the documents in your vault, and your share packs')).toBeTruthy();
});
