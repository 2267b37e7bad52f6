/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

afterEach(closePage);

it('asks for the customers only once the filters are open', async () => {
  signedInHere('driver');
  const acme = { id: 'c1', name: 'Acme', requiresOrderValidation: false };
  const { bodiesOf } = aServer({
    ...anAccount('driver'),
    'GET /api/history': [],
    'GET /api/customers': [acme],
  });
  const user = openPage('/history');
  expect(await screen.findByText(/appear here once you save or send them/)).toBeTruthy();
  expect(bodiesOf('GET /api/customers')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('option', { name: 'Acme' })).toBeTruthy();
  expect(bodiesOf('GET /api/customers')).toHaveLength(1);
});
