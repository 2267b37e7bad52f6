import { screen, waitFor } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import type { Role } from '../../lib/session/role.js';

const FIND = 'GET /api/references';

/** A page of an account, and what was looked for. */
function aPage(role: Role, found: object) {
  signedInHere(role);
  const asked: (string | null)[] = [];
  aServer({
    ...anAccount(role),
    'GET /api/history': [],
    [FIND]: (request: Request) => {
      asked.push(new URL(request.url).searchParams.get('reference'));
      return found;
    },
  });
  return { user: openPage('/history'), asked };
}

const ROLES = ['driver', 'supervisor', 'admin'] as const;
const RECORDS = [
  [{ kind: 'timesheet', id: 't-1', isDraft: false }, 'ts 7k3m9qxd', '/completed-form/t-1'],
  [{ kind: 'check-sheet', id: 'c-1', isDraft: false }, 'CS-7K3M9QXD', '/completed-form/c-1'],
  [{ kind: 'form-set', id: 's-1', isDraft: false }, 'fs7k3m9qxd', '/collations/s-1'],
  [{ kind: 'defect', id: 'd-1', isDraft: false }, 'd 1042', '/defects/d-1'],
  [{ kind: 'machine', id: 'm-1', reference: 'EX-0417', isDraft: false }, 'ex0417', '/machines/EX-0417'],
] as const;

const OFF_HIRE = { kind: 'off-hire', id: 'o-1', isDraft: false };
it.each(['supervisor', 'admin'] as const)(
  'opens for a %s the off-hire notice with the reference',
  async (role) => {
    const { user } = aPage(role, OFF_HIRE);
    await user.click(await screen.findByRole('button', { name: 'Open by reference' }));
    await user.type(await screen.findByLabelText('Reference'), 'OH-7K3M9QXD{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/off-hires/o-1'));
  },
);

it.each(ROLES.flatMap((role) => RECORDS.map(([found, typed, page]) => ({ role, found, typed, page }))))(
  'opens for a $role what has the reference $typed',
  async ({ role, found, typed, page }) => {
    const { user, asked } = aPage(role, found);
    await screen.findByRole('button', { name: 'Open by reference' });
    await user.keyboard('/');
    await user.type(await screen.findByLabelText('Reference'), `${typed}{Enter}`);
    await waitFor(() => expect(location.pathname).toBe(page));
    expect(asked).toEqual([typed]);
  },
);

it('opens a draft of one’s own in its wizard', async () => {
  const { user } = aPage('driver', { kind: 'timesheet', id: 't-2', isDraft: true });
  await user.click(await screen.findByRole('button', { name: 'Open by reference' }));
  await user.type(await screen.findByLabelText('Reference'), 'TS-7K3M9QXD{Enter}');
  await waitFor(() => expect(location.pathname + location.search).toMatch(/^\/timesheet\?draft=t-2/));
});

it('says what the server says where nothing can be opened, until something else is typed', async () => {
  const words = 'Nothing with the reference TS-7K3M9QXD that you may open.';
  const { user } = aPage('driver', refusal(404, 'reference.unknown', words));
  await user.click(await screen.findByRole('button', { name: 'Open by reference' }));
  const box = await screen.findByLabelText('Reference');
  await user.type(box, 'TS-7K3M9QXD{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(location.pathname).toBe('/history');
  await user.type(box, '2');
  expect(screen.queryByText(words)).toBeNull();
});

it('leaves a slash to the field that it is typed into', async () => {
  const { user } = aPage('driver', {});
  await screen.findByRole('button', { name: 'Open by reference' });
  const search = await screen.findByLabelText('Search');
  await user.type(search, 'a/b');
  expect((search as HTMLInputElement).value).toBe('a/b');
  expect(screen.queryByLabelText('Reference')).toBeNull();
});

it('is not there for guests', async () => {
  aServer({});
  openPage('/');
  await screen.findByRole('button', { name: /^Quick Timesheet/ });
  expect(screen.queryByRole('button', { name: 'Open by reference' })).toBeNull();
});
