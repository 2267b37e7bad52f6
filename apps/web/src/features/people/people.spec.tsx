import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aDocument } from '../../../testing/documents.js';
import { closePage, openPage, region } from '../../../testing/page.js';
import { choose, DAVE, INVITED, LIST, ONLY_ADMIN, person, SELF, thePeople } from '../../../testing/people.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';

describe('the list of people', () => {
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
  ])(
    'asks before it does "%s", says what happens, and looks again',
    async (item, who, call, message, done) => {
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
    },
  );

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
});

describe('the page of a person', () => {
  const ONE = 'GET /api/drivers/dave';
  const PAGE = {
    ...DAVE,
    createdAt: '2026-09-01T07:00:00.000Z',
    devices: [
      {
        id: 's-1',
        device: 'Chrome on Android',
        signedInAt: '2026-11-20T06:00:00.000Z',
        lastUsedAt: '2026-11-20T08:15:00.000Z',
        current: false,
      },
    ],
    machines: [
      { machine: 'EX-0417', hasPlantNumber: true, forms: 12, lastOn: '2026-11-20' },
      { machine: 'JCB6ST', hasPlantNumber: false, forms: 1, lastOn: '2026-11-12' },
    ],
    latestForms: [
      {
        id: 'form-1',
        kind: 'check-sheet',
        reference: 'CS-7K3M9QXD',
        date: '2026-11-20',
        plantNumber: 'EX-0417',
        customerName: 'Harrow Groundworks',
        totalHours: null,
        attentionCount: 2,
      },
      {
        id: 'form-2',
        kind: 'timesheet',
        reference: 'TS-7K3M9QXD',
        date: '2026-11-14',
        plantNumber: null,
        customerName: null,
        totalHours: 45.5,
        attentionCount: null,
      },
    ],
  };

  function thePerson(replies: Replies, id = 'dave') {
    signedInHere('admin');
    const server = aServer({ ...anAccount('admin'), 'GET /api/drivers': [], ...replies });
    return { ...server, user: openPage(`/admin/people/${id}`) };
  }

  it('opens from the row of the list, and from its name', async () => {
    const { user } = await thePeople([DAVE], { [ONE]: PAGE });
    const links = (await screen.findAllByRole('link', { name: /Dave Field$/ })).map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/admin/people/dave', '/admin/people/dave']);
    await user.click(screen.getByRole('link', { name: 'Open Dave Field' }));
    const heading = await screen.findByRole('heading', { name: 'Dave Field', level: 1 });
    expect(location.pathname).toBe('/admin/people/dave');
    await waitFor(() => expect(document.title).toBe('Dave Field - Groundsheet'));
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('tells role, forms, machines and devices, and leads to each', async () => {
    const { user } = thePerson({ [ONE]: PAGE });
    const account = await region('Account');
    for (const words of ['Driver', 'Active', '1,204']) expect(account.getByText(words)).toBeTruthy();
    const forms = within(screen.getByRole('list', { name: 'Latest forms' }));
    expect(forms.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Check sheetCS-7K3M9QXD.*Harrow Groundworks.*EX-0417.*2 defects/),
      expect.stringMatching(/^TimesheetTS-7K3M9QXD.*45\.5 h/),
    ]);
    expect(forms.getByRole('link', { name: 'Open CS-7K3M9QXD' }).getAttribute('href')).toBe(
      '/completed-form/form-1',
    );
    expect(screen.getByRole('link', { name: 'All forms of Dave Field' }).getAttribute('href')).toBe(
      '/forms?driver=Dave+Field',
    );
    const machines = within(screen.getByRole('list', { name: 'Machines' }));
    expect(machines.getByRole('link', { name: 'EX-0417' }).getAttribute('href')).toBe('/machines/EX-0417');
    expect(machines.queryByRole('link', { name: 'JCB6ST' })).toBeNull();
    expect(machines.getByText('12 forms, last 20 Nov 2026')).toBeTruthy();
    expect((await region('Devices')).getByText('Chrome on Android')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More for Dave Field' }));
    expect(await screen.findByRole('menuitem', { name: 'Deactivate' })).toBeTruthy();
  });

  it('shows the documents that run out once it has said that their owner will see it', async () => {
    const wanted: string[] = [];
    const { user } = thePerson({
      [ONE]: PAGE,
      'GET /api/documents/owner/Dave%20Field': (request) => {
        wanted.push(new URL(request.url).search);
        return [aDocument({ originalFileName: 'licence.jpg', daysLeft: -1, isExpired: true })];
      },
    });
    const documents = await region('Expiring documents');
    expect(documents.getByText(/^They will see in their vault that you looked/)).toBeTruthy();
    expect(wanted).toEqual([]);
    await user.click(documents.getByRole('button', { name: 'Show expiring documents' }));
    expect(await documents.findByText('licence.jpg')).toBeTruthy();
    expect(documents.getByText('Expired 1 day ago')).toBeTruthy();
    expect(wanted).toEqual(['?ownerId=dave&state=expiring']);
  });

  it('asks for the password first where that is needed, and then shows them', async () => {
    let given = false;
    const { user } = thePerson({
      [ONE]: PAGE,
      'GET /api/documents/owner/Dave%20Field': () =>
        given
          ? Response.json([])
          : refusal(403, 'session.password-needed', 'Please give your password again.'),
      'POST /api/drivers/me/session/password': () => {
        given = true;
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show expiring documents' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/password/i), 'a long password{Enter}');
    expect(await screen.findByText('No documents have expired or will expire within 30 days.')).toBeTruthy();
  });

  it('offers no vault of an invited person, and their own to an admin', async () => {
    thePerson(
      { 'GET /api/drivers/bev': { ...PAGE, ...INVITED, devices: [], machines: [], latestForms: [] } },
      'bev',
    );
    expect((await region('Account')).getByText('Invited')).toBeTruthy();
    expect((await region('Devices')).getByText('Not signed in anywhere.')).toBeTruthy();
    expect(screen.getByText('They have not sent any forms yet.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Documents/ })).toBeNull();
    closePage();
    thePerson({ 'GET /api/drivers/d': { ...PAGE, ...SELF } }, 'd');
    const own = await screen.findByRole('link', { name: 'Open your document vault' });
    expect(own.getAttribute('href')).toBe('/?tab=vault');
  });

  it('says that there is no such person, and leads back', async () => {
    thePerson({ [ONE]: refusal(404, 'driver.unknown', 'There is no such person.') });
    expect(await screen.findByText('There is no such person.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All people' }).getAttribute('href')).toBe('/admin/people');
  });

  it('is for admins alone', async () => {
    signedInHere('supervisor');
    aServer({ ...anAccount('supervisor'), 'GET /api/collations': [], 'GET /api/collations/counts': {} });
    openPage('/admin/people/dave');
    await waitFor(() => expect(location.pathname).toBe('/collations'));
  });
});

describe('the documents of a person', () => {
  it('shows the documents of one account, also where another has the same name, once it has said that they will see it', async () => {
    const find = 'GET /api/documents/owner/Si%C3%A2n%20O%E2%80%99Neill';
    const wanted: string[] = [];
    const namesake = { ...DAVE, fullName: 'Siân O’Neill' };
    const { user } = await thePeople([namesake, INVITED], {
      [find]: (request) => {
        wanted.push(new URL(request.url).search);
        return [
          aDocument({ originalFileName: 'licence.jpg' }),
          aDocument({ id: 'doc-2', category: 'passport', daysLeft: -1, isExpired: true }),
          aDocument({ id: 'doc-3', category: 'medical', daysLeft: 31 }),
        ];
      },
      'GET /api/share-packs-of-driver': [],
    });
    await choose(user, 'Siân O’Neill', 'Documents');
    const dialog = within(await screen.findByRole('dialog', { name: 'Documents of Siân O’Neill' }));
    expect(dialog.getByText(/^They will see in their vault that you looked, when/)).toBeTruthy();
    expect(wanted).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Look at the documents' }));
    const file = await dialog.findByRole('link', { name: 'Back of licence.jpg' });
    expect(file.getAttribute('href')).toBe('/api/documents/doc-1/files/file-2');
    const list = within(dialog.getByRole('list', { name: 'Documents' }));
    const said = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said).toEqual([
      expect.stringContaining('Driving licence, Photo card, valid until 4 Dec 2026 12 days left'),
      expect.stringContaining('Expired 1 day ago'),
      expect.not.stringContaining('days left'),
    ]);
    expect(wanted).toEqual(['?ownerId=dave']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'More for Bev Haigh' }));
    expect(screen.queryByRole('menuitem', { name: 'Documents' })).toBeNull();
  });

  it('lists what a person shares by link, and withdraws it', async () => {
    const pack = { id: 'pack-1', title: 'Wharf Road', endsOn: '2026-12-06', documents: 2 };
    let state = 'open';
    const WITHDRAW = 'DELETE /api/share-packs/pack-1';
    const { user, calls } = await thePeople([DAVE], {
      'GET /api/documents/owner/Dave%20Field': [],
      'GET /api/share-packs-of-driver': () =>
        Response.json([{ ...pack, state, createdAt: '2026-11-22T10:00:00.000Z' }]),
      [WITHDRAW]: () => {
        state = 'withdrawn';
        return new Response(null, { status: 204 });
      },
    });
    await choose(user, 'Dave Field', 'Documents');
    const dialog = within(await screen.findByRole('dialog', { name: 'Documents of Dave Field' }));
    await user.click(dialog.getByRole('button', { name: 'Look at the documents' }));
    expect(await dialog.findByText('Open · 2 documents · until 6 Dec 2026')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Withdraw Wharf Road' }));
    expect(await dialog.findByText('Withdrawn · 2 documents · until 6 Dec 2026')).toBeTruthy();
    expect(calls.filter(({ call }) => call === WITHDRAW)).toHaveLength(1);
    expect(dialog.queryByRole('button', { name: /Withdraw/ })).toBeNull();
  });

  it('offers no look at an admin’s own documents, which nobody would be told of', async () => {
    const { user } = await thePeople([SELF]);
    await user.click(await screen.findByRole('button', { name: 'More for Siân Hill' }));
    expect(screen.getByRole('menuitem', { name: /^Change role/ })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Documents' })).toBeNull();
  });
});
