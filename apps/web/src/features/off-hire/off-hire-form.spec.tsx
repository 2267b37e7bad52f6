/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';
import { today } from '../../lib/today.js';

const GIVE = 'POST /api/off-hires';
const GIVEN = { reference: 'OH-7K3M9QXD', plantNumber: 'D-114', noticeDays: 7, noticeEnds: '2026-12-04' };

function thePage(replies: Replies = {}, address = '/off-hire') {
  const server = aServer({
    'GET /api/form-limits': { recipients: 5, photos: 1 },
    'GET /api/customers': [{ id: 'c-1', name: 'Northgate Civils Ltd', requiresOrderValidation: false }],
    'GET /api/vehicles/demo-codes': [],
    [GIVE]: GIVEN,
    ...replies,
  });
  return { ...server, user: openPage(address) };
}
const field = (label: string | RegExp) => screen.findByLabelText(label);
async function fill(user: UserEvent, but: Record<string, string> = {}) {
  const typed = {
    'Plant number': 'D-114',
    'Your name': 'Siân O’Neill',
    'Firm that has it on hire': 'Northgate Civils Ltd',
    Telephone: '0191 496 0114',
    Email: 'sian@northgate-civils.co.uk',
    'Hours on the clock': '4210',
    ...but,
  };
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(await field(label));
    if (text) await user.type(await field(label), text);
  }
}
const give = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Give off-hire notice' }));

it('is given without an account, and shows the number, the end of the notice and where the receipt goes', async () => {
  const { user, bodiesOf, calls } = thePage();
  await fill(user, { 'Where it stands (optional)': 'Wharf Road' });
  await give(user);
  expect(await screen.findByText('OH-7K3M9QXD')).toBeTruthy();
  expect(screen.getByText('7 working days, to Fri 4 Dec 2026')).toBeTruthy();
  expect(screen.getByText('sian@northgate-civils.co.uk')).toBeTruthy();
  expect(bodiesOf(GIVE)).toEqual([
    {
      ...{
        plantNumber: 'D-114',
        contactName: 'Siân O’Neill',
        firm: 'Northgate Civils Ltd',
        phone: '0191 496 0114',
      },
      ...{ email: 'sian@northgate-civils.co.uk', machineHours: '4210', siteLocation: 'Wharf Road' },
      ...{ readyFrom: today(), photos: [] },
    },
  ]);
  expect(calls.find(({ call }) => call === GIVE)!.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  await user.click(screen.getByRole('button', { name: 'Off-hire another' }));
  expect((await field('Your name')) as HTMLInputElement).toMatchObject({ value: 'Siân O’Neill' });
  expect((await field('Plant number')) as HTMLInputElement).toMatchObject({ value: '' });
});

it('says beside each field what is missing, goes to the first of them, and sends nothing', async () => {
  const { user, bodiesOf } = thePage();
  await give(user);
  for (const words of [
    /scan the code, or type/,
    /enter your name/,
    /that we can ring/,
    /for the receipt/,
    /hours on the clock, or 0/,
  ])
    expect(await screen.findByText(words)).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await field('Plant number')));
  expect(bodiesOf(GIVE)).toEqual([]);
  await user.type(await field('Your name'), 'Siân');
  await waitFor(() => expect(screen.queryByText(/enter your name/)).toBeNull());
});

it('says what the server says of a field and of the whole, and keeps what was typed without a signal and after a reload', async () => {
  const { user, replies } = thePage({
    [GIVE]: () =>
      refusal(422, 'request.invalid', 'No.', [
        { path: 'readyFrom', code: 'x', message: 'That day is too far off.' },
      ]),
  });
  await fill(user);
  await give(user);
  expect(await screen.findByText('That day is too far off.')).toBeTruthy();
  replies[GIVE] = () =>
    refusal(429, 'guest.too-many-forms', '10 forms have been sent from this device within an hour.');
  await give(user);
  expect(await screen.findByText(/^10 forms have been sent/)).toBeTruthy();
  delete replies[GIVE];
  await give(user);
  expect(await screen.findByText(/^Not sent\. No signal\./)).toBeTruthy();
  const kept = { ...localStorage };
  await closePage();
  Object.assign(localStorage, kept);
  thePage();
  expect((await field('Firm that has it on hire')) as HTMLInputElement).toMatchObject({
    value: 'Northgate Civils Ltd',
  });
});

it('sends the same again under its key, and under another once something has changed', async () => {
  const { user, replies, calls } = thePage();
  delete replies[GIVE];
  await fill(user);
  await give(user);
  await screen.findByText(/^Not sent\. No signal\./);
  await give(user);
  await user.type(await field('Your name'), '!');
  replies[GIVE] = GIVEN;
  await give(user);
  await screen.findByText('OH-7K3M9QXD');
  const keys = calls.filter(({ call }) => call === GIVE).map(({ headers }) => headers.get('Idempotency-Key'));
  expect([keys.length, new Set(keys.slice(0, 2)).size, new Set(keys).size]).toEqual([3, 1, 2]);
});

it('shows the photos that were added before the page was left, and keeps none that is removed', async () => {
  const key = 'groundsheet-off-hire:guest';
  const picture = 'data:image/jpeg;base64,AA==';
  const photos = ['/api/objects/p-1', '/api/objects/p-2'];
  const entry = { plantNumber: 'D-114', contactName: '', firm: '', phone: '', email: '', machineHours: '' };
  const kept = { entry: { ...entry, siteLocation: '', photos, readyFrom: today() }, key: 'k' };
  const pictures = { [photos[0]!]: picture, [photos[1]!]: `${picture}2` };
  localStorage.setItem(key, JSON.stringify({ ...kept, pictures }));
  const { user, bodiesOf } = thePage();
  expect((await screen.findByRole('img', { name: 'Photo 1' })).getAttribute('src')).toBe(picture);
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(screen.getByRole('img', { name: 'Photo 1' }).getAttribute('src')).toBe(`${picture}2`);
  expect(JSON.parse(localStorage.getItem(key)!).pictures).toEqual({ [photos[1]!]: `${picture}2` });
  await fill(user);
  await give(user);
  await screen.findByText('OH-7K3M9QXD');
  expect(bodiesOf(GIVE)).toEqual([expect.objectContaining({ photos: [photos[1]] })]);
});

it('is reached from the page of a machine, with its number, and from a stranger’s home', async () => {
  signedInHere('driver');
  const { user } = thePage(
    {
      ...anAccount('driver'),
      'GET /api/machines/plant/D-114': {
        ...{
          machine: null,
          status: 'in-use',
          defects: [],
          certificates: [],
          lastCheckedOn: null,
          isCheckedToday: false,
        },
        ...{ hours: [], open: [] },
      },
      'GET /api/machines/plant/D-114/checks': [],
    },
    '/machines/D-114',
  );
  await user.click(await screen.findByRole('link', { name: 'Off-hire this machine' }));
  expect(await screen.findByRole('heading', { name: 'Off-hire this machine' })).toBeTruthy();
  expect((await field('Plant number')) as HTMLInputElement).toMatchObject({ value: 'D-114' });
  await closePage();
  thePage({}, '/');
  const link = await screen.findByRole('link', { name: 'Off-hire a machine' });
  expect(link.getAttribute('href')).toBe('/off-hire');
});
