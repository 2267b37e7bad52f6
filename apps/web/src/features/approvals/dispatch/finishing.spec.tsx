import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../../testing/accounts.js';
import { aHalfDoneCollation } from '../../../../testing/collations.js';
import { openPage } from '../../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../../testing/server.js';
import { offTheDesk, onADesk } from '../../../../testing/set-list.js';

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
    const { user } = theSet('driver', own);
    await user.click(await screen.findByRole('button', { name: /^Continue Check Sheet/ }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/check-sheet?draft=check-1'));
  });

  it('begins the form that it lacks with what it knows, once, and opens it at its top', async () => {
    localStorage.setItem('groundsheet-form-memory:d', JSON.stringify({ companies: ['Hill Plant'] }));
    let reply: () => Response = () => refusal(503, 'x', 'Try again in a minute.');
    const { user, bodiesOf } = theSet('driver', own, { [BEGIN]: () => reply() });
    const button = await screen.findByRole('button', { name: /^Continue Timesheet/ });
    await user.click(button);
    expect(await screen.findByText('Try again in a minute.')).toBeTruthy();
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
    expect(await screen.findByRole('button', { name: /^Continue Timesheet/ })).toMatchObject({
      disabled: true,
    });
    expect(screen.getByText('The timesheet has been sent. You can correct it in View Forms.')).toBeTruthy();
  });
});

describe('another driver’s set', () => {
  const half = aHalfDoneCollation();
  const open = async (replies: Replies = {}) => {
    onADesk();
    const page = theSet('supervisor', half, replies);
    await page.user.click(await screen.findByRole('button', { name: /^Ask Dave Hill/ }));
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Ask Dave Hill' })) };
  };
  afterEach(offTheDesk);

  it('says whom it asks for what, and sends one line with it', async () => {
    const { user, dialog, bodiesOf, calls } = await open({
      [ASK]: () => new Response(null, { status: 204 }),
    });
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'No timesheet',
      'Check sheet Thu 19 Nov: 3 of 25 items, driver’s signature',
    ]);
    expect(dialog.getByText(/^Dave Hill gets a mail in your name/)).toBeTruthy();
    expect(calls.filter(({ call }) => call === ASK)).toEqual([]);
    const line = dialog.getByLabelText<HTMLInputElement>('Add a line (optional)');
    expect(line.maxLength).toBe(200);
    await user.type(line, ' Before four, please. ');
    await user.dblClick(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Dave Hill gets a mail with what is missing.')).toBeTruthy();
    expect(bodiesOf(ASK)).toEqual([{ note: 'Before four, please.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says when they have been asked already', async () => {
    const said = 'Dave Hill has been asked already. Try again tomorrow.';
    const { user, dialog } = await open({ [ASK]: refusal(429, 'form-set.asked-already', said) });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(said);
  });

  it('keeps the question where there is no signal', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('Add a line (optional)'), 'Please.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^The mail was not sent/);
    expect(dialog.getByLabelText('Add a line (optional)')).toHaveProperty('value', 'Please.');
  });

  it('says when it was asked for and by whom, and can be asked for again after a day', async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const asked = { at: ago(1), by: 'Ruth Keane' };
    const lately = theSet('supervisor', { ...half, asked });
    expect(await screen.findByText(/^Asked .*, \d\d:\d\d by Ruth Keane$/)).toBeTruthy();
    lately.replies['GET /api/collations'] = [{ ...half, asked: { ...asked, at: ago(25) } }];
    onADesk();
    cleanup();
    openPage('/collations?tab=needs-completion');
    expect(await screen.findByRole('button', { name: /^Ask Dave Hill/ })).toMatchObject({ disabled: false });
  });
});
