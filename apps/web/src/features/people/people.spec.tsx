/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { choose, DAVE, INVITED, LIST, ONLY_ADMIN, person, SELF, thePeople } from '../../../testing/people.js';
import { aServer, refusal } from '../../../testing/server.js';

afterEach(closePage);

it('tells of each person the address, role, state, last sign-in and forms', async () => {
  await thePeople([DAVE, INVITED]);
  const dave = await person('Dave Field');
  for (const words of [
    'dave@harrow-plant.co.uk',
    'Driver',
    'Active',
    '1,204',
    /^Fri 20 Nov 2026, |^20 Nov 2026, /,
  ])
    expect(dave.getByText(words)).toBeTruthy();
  const bev = await person('Bev Haigh');
  expect(bev.getByText('Invitation expired')).toBeTruthy();
  expect(bev.getByText('Never')).toBeTruthy();
});

it('asks the server for what is searched and filtered, and offers everybody where nobody matches', async () => {
  const { user, asked } = await thePeople([], {}, '/admin/people?role=king&state=invited');
  expect(asked[0]).toBe('state=invited');
  await user.type(screen.getByLabelText('Search'), 'field');
  await waitFor(() => expect(asked.at(-1)).toBe('search=field&state=invited'));
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.selectOptions(screen.getByLabelText('Role'), 'Driver');
  await waitFor(() => expect(asked.at(-1)).toContain('role=driver'));
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  await user.click(await screen.findByRole('button', { name: 'Show everybody' }));
  await waitFor(() => expect(asked.at(-1)).toBe(''));
  expect((screen.getByLabelText('Search') as HTMLInputElement).value).toBe('');
});

it.each([
  [
    'Deactivate',
    DAVE,
    'POST /api/drivers/dave/deactivate',
    /signed out everywhere at once/,
    'Account deactivated',
  ],
  [
    'Reactivate',
    { ...DAVE, state: 'deactivated' },
    'POST /api/drivers/dave/reactivate',
    /sign in again with their old password/,
    'Account reactivated',
  ],
  ['Erase account', DAVE, 'DELETE /api/drivers/dave', /cannot be recovered/, 'Account erased'],
  ['Send invitation again', INVITED, 'POST /api/drivers/bev/invitation', /seven days/, 'Invitation sent'],
  [
    'Withdraw invitation',
    INVITED,
    'DELETE /api/drivers/bev/invitation',
    /stops working/,
    'Invitation withdrawn',
  ],
])('asks before it does "%s", says what happens, and looks again', async (item, who, call, message, done) => {
  const { user, calls, asked } = await thePeople([who], { [call]: new Response(null, { status: 204 }) });
  await choose(user, who.fullName, item);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(message)).toBeTruthy();
  expect(calls.some((made) => made.call === call)).toBe(false);
  const before = asked.length;
  await user.click(dialog.getAllByRole('button').at(-1)!);
  expect(await screen.findByText(done)).toBeTruthy();
  expect(calls.filter((made) => made.call === call)).toHaveLength(1);
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

it('changes a role, once it has said that the sessions end', async () => {
  const call = 'PUT /api/drivers/dave/role';
  const { user, bodiesOf } = await thePeople([DAVE], { [call]: new Response(null, { status: 204 }) });
  await choose(user, 'Dave Field', 'Change role');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Dave Field' }));
  expect(dialog.getByText(/signed out everywhere at once/)).toBeTruthy();
  const change = dialog.getByRole('button', { name: 'Change role' }) as HTMLButtonElement;
  expect(change.disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: /^Supervisor/ }));
  await user.click(change);
  await waitFor(() => expect(bodiesOf(call)).toEqual([{ role: 'supervisor' }]));
  expect(await screen.findByText('Role changed')).toBeTruthy();
});

it('says beside the shut controls why an account cannot be changed', async () => {
  const { user, calls } = await thePeople([SELF]);
  for (const item of [/^Change role/, /^Deactivate/, /^Erase account/]) {
    await user.click(await screen.findByRole('button', { name: 'More for Siân Hill' }));
    const shut = await screen.findByRole('menuitem', { name: item });
    expect(shut.getAttribute('aria-disabled')).toBe('true');
    expect(shut.textContent).toContain(ONLY_ADMIN);
    await user.click(shut);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Escape}');
  }
  expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});

it('says whose address is not confirmed, and that a role comes with an invitation', async () => {
  const { user } = await thePeople([{ ...DAVE, confirmed: false }]);
  expect((await person('Dave Field')).getByText('Address not confirmed')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'More for Dave Field' }));
  const shut = await screen.findByRole('menuitem', { name: /^Change role/ });
  expect(shut.getAttribute('aria-disabled')).toBe('true');
  expect(shut.textContent).toContain('invite the address');
});

it('says what the server refuses', async () => {
  const message = 'You are no longer an admin, so nothing has been changed.';
  const call = 'POST /api/drivers/dave/deactivate';
  const { user } = await thePeople([DAVE], { [call]: refusal(403, 'driver.no-longer-admin', message) });
  await choose(user, 'Dave Field', 'Deactivate');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }),
  );
  expect(await screen.findByText(message)).toBeTruthy();
});

it('asks for the password where the server wants it again, and then goes on by itself', async () => {
  const call = 'POST /api/drivers/dave/deactivate';
  const give = 'POST /api/drivers/me/session/password';
  const needed = refusal(403, 'session.password-needed', 'Please give your password again to do this.');
  const wrong = 'That is not your password.';
  const details = [{ path: 'password', code: 'driver.wrong-password', message: wrong }];
  const { user, replies, calls, bodiesOf } = await thePeople([DAVE], {
    [call]: needed,
    [give]: refusal(422, 'driver.wrong-password', wrong, details),
  });
  const deactivate = async () => {
    await choose(user, 'Dave Field', 'Deactivate');
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: 'Deactivate' }));
    return within(await screen.findByRole('dialog', { name: 'Your password, please' }));
  };
  const closed = await deactivate();
  await user.click(closed.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Please give your password again to do this.')).toBeTruthy();

  const dialog = await deactivate();
  await user.type(dialog.getByLabelText('Password'), 'three yellow');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(wrong)).toBeTruthy();
  Object.assign(replies, {
    [give]: new Response(null, { status: 204 }),
    [call]: new Response(null, { status: 204 }),
  });
  await user.type(dialog.getByLabelText('Password'), ' diggers');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Account deactivated')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodiesOf(give)).toEqual([{ password: 'three yellow' }, { password: 'three yellow diggers' }]);
  expect(calls.filter((made) => made.call === call)).toHaveLength(3);
});

it('invites a person, and keeps what was typed where the address is known', async () => {
  const call = 'POST /api/drivers/invitations';
  const message = 'Dave Field already has an account with this address (driver).';
  const { user, replies, bodiesOf } = await thePeople([DAVE], {
    [call]: refusal(409, 'driver.email-taken', message),
  });
  await user.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
  await user.type(dialog.getByLabelText('Full name'), 'bev haigh');
  await user.type(dialog.getByLabelText('Email'), 'bev@harrow-plant.co.uk');
  await user.click(dialog.getByRole('button', { name: /^Supervisor/ }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(message);
  replies[call] = Response.json({ id: 'bev' }, { status: 201 });
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Invitation sent')).toBeTruthy();
  const body = { fullName: 'Bev Haigh', email: 'bev@harrow-plant.co.uk', role: 'supervisor' };
  expect(bodiesOf(call)).toEqual([body, body]);
});

it.each(['/admin/people', '/admin/audit'])('is not shown to a supervisor: %s', async (address) => {
  signedInHere('supervisor');
  const { calls } = aServer(anAccount('supervisor'));
  openPage(address);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: /People|Audit log/ })).toBeNull();
  expect(calls.map(({ call }) => call)).not.toContain(LIST);
  expect(calls.map(({ call }) => call)).not.toContain('GET /api/audit-events');
});
