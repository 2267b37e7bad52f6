import { screen, waitFor } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../../testing/accounts.js';
import { aHalfDoneCollation } from '../../../../testing/collations.js';
import { openPage } from '../../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../../testing/server.js';

const ASK = 'POST /api/collations/set-2/ask';
const BEGIN = 'POST /api/timesheets';

function theSet(role: 'driver' | 'supervisor', set: object, replies: Replies = {}) {
  signedInHere(role);
  const server = aServer({
    ...anAccount(role),
    'GET /api/collations/counts': { ready: 0, incomplete: 1, needsCompletion: 1 },
    'GET /api/collations': [set],
    ...replies,
  });
  return { ...server, user: openPage('/collations?tab=needs-completion') };
}

describe('a driver’s own set', () => {
  const own = aHalfDoneCollation({ isOwn: true });

  it('opens its draft', async () => {
    theSet('driver', own);
    const carryOn = await screen.findByRole('link', { name: /^Continue Check Sheet/ });
    expect(carryOn.getAttribute('href')).toBe('/check-sheet?draft=check-1');
  });

  it('begins the form that it lacks with what it knows, once, and opens it at its top', async () => {
    localStorage.setItem('groundsheet-form-memory:d', JSON.stringify({ companies: ['Hill Plant'] }));
    let reply: () => Response = () => refusal(503, 'x', 'Try again in a minute.');
    const { user, bodiesOf } = theSet('driver', own, { [BEGIN]: () => reply() });
    const button = await screen.findByRole('button', { name: /^Continue Timesheet/ });
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Try again in a minute.');
    // The first one had arrived after all.
    reply = () => refusal(409, 'form.already-begun', 'It has been begun.');
    await user.click(button);
    await waitFor(() => expect(location.pathname).toBe('/timesheet'));
    const [first, second] = bodiesOf(BEGIN) as { id: string; weekEnding: string; plantNumber: string }[];
    expect(second).toEqual(first);
    expect(first).toMatchObject({ weekEnding: '2026-11-21', plantNumber: 'D-114', company: 'Hill Plant' });
    expect(location.search).toBe(`?draft=${first!.id}&step=1`);
  });

  it('does not begin a second timesheet', async () => {
    const sheet = {
      id: 'sheet-1',
      kind: 'timesheet',
      status: 'submitted',
      reference: 'TS-1',
      date: '2026-11-21',
    };
    const forms = [...own.forms, { ...sheet, missing: ['Driver’s signature'], attentionCount: 0 }];
    theSet('driver', { ...own, forms });
    expect(await screen.findByRole('button', { name: 'Continue Timesheet' })).toMatchObject({
      disabled: true,
    });
    expect(screen.getByText('The timesheet has been sent. You can correct it in View Forms.')).toBeTruthy();
  });
});

describe('another driver’s set', () => {
  it('cannot be continued, but its driver can be asked', async () => {
    const { user, calls } = theSet('supervisor', aHalfDoneCollation(), {
      [ASK]: () => new Response(null, { status: 204 }),
    });
    for (const name of ['Continue Timesheet', 'Continue Check Sheet'])
      expect(await screen.findByRole('button', { name })).toMatchObject({ disabled: true });
    await user.click(screen.getByRole('button', { name: /^Ask Dave Hill/ }));
    expect(await screen.findByText('Asked')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Dave Hill has been asked/ })).toMatchObject({
      disabled: true,
    });
    expect(calls.filter(({ call }) => call === ASK)).toHaveLength(1);
  });

  it('says when they have been asked already', async () => {
    const said = 'Dave Hill has been asked already. Try again tomorrow.';
    const { user } = theSet('supervisor', aHalfDoneCollation(), {
      [ASK]: refusal(429, 'form-set.asked-already', said),
    });
    await user.click(await screen.findByRole('button', { name: /^Ask Dave Hill/ }));
    expect((await screen.findByRole('alert')).textContent).toBe(said);
  });

  it('keeps the question where there is no signal', async () => {
    const { user } = theSet('supervisor', aHalfDoneCollation());
    await user.click(await screen.findByRole('button', { name: /^Ask Dave Hill/ }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The mail has not gone/);
    expect(screen.getByRole('button', { name: /^Ask Dave Hill/ })).toMatchObject({ disabled: false });
  });
});
