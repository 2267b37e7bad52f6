/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen } from '@testing-library/react';

import { closePage, openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

const REGISTER = 'POST /api/drivers/register';
const REFUSED = /^We cannot take this address, because it looks like one that is soon thrown away\./;

afterEach(closePage);

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
