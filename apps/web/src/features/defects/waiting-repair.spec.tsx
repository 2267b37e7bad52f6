/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { drain } from '../../forms/outbox/drain.js';
import { hashOf } from '../../forms/outbox/hash-of.js';
import { loadOutbox, removeEntriesOf } from '../../forms/outbox/outbox-store.js';
import { setLocalOwner } from '../../lib/local-owner.js';

const ID = '0199a000-0000-7000-8000-000000000001';
const BRAKE = {
  ...{ id: ID, number: 'D-1042', plantNumber: 'D-114', item: 'Park brake', finding: 'something wrong' },
  ...{ note: null, photoUrl: null, severity: 'A', proposed: null, state: 'open', isStopping: true },
  ...{ isReleased: false, isWithdrawn: false, isRepeat: false, openedAt: '2026-11-17T07:12:00.000Z' },
  ...{ dueOn: '2026-11-17', isOverdue: true, owner: null, formId: null, isOwn: false, isWithFitter: false },
  events: [{ kind: 'reported', at: '2026-11-17T07:12:00.000Z', by: 'Dave Hill', lines: [] }],
};
const REPAIR = `POST /api/defects/${ID}/repair`;
const received = async (request: Request) => {
  const bodySha256 = await hashOf(await request.text());
  return { success: true, receipt: { formId: 'x', reference: 'RR-7K3M9QXD', bodySha256, pictures: [] } };
};

afterEach(async () => {
  await removeEntriesOf('d');
  await closePage();
});

/** A supervisor records what a fitter has told them, and nobody answers. */
async function aQueuedRepair() {
  signedInHere('supervisor');
  const server = aServer({ ...anAccount('supervisor'), [`GET /api/defects/${ID}`]: BRAKE });
  const user = openPage(`/defects/${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Record a repair' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a repair' }));
  await user.type(dialog.getByLabelText('Fitter'), 'Gary Platt');
  await user.type(dialog.getByLabelText('What was done'), 'New cable.');
  await user.click(dialog.getByRole('button', { name: 'Record repair' }));
  expect(await screen.findByText(/^The repair is kept on this phone\./)).toBeTruthy();
  return { server, user };
}

it('keeps what a supervisor records without a signal, and sends it once, when there is one', async () => {
  const { server } = await aQueuedRepair();
  expect(screen.queryByRole('button', { name: 'Record a repair' })).toBeNull();
  server.replies[REPAIR] = received;
  await drain(true);
  await waitFor(() => expect(screen.queryByText(/^The repair is kept/)).toBeNull());
  await drain(true);
  const made = server.calls.filter(({ call }) => call === REPAIR);
  expect(made).toHaveLength(2);
  expect(made[1]!.body).toEqual(made[0]!.body);
  expect(made[1]!.body).toMatchObject({ fitter: 'Gary Platt', work: 'New cable.', on: expect.any(String) });
  expect(new Set(made.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

it('goes with the session of who has recorded it, and with nobody else’s', async () => {
  const { server } = await aQueuedRepair();
  // What its own owner has begun by queueing it.
  await drain(true);
  server.replies[REPAIR] = received;
  const before = server.calls.length;
  for (const owner of ['guest', 'somebody else']) {
    setLocalOwner(owner);
    await drain(true);
  }
  expect(server.calls.slice(before).filter(({ call }) => call === REPAIR)).toEqual([]);
  setLocalOwner('d');
  await drain(true);
  expect((await loadOutbox()).map(({ state, reference }) => [state, reference])).toEqual([
    ['sent', 'RR-7K3M9QXD'],
  ]);
});

it('can be taken back with what was typed', async () => {
  const { user } = await aQueuedRepair();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a repair' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('What was done').value).toBe('New cable.');
  expect(await loadOutbox()).toEqual([]);
});
