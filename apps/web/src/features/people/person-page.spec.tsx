/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aDocument } from '../../../testing/documents.js';
import { closePage, openPage } from '../../../testing/page.js';
import { DAVE, INVITED, SELF, thePeople } from '../../../testing/people.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';

afterEach(closePage);

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
const region = async (name: string) => within(await screen.findByRole('region', { name }));

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
      given ? Response.json([]) : refusal(403, 'session.password-needed', 'Please give your password again.'),
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
