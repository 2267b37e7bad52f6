import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { Around } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { restoreSession } from '../../lib/session/session-store.js';
import { HelpAssistant } from './help-assistant.js';

it.each([
  ['a driver', 'Next Step saves what you have entered to your account.', true],
  ['a guest', /^Nothing is on our server until you press Send Email/, false],
])('tells %s what becomes of what they enter', async (_, told, hasAccount) => {
  if (hasAccount) signedInHere('driver');
  restoreSession();
  aServer({ ...anAccount('driver'), 'GET /api/form-limits': { recipients: 5, photos: 1 } });
  render(<HelpAssistant onClose={() => undefined} />, { wrapper: Around });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('heading', { name: 'Complete in One Go' })).toBeTruthy();
  expect(screen.getByText(told)).toBeTruthy();
  expect(screen.queryByText(/No account is needed/) === null).toBe(hasAccount);
});
