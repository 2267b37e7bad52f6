import { cleanup, screen, waitFor } from '@testing-library/react';

import { aCollation } from '../../../../testing/collations.js';
import {
  ADDRESS,
  aServerWith,
  aSet,
  COMPLETE,
  DISPATCH,
  KEEP,
  SIGNED,
} from '../../../../testing/form-set.js';
import { openPage } from '../../../../testing/page.js';
import { approvalName, loadApproval } from '../../../forms/drafts/approval-store.js';

type User = ReturnType<typeof openPage>;
const kept = () => loadApproval(approvalName('set-1'));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Everything that can be entered at every step, without a signal to bring it to the server. */
async function enterAll(user: User) {
  await user.type(await screen.findByLabelText('Approval notes (optional)'), 'Gate left open.');
  await user.type(screen.getByLabelText(/^Notes/), 'Late on Monday.');
  await user.click(screen.getByRole('radio', { name: 'OK' }));
  await user.click(await button(/Foreman signs/));
  await user.clear(screen.getByLabelText('Foreman name'));
  await user.type(screen.getByLabelText('Foreman name'), 'Huw Pugh');
  await user.click(await button(/Send$/));
  await user.click(await button('Add Another Email'));
  await user.type(await screen.findByLabelText('Email 2'), 'site@h.co');
}

async function expectAll(user: User) {
  await user.click(await button(/Send$/));
  expect(await screen.findByLabelText('Email 2')).toHaveProperty('value', 'site@h.co');
  await user.click(await button(/Rate ?OK/));
  expect(await screen.findByLabelText('Approval notes (optional)')).toHaveProperty(
    'value',
    'Gate left open.',
  );
  expect(screen.getByRole('radio', { name: 'OK' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText(/^Notes/)).toHaveProperty('value', 'Late on Monday.');
  await user.click(await button(/Foreman signs/));
  expect(screen.getByLabelText('Foreman name')).toHaveProperty('value', 'Huw Pugh');
  await user.click(await button(/Client signs/));
  expect(screen.getByRole('img', { name: 'Client signature' })).toBeTruthy();
}

const withoutSignal = () => {
  const server = aServerWith(aSet({ approval: SIGNED }));
  delete server.replies[KEEP];
  return server;
};

it('what was entered survives a turned phone, Back and a killed browser', async () => {
  withoutSignal();
  const user = openPage(ADDRESS);
  await enterAll(user);
  window.dispatchEvent(new Event('resize'));
  await user.click(screen.getByRole('link', { name: 'All form sets' }));
  await screen.findByRole('heading', { name: 'Form sets' });
  history.back();
  await expectAll(user);
  cleanup();
  await expectAll(openPage(ADDRESS));
});

it('Back closes what is handed over, and then leads to the list the set was opened from', async () => {
  aServerWith(aSet(), 'supervisor', { 'GET /api/collations': [aCollation({ id: 'set-1' })] });
  const user = openPage('/collations');
  await user.click(await screen.findByRole('link', { name: /^Get Approval/ }));
  await user.click(await button('Hand to client'));
  await screen.findByRole('dialog', { name: 'For the client to sign' });
  expect(location.search).toBe('?signing=client');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(location.pathname + location.search).toBe(ADDRESS));
  history.back();
  await screen.findByRole('heading', { name: 'Form sets' });
  expect(location.pathname).toBe('/collations');
});

it('nothing of it stays on the device once the set is sent', async () => {
  const { replies } = aServerWith(aSet({ approval: SIGNED }), 'supervisor', {
    [DISPATCH]: { success: true, id: 'set-1', message: 'Forms approved and emailed!' },
    [COMPLETE]: { success: true, message: 'Done.', id: 'set-1' },
  });
  const user = openPage(ADDRESS);
  await user.click(await screen.findByRole('radio', { name: 'OK' }));
  await waitFor(async () => expect(await kept()).toBeTruthy());
  replies['GET /api/combined-forms/set-1'] = aSet({ status: 'completed', approval: SIGNED });
  await user.click(await button('Email to Clients & Complete'));
  await user.click(await button('Send'));
  await screen.findByText('Completed');
  await waitFor(async () => expect(await kept()).toBeUndefined());
});

it('nothing of it stays on the device after signing out', async () => {
  const { replies } = withoutSignal();
  await openPage(ADDRESS).click(await screen.findByRole('radio', { name: 'OK' }));
  const name = approvalName('set-1');
  await waitFor(async () => expect(await loadApproval(name)).toBeTruthy());
  cleanup();
  replies['POST /api/drivers/logout'] = new Response(null, { status: 204 });
  const user = openPage('/?tab=account');
  await user.click(await button('Logout'));
  await waitFor(async () => expect(await loadApproval(name)).toBeUndefined());
});
