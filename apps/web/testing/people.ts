import { screen, within } from '@testing-library/react';

import { anAccount, signedInHere } from './accounts.js';
import { openPage } from './page.js';
import { aServer, type Replies } from './server.js';

export const LIST = 'GET /api/drivers';
export const DAVE = {
  id: 'dave',
  fullName: 'Dave Field',
  email: 'dave@harrow-plant.co.uk',
  role: 'driver',
  state: 'active',
  confirmed: true,
  invitedUntil: null,
  lastSignedInAt: '2026-11-20T08:15:00.000Z',
  forms: 1204,
  closed: null,
};
export const ONLY_ADMIN = 'You are the only admin, so your account has to stay an admin.';
export const SELF = { ...DAVE, id: 'd', fullName: 'Siân Hill', role: 'admin', closed: ONLY_ADMIN };
export const INVITED = {
  ...DAVE,
  id: 'bev',
  fullName: 'Bev Haigh',
  state: 'invited',
  confirmed: false,
  invitedUntil: '2020-01-01T00:00:00.000Z',
  lastSignedInAt: null,
  forms: 0,
};

/** The list as an admin sees it, and what was asked for it. */
export async function thePeople(people: object[], replies: Replies = {}, address = '/admin/people') {
  signedInHere('admin');
  const asked: string[] = [];
  const server = aServer({
    ...anAccount('admin'),
    [LIST]: (request) => {
      const { searchParams } = new URL(request.url);
      searchParams.sort();
      asked.push(searchParams.toString());
      return people;
    },
    ...replies,
  });
  const user = openPage(address);
  await screen.findByRole('heading', { name: 'People', level: 1 });
  return { ...server, asked, user };
}
export const person = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li, tr') as HTMLElement);

export async function choose(user: ReturnType<typeof openPage>, name: string, item: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
