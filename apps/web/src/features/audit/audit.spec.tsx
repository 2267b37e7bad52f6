import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';

const LIST = 'GET /api/audit-events';
const SENT = {
  id: '1',
  at: '2026-11-20T08:15:00.000Z',
  what: 'form.sent',
  words: 'Sent a form',
  who: { id: 'dave', name: 'Dave Field' },
  about: { kind: 'form', id: 'f', name: 'TS-7K3M9QXD', opens: true, isArchived: false },
  network: '203.0.113.9',
  device: 'Chrome on Android',
};

/** The log as an admin sees it, and what was asked for it. */
function theLog(address: string, reply: () => object) {
  signedInHere('admin');
  const asked: string[] = [];
  aServer({
    ...anAccount('admin'),
    [LIST]: (request) => {
      const { searchParams } = new URL(request.url);
      searchParams.sort();
      asked.push(searchParams.toString());
      return reply();
    },
  });
  return { asked, user: openPage(address) };
}

it('tells when, who, what, about what and from where, and leads to what has a page', async () => {
  const rest = { at: SENT.at, network: null, device: null };
  theLog('/admin/audit', () => [
    SENT,
    { ...SENT, id: '2', about: { kind: 'form-set', id: 's', name: 'FS-1', opens: true } },
    { ...SENT, id: '3', about: { kind: 'account', id: 'a', name: 'Bev Haigh', opens: true } },
    { ...SENT, id: '4', about: { kind: 'form', id: 'g', name: 'TS-DRAFT', opens: false } },
    { ...SENT, ...rest, id: '5', who: null, about: { kind: 'account', id: null, name: null, opens: false } },
    { ...SENT, id: '7', about: { kind: 'vault', id: 'v', name: 'Al Fore', opens: true } },
    { ...SENT, id: '8', about: { kind: 'company', id: 'c', name: 'Northgate', opens: true } },
    { ...SENT, id: '9', about: { kind: 'company', id: 'd', name: 'Quarry', opens: true, isArchived: true } },
    { ...SENT, id: '10', about: { kind: 'machine', id: 'm', name: 'D-114', opens: true } },
    {
      ...SENT,
      id: '6',
      who: { id: 'x', name: null },
      about: { kind: 'form', label: 'Form', id: 'y', name: null, opens: false },
    },
  ]);
  const first = within((await screen.findByText('TS-7K3M9QXD')).closest('li, tr') as HTMLElement);
  for (const words of ['Dave Field', 'Sent a form', '203.0.113.9', 'Chrome on Android'])
    expect(first.getByText(words)).toBeTruthy();
  const page = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(page('TS-7K3M9QXD')).toBe('/completed-form/f');
  expect(page('FS-1')).toBe('/collations/s');
  expect(page('Bev Haigh')).toBe('/admin/people/a');
  expect(first.getByRole('link', { name: 'Dave Field' }).getAttribute('href')).toBe('/admin/people/dave');
  expect(page('Al Fore')).toBe('/admin/people/v');
  expect(page('Northgate')).toBe('/admin?search=Northgate');
  expect(page('Quarry')).toBe('/admin?search=Quarry&archived=true');
  expect(page('D-114')).toBe('/machines/D-114');
  expect(screen.queryByRole('link', { name: 'TS-DRAFT' })).toBeNull();
  for (const words of ['Nobody signed in', 'No record', 'Deleted account', 'Form, no longer kept'])
    expect(screen.getByText(words)).toBeTruthy();
});

it('asks for person, record and days, says what is refused, and shows everything again', async () => {
  const message = 'More than 20 people match this. Please type more of it.';
  let tooMany = true;
  const { asked, user } = theLog('/admin/audit?person=d&from=2026-02-30&to=2026-11-20', () =>
    tooMany ? refusal(422, 'audit.too-many-found', message) : [],
  );
  expect(await screen.findByText(message)).toBeTruthy();
  expect(asked[0]).toBe('person=d&to=2026-11-20');
  tooMany = false;
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.type(screen.getByLabelText('Record'), 'TS-7K3M9QXD');
  await waitFor(() => expect(asked.at(-1)).toBe('person=d&record=TS-7K3M9QXD&to=2026-11-20'));
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  await user.click(await screen.findByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(asked.at(-1)).toBe(''));
});

it('offers all entries that the filters find as a file, and none where there are none', async () => {
  theLog('/admin/audit', () => [SENT]);
  const file = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await file('All entries (CSV)')).toBe('/api/audit-events/export.csv?');
  closePage();
  theLog('/admin/audit?person=d+hill&to=2026-11-20', () => [SENT]);
  expect(await file('Matching entries (CSV)')).toBe(
    '/api/audit-events/export.csv?person=d+hill&to=2026-11-20',
  );
  closePage();
  theLog('/admin/audit?person=nobody', () => []);
  await screen.findByText(/^No entries match/);
  expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
});

it('says why the file cannot be had, and saves no refusal', async () => {
  const message = 'This table has more than 10,000 rows. Please choose fewer days, or a person or record.';
  signedInHere('admin');
  aServer({
    ...anAccount('admin'),
    [LIST]: () => [SENT],
    'HEAD /api/audit-events/export.csv': () => new Response(null, { status: 422 }),
    'GET /api/audit-events/export.csv': () => refusal(422, 'audit.too-long', message),
  });
  const user = openPage('/admin/audit');
  await user.click(await screen.findByRole('link', { name: 'All entries (CSV)' }));
  expect(await screen.findByText(message)).toBeTruthy();
});
