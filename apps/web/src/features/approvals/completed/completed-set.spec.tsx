import { screen, within } from '@testing-library/react';

import { aServerWith, aSet, READ, SIGNED } from '../../../../testing/form-set.js';
import { openPage } from '../../../../testing/page.js';
import { aServer, refusal } from '../../../../testing/server.js';

const OPEN = 'POST /api/form-links';
const MAILED = aSet({
  clientSignedAt: '2026-11-21T14:50:00.000Z',
  status: 'completed',
  approval: SIGNED,
  completedAt: '2026-11-21T15:00:00.000Z',
  readAs: 'recipient',
});

it('opens by the key from its mail, which leaves the address bar', async () => {
  const { bodiesOf } = aServer({ [OPEN]: new Response(null, { status: 204 }), [READ]: MAILED });
  openPage('/completed-set/set-1?key=k');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dave Hill, EX-0417' })).toBeTruthy();
  expect(bodiesOf(OPEN)).toEqual([{ formId: 'set-1', key: 'k' }]);
  expect(location.search).toBe('');
  expect(screen.getByRole('link', { name: 'Download PDF' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Client signature' })).toBeTruthy();
  expect(screen.getByText(/^Signed 21 Nov 2026, \d\d:50, on the driver’s phone$/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Photo \d of / })).toHaveLength(2);
  expect(screen.queryByText('Driver Performance')).toBeNull();
});

it('puts the answer first, what is wrong next, and folds what is looked up', async () => {
  aServer({
    [READ]: MAILED,
    'GET /api/firm': { name: 'Hill Plant Ltd', telephone: '0191 496 0200', addressLines: [] },
  });
  openPage('/completed-set/set-1');
  const answer = within(await screen.findByRole('region', { name: 'In short' }));
  expect(answer.getByText('49.0 h')).toBeTruthy();
  expect(answer.getByText('EX-0417 · week to Sat 21 Nov')).toBeTruthy();
  for (const line of [
    'Signed by Siân O’Neill for the client and Dai Rees, foreman',
    'Standing 2.0 h, breakdown 1.5 h',
    '2 check sheets: 2 defects',
  ]) {
    expect(answer.getByText(line)).toBeTruthy();
  }
  const order = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  expect(order.indexOf('defects-title')).toBeLessThan(order.indexOf('week-summary-title'));
  const facts = screen.getByRole('heading', { name: 'Form Set Summary' }).closest('details');
  expect(facts).toHaveProperty('open', false);
  expect(screen.getByText('Something wrong?').closest('p')?.textContent).toBe(
    'Something wrong? Reply to the mail or ring Hill Plant Ltd on 0191 496 0200.',
  );
});

it('tells how the checks have turned out where it went without its timesheet', async () => {
  aServer({ [READ]: { ...MAILED, timesheet: null, hours: null, completedWithout: 'timesheet' } });
  openPage('/completed-set/set-1');
  const answer = within(await screen.findByRole('region', { name: 'In short' }));
  expect(answer.getByText('2 check sheets: 2 defects')).toBeTruthy();
  expect(answer.queryByText(/^Standing/)).toBeNull();
  expect(screen.getByText(/Completed without its timesheet\./)).toBeTruthy();
});

it.each([
  ['recipient', false],
  ['driver', true],
  ['office', true],
])('shows the log, the way to stop links and the way back to a reader as %s: %s', async (readAs, shown) => {
  aServer({ [READ]: { ...MAILED, readAs }, 'GET /api/combined-forms/set-1/events': [] });
  openPage('/completed-set/set-1');
  await screen.findByRole('link', { name: 'Download PDF' });
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  for (const name of ['Stop links', 'Send again'])
    expect(screen.queryByRole('button', { name }) !== null).toBe(shown);
  expect(screen.queryByRole('link', { name: 'Back to Dashboard' }) !== null).toBe(shown);
  expect(screen.queryByText('Event log') !== null).toBe(shown);
  expect(screen.queryByText('Something wrong?') === null).toBe(shown);
});

it.each(['recipient', 'driver', 'office'])('says to a %s that its own driver sent it', async (readAs) => {
  const sent = { ...MAILED, readAs, isSentByDriver: true };
  aServer({ [READ]: sent, 'GET /api/combined-forms/set-1/events': [] });
  openPage('/completed-set/set-1');
  expect(await screen.findByText('Approved and sent by its own driver')).toBeTruthy();
});

it('says what to do about a link that does not open it', async () => {
  aServer({
    [OPEN]: refusal(404, 'form-link.stopped', 'This link was stopped.'),
    'GET /api/firm': { name: 'Hill Plant Ltd', telephone: '0191 496 0200', addressLines: [] },
  });
  openPage('/completed-set/set-1?key=old');
  expect(await screen.findByRole('heading', { name: 'This form set cannot be opened' })).toBeTruthy();
  expect(screen.getByText('This link was stopped.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '0191 496 0200' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

it('is mailed again to those who have had it, and says who wants no mail', async () => {
  const call = 'POST /api/combined-forms/set-1/send-again';
  const emails = ['hire@northgate.co.uk', 'qs@northgate.co.uk'];
  const { bodiesOf, replies } = aServerWith({ ...MAILED, readAs: 'office', emails }, 'supervisor', {
    'GET /api/combined-forms/set-1/events': [],
    [call]: refusal(422, 'form-set.nobody-mailed', 'Nobody would get this set.'),
  });
  const user = openPage('/completed-set/set-1');
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send again' }));
  expect(dialog.getByText(/^Form set FS-1 will be mailed exactly as it was sent\./)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send again (2)' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Nobody would get this set.');
  replies[call] = { unwanted: ['qs@northgate.co.uk'] };
  await user.click(dialog.getByRole('button', { name: 'Send again (2)' }));
  expect(
    await screen.findByText(
      'It is going to hire@northgate.co.uk. Not sent to qs@northgate.co.uk, who has asked for no more mail.',
    ),
  ).toBeTruthy();
  expect(bodiesOf(call)).toEqual([{ recipients: emails }, { recipients: emails }]);
});
