import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { ADDRESS, aServerWith, aSet, SIGNED } from '../../../testing/form-set.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import type { LogEntry } from './event-words.js';

const OF_FORM = 'GET /api/forms/id-1/events';
const OF_SET = 'GET /api/combined-forms/set-1/events';
const STOP = 'POST /api/combined-forms/set-1/revoke-links';
const TIMESHEET = {
  ...{ kind: 'timesheet', id: 'id-1', status: 'submitted', reference: 'TS-1', weekEnding: '2026-11-21' },
  ...{ driverSignedName: 'Dave Hill', clientSignedName: 'Jo Bloggs', supersededBy: null },
};

function anEvent(minute: number, said: Partial<LogEntry>): LogEntry {
  const at = `2026-11-21T16:${String(minute).padStart(2, '0')}:00.000Z`;
  const nowhere = { who: null, signatory: null, recipient: null, network: null, device: null };
  return { at, what: 'form.sent', words: 'Sent a form', about: 'id-1', ...nowhere, ...said };
}

function openForm(role: 'driver' | 'supervisor', readAs: string, replies: object) {
  signedInHere(role);
  const server = aServer({ ...anAccount(role), 'GET /api/forms/id-1': { ...TIMESHEET, readAs }, ...replies });
  return { ...server, user: openPage('/completed-form/id-1') };
}
const show = async () =>
  within((await screen.findByRole('heading', { name: 'Event log' })).closest('details')!);
const lines = async () => {
  const list = within(await screen.findByRole('list', { name: 'Events, newest first' }));
  return list
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('p')].map((p) => p.textContent));
};

it.each(['driver', 'supervisor'] as const)(
  'tells the %s what was done with a form, the newest first',
  async (role) => {
    const device = { device: 'Chrome on Android', network: '82.132.4.9' };
    const { user, calls } = openForm(role, role === 'driver' ? 'driver' : 'office', {
      [OF_FORM]: [
        anEvent(0, { what: 'form.begun', who: 'Dave Hill', ...device }),
        anEvent(1, { what: 'form.signed', who: 'Dave Hill', signatory: 'client' }),
        anEvent(2, { what: 'form.signed', who: 'Dave Hill', signatory: 'client', ...device }),
        anEvent(3, { who: 'Dave Hill' }),
        anEvent(4, { what: 'email.failed', recipient: 'hire@h.co' }),
        anEvent(5, { what: 'form.link-opened', recipient: 'site@h.co' }),
        anEvent(6, { what: 'form.new-here', words: 'Did something new', who: 'Ruth Keane' }),
      ],
    });
    const log = await show();
    expect(calls.some(({ call }) => call === OF_FORM)).toBe(false);
    await user.click(log.getByText('Show'));
    const moment = (minute: number) =>
      expect.stringMatching(new RegExp(`^Sat 21 Nov 2026, \\d\\d:0${minute} \\S+`));
    expect(await lines()).toEqual([
      ['Did something new by Ruth Keane', moment(6)],
      ['Opened by the link mailed to site@h.co', moment(5)],
      ['Mail to hire@h.co could not be delivered', moment(4)],
      ['Sent by Dave Hill', moment(3)],
      // The name that stands on the form now is that of the last person to sign.
      [
        'Signed by Jo Bloggs (client)',
        expect.stringContaining(' · signed in as Dave Hill · Chrome on Android · network 82.132.4.9'),
      ],
      ['Signed by the client', moment(1)],
      ['Begun by Dave Hill', expect.stringMatching(/ · Chrome on Android · network 82\.132\.4\.9$/)],
    ]);
  },
);

const CHECK = `${OF_FORM}/check`;
const WHOLE = { about: 'id-1', length: 7, head: 'a'.repeat(64), brokenAt: null, isMissing: false };

it.each([
  ['is whole', WHOLE, 'status', 'The record is whole: 7 entries, none changed, moved or removed.'],
  [
    'was changed',
    { ...WHOLE, brokenAt: 4 },
    'alert',
    /^The record is broken at entry 4, which has been changed\./,
  ],
  [
    'lacks an entry',
    { ...WHOLE, brokenAt: 7, isMissing: true },
    'alert',
    /broken at entry 7, which is missing\./,
  ],
])('tells the office whether the record %s', async (_, checked, role, words) => {
  const { user } = openForm('supervisor', 'office', { [OF_FORM]: [anEvent(0, {})], [CHECK]: [checked] });
  await user.click((await show()).getByText('Show'));
  const told = await screen.findByRole(role);
  await waitFor(() => expect(told.textContent).toMatch(words));
});

it('does not check the record for its driver', async () => {
  const { user, calls } = openForm('driver', 'driver', { [OF_FORM]: [anEvent(0, {})], [CHECK]: [WHOLE] });
  await user.click((await show()).getByText('Show'));
  expect(await lines()).toHaveLength(1);
  expect(calls.some(({ call }) => call === CHECK)).toBe(false);
});

it('shows a long log in part, and the rest when asked', async () => {
  const many = Array.from({ length: 20 }, (_, minute) =>
    anEvent(minute, { what: 'form.read', who: 'Ruth Keane' }),
  );
  const { user } = openForm('supervisor', 'office', { [OF_FORM]: many });
  await user.click((await show()).getByText('Show'));
  expect(await lines()).toHaveLength(15);
  await user.click(screen.getByRole('button', { name: 'Show all 20 events' }));
  expect(await lines()).toHaveLength(20);
});

it('says that nothing is recorded, or that it could not be loaded, and asks again', async () => {
  const { user, replies } = openForm('driver', 'driver', {
    [OF_FORM]: refusal(503, 'unavailable', 'Please try again in a minute.'),
  });
  await user.click((await show()).getByText('Show'));
  expect((await screen.findByRole('alert')).textContent).toBe('Please try again in a minute.');
  replies[OF_FORM] = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing has been recorded yet.')).toBeTruthy();
});

it('is not there for those who have the form by a link', async () => {
  const { calls } = openForm('driver', 'recipient', {});
  expect(await screen.findByRole('heading', { name: 'Weekly Timesheet - Completed' })).toBeTruthy();
  expect(screen.queryByText('Event log')).toBeNull();
  expect(calls.some(({ call }) => call === OF_FORM)).toBe(false);
});

describe('of a set', () => {
  const forms = [
    { id: 't-1', kind: 'timesheet', reference: 'TS-1', status: 'submitted', missing: [], attentionCount: 0 },
  ];
  const events = [
    anEvent(0, { about: 't-1', who: 'Dave Hill' }),
    anEvent(1, { what: 'form-set.signed', about: 'set-1', signatory: 'foreman', who: 'Ruth Keane' }),
  ];

  it.each(['driver', 'supervisor'] as const)(
    'says to the %s which form each event is about',
    async (role) => {
      aServerWith(aSet({ forms, approval: SIGNED }), role, { [OF_SET]: events });
      const user = openPage(ADDRESS);
      await user.click((await show()).getByText('Show'));
      expect(await lines()).toEqual([
        ['Signed by Dai Rees (foreman)', expect.stringMatching(/ · signed in as Ruth Keane$/)],
        ['Sent by Dave Hill', expect.stringMatching(/ · Timesheet TS-1$/)],
      ]);
    },
  );

  it('says to the office which of its forms has a broken record', async () => {
    const whole = { about: 'set-1', length: 3, head: 'a'.repeat(64), brokenAt: null, isMissing: false };
    const records = [whole, { ...whole, about: 't-1', brokenAt: 2 }];
    aServerWith(aSet({ forms, approval: SIGNED }), 'supervisor', {
      [OF_SET]: events,
      [`${OF_SET}/check`]: records,
    });
    const user = openPage(ADDRESS);
    await user.click((await show()).getByText('Show'));
    expect(
      await screen.findByText('The record of Timesheet TS-1 is broken at entry 2, which has been changed.'),
    ).toBeTruthy();
  });

  it('that is completed grows when its links are stopped', async () => {
    const server = aServerWith(aSet({ status: 'completed', approval: SIGNED }), 'driver', { [OF_SET]: [] });
    const user = openPage(ADDRESS);
    await user.click((await show()).getByText('Show'));
    await screen.findByText('Nothing has been recorded yet.');
    server.replies[STOP] = () => {
      server.replies[OF_SET] = [
        anEvent(0, { what: 'form-set.links-revoked', about: 'set-1', who: 'Dave Hill' }),
      ];
      return new Response(null, { status: 204 });
    };
    await user.click(screen.getByRole('button', { name: 'Stop links' }));
    const asked = within(
      await screen.findByRole('alertdialog', { name: 'Stop the links to this form set?' }),
    );
    expect(asked.getByText(/You can mail it again\./)).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Stop links' }));
    expect(await screen.findByText('Links in earlier mails stopped by Dave Hill')).toBeTruthy();
    await waitFor(() =>
      expect(
        screen.getByText(/^Links in earlier mails no longer open this form set\. Send it again/),
      ).toBeTruthy(),
    );
  });
});
