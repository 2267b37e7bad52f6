import { emptyTimesheet, weekToWire } from '@groundsheet/form-rules';
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../testing/accounts.js';
import { ADDRESS, aFilledWeek, LIMITS, SEND } from '../../testing/filled-week.js';
import { ADDRESS as SET, aServerWith, aSet, SIGNED } from '../../testing/form-set.js';
import { button, closePage, openPage } from '../../testing/page.js';
import { received } from '../../testing/received.js';
import { aServer, refusal } from '../../testing/server.js';
import { ApiError } from '../lib/api-error.js';
import { type Me, signedIn } from '../lib/session/session-store.js';
import type { LogEntry } from './event-log/event-words.js';
import { cameraToast, loadedToast, lookupToast } from './machine/scan-toasts.js';
import { frequentEmails, readSavedEmails, withUsed } from './memory/saved-emails.js';
import { claimForms } from './sent-here/claim-forms.js';
import { type ClaimOutcome, claimToast, nounOf } from './sent-here/claim-toast.js';
import { hasSentHere, idsToClaim, setIdsToClaim } from './sent-here/kept-here.js';
import { claimedName, keepSentHere, loadClaims, readList, type SentHere } from './sent-here/sent-here.js';

describe('the log of a form', () => {
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
    const server = aServer({
      ...anAccount(role),
      'GET /api/forms/id-1': { ...TIMESHEET, readAs },
      ...replies,
    });
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
  const WHOLE = { about: 'id-1', reference: 'TS-1', faults: [] };
  const CHANGED = 'TS-1: what it says, or a signature on it, is not as it was sent.';

  it.each([
    ['is whole', WHOLE, 'status', /^The record is whole: what was sent and signed is unchanged/],
    [
      'was changed',
      { ...WHOLE, faults: [CHANGED] },
      'alert',
      new RegExp(`^${CHANGED}Somebody has changed it`),
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
      {
        id: 't-1',
        kind: 'timesheet',
        reference: 'TS-1',
        status: 'submitted',
        missing: [],
        attentionCount: 0,
      },
    ];
    const events = [
      anEvent(0, { about: 't-1', who: 'Dave Hill' }),
      anEvent(1, { what: 'form-set.signed', about: 'set-1', signatory: 'foreman', who: 'Ruth Keane' }),
    ];

    it.each(['driver', 'supervisor'] as const)(
      'says to the %s which form each event is about',
      async (role) => {
        aServerWith(aSet({ forms, approval: SIGNED }), role, { [OF_SET]: events });
        const user = openPage(SET);
        await user.click((await show()).getByText('Show'));
        expect(await lines()).toEqual([
          ['Signed by Dai Rees (foreman)', expect.stringMatching(/ · signed in as Ruth Keane$/)],
          ['Sent by Dave Hill', expect.stringMatching(/ · Timesheet TS-1$/)],
        ]);
      },
    );

    it('says to the office which of its forms has a broken record', async () => {
      const whole = { about: 'set-1', reference: 'FS-1', faults: [] };
      const records = [whole, { about: 't-1', reference: 'TS-1', faults: [CHANGED] }];
      aServerWith(aSet({ forms, approval: SIGNED }), 'supervisor', {
        [OF_SET]: events,
        [`${OF_SET}/check`]: records,
      });
      const user = openPage(SET);
      await user.click((await show()).getByText('Show'));
      expect(await screen.findByText(CHANGED)).toBeTruthy();
    });

    it('that is completed grows when its links are stopped', async () => {
      const server = aServerWith(aSet({ status: 'completed', approval: SIGNED }), 'driver', { [OF_SET]: [] });
      const user = openPage(SET);
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
});

describe('the mail of a sent form', () => {
  const STOP = 'POST /api/forms/id-1/revoke-links';
  const AGAIN = 'POST /api/forms/id-1/send-again';
  const supervisor: Me = {
    id: 's',
    fullName: 'Jo Kerr',
    email: 'jo@h.co',
    role: 'supervisor',
    confirmed: true,
  };
  const { days, ...head } = emptyTimesheet('id-1', '2026-11-21');
  const FORM = {
    ...head,
    ...weekToWire(days),
    ...{ kind: 'timesheet', status: 'submitted', reference: 'TS-7K3M9QXD', submissionEmails: ['hire@h.co'] },
  };
  const ACCOUNT = {
    'GET /api/form-limits': { guests: 'on', recipients: 20, photos: 5 },
    'GET /api/drivers/me': supervisor,
    'GET /api/drivers/me/preferences': {},
  };

  const openForm = (readAs: 'driver' | 'office' | 'recipient', replies: object = {}) => {
    const server = aServer({ ...ACCOUNT, ...replies, 'GET /api/forms/id-1': { ...FORM, readAs } });
    if (readAs !== 'recipient') signedIn(supervisor);
    return { server, user: openPage('/completed-form/id-1') };
  };
  const question = () => screen.findByRole('alertdialog', { name: 'Stop the links to this timesheet?' });

  it('stops the links after a question, by keyboard too, and says what is left', async () => {
    const { server, user } = openForm('office', { [STOP]: new Response(null, { status: 204 }) });
    (await button('Stop links')).focus();
    await user.keyboard('{Enter}');
    const asked = await question();
    expect(
      within(asked).getByText(/^Links in mails sent before stop working\. You can mail it again\./),
    ).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.bodiesOf(STOP)).toEqual([]);

    await user.click(await button('Stop links'));
    await user.click(within(await question()).getByRole('button', { name: 'Stop links' }));
    expect(await screen.findByText('Links stopped')).toBeTruthy();
    expect(
      screen.getByText(/^Links in earlier mails no longer open this timesheet\. Send it again/),
    ).toBeTruthy();
    expect(server.bodiesOf(STOP)).toHaveLength(1);
  });

  it('mails the form again to those who have had it', async () => {
    const { server, user } = openForm('driver', { [AGAIN]: { success: true, id: 'id-1' } });
    await user.click(await button('Send again'));
    const dialog = await screen.findByRole('dialog', { name: 'Send again' });
    await user.click(within(dialog).getByRole('button', { name: 'Send again (1)' }));
    expect(await screen.findByText('It is going to hire@h.co.')).toBeTruthy();
    expect(server.bodiesOf(AGAIN)).toEqual([{ recipients: ['hire@h.co'] }]);
  });

  it.each([
    [
      'in the server’s words',
      refusal(404, 'form.unknown', 'This form is not one of yours.'),
      'This form is not one of yours.',
    ],
    ['without a signal', null, 'The links still work. Check the signal and try again.'],
  ])('says that the links were not stopped, %s', async (_, reply, said) => {
    const { user } = openForm('office', reply ? { [STOP]: reply } : {});
    await user.click(await button('Stop links'));
    await user.click(within(await question()).getByRole('button', { name: 'Stop links' }));
    expect((await screen.findByRole('alert')).textContent).toContain(said);
  });

  it('is not offered to those who have the form by a link', async () => {
    openForm('recipient');
    expect(await screen.findByRole('heading', { name: 'Weekly Timesheet - Completed' })).toBeTruthy();
    for (const name of ['Stop links', 'Send again'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('what was sent from here', () => {
  const KEY = 'groundsheet-sent-here:guest';
  const COPY = 'POST /api/forms/id-1/copy';
  const DAY = 86_400_000;
  const sentAgo = (ms: number) => ({
    kind: 'timesheet',
    id: 'id-1',
    token: 'a token',
    reference: 'TS-7K3M9QXD',
    name: 'Dave Hill',
    recipients: ['hire@northgate.co.uk'],
    sentAt: new Date(Date.now() - ms).toISOString(),
  });

  async function theList(ms: number, replies = {}) {
    localStorage.setItem(KEY, JSON.stringify([sentAgo(ms)]));
    const server = aServer(replies);
    const user = openPage('/');
    return {
      server,
      user,
      list: within(await screen.findByRole('region', { name: 'Sent from this phone' })),
    };
  }

  it('tells a guest what was sent, when and to whom, and a new driver nothing', async () => {
    await aFilledWeek();
    aServer({
      ...LIMITS,
      [SEND]: received('id-1', 'TS-7K3M9QXD', { claimToken: 'a' }),
    });
    const user = openPage(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Send Email (1)' }));
    const list = within(await screen.findByRole('region', { name: 'Sent from this phone' }));
    expect(list.getAllByText('TS-7K3M9QXD')).not.toHaveLength(0);
    expect(list.getByText('To hire@northgate.co.uk')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear this phone' }));
    await user.click(await screen.findByRole('button', { name: 'Wipe and start fresh' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sent from this phone' })).toBeNull());
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('has a copy mailed to the guest, and says why where it cannot', async () => {
    const { server, user, list } = await theList(DAY, {
      [COPY]: refusal(429, 'guest.too-many-forms', '10 forms have been sent from this device.'),
    });
    await user.click(list.getByRole('button', { name: /^Copy to me/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy to me' }));
    const email = dialog.getByLabelText('Your email');
    await user.type(email, 'dave@tempmail.dev');
    await user.click(dialog.getByRole('button', { name: 'Send me a copy' }));
    expect(dialog.getByText(/Throwaway addresses are not accepted/)).toBeTruthy();
    await user.clear(email);
    await user.type(email, 'dave@hill.co.uk');
    await user.click(dialog.getByRole('button', { name: 'Send me a copy' }));
    expect(await dialog.findByText('10 forms have been sent from this device.')).toBeTruthy();
    server.replies[COPY] = { success: true, id: 'id-1', message: 'Timesheet accepted.' };
    await user.click(dialog.getByRole('button', { name: 'Send me a copy' }));
    expect(await screen.findByText('A copy is going to dave@hill.co.uk.')).toBeTruthy();
    expect(server.bodiesOf(COPY).at(-1)).toEqual({ token: 'a token', recipient: 'dave@hill.co.uk' });
  });

  it('opens a form by its token, and offers that no longer after a week', async () => {
    const { server, user, list } = await theList(6.9 * DAY, {
      'POST /api/form-links/sent': new Response(null, { status: 204 }),
    });
    await user.click(list.getByRole('button', { name: /^Open/ }));
    await waitFor(() => expect(location.pathname).toBe('/completed-form/id-1'));
    expect(server.bodiesOf('POST /api/form-links/sent')).toEqual([{ formId: 'id-1', token: 'a token' }]);
    closePage();
    const { list: old } = await theList(7.1 * DAY);
    expect(old.getByText('TS-7K3M9QXD')).toBeTruthy();
    expect(old.queryByRole('button', { name: /^Open/ })).toBeNull();
  });

  it.each([
    ...['', '{', '{"id":1}', '[{"id":1}]', '[null,4]'],
    ...[{ sentAt: 'soon' }, { kind: 'letter' }, { token: undefined }, { name: 4 }].map((wrong) =>
      JSON.stringify([{ ...sentAgo(0), ...wrong }]),
    ),
  ])('takes %s in its place for nothing', (stored) => expect(readList(stored)).toEqual([]));
});

describe('the claims of a tab', () => {
  const NOW = new Date('2026-11-21T12:00:00Z');
  const KEY = 'groundsheet-sent-here:guest';
  const SENT: SentHere = {
    kind: 'timesheet',
    id: 'f1',
    token: 'secret',
    reference: 'TS-7K3M9QXD',
    name: 'Dave Hill',
    recipients: [],
    sentAt: '2026-11-21T11:00:00.000Z',
  };
  /** What was sent from this device; `f1` and `f2` from this tab. */
  function sentFromHere(...list: Partial<SentHere>[]) {
    localStorage.setItem(KEY, JSON.stringify(list.map((each) => ({ ...SENT, ...each }))));
    setIdsToClaim(['f1', 'f2']);
  }

  it.each([
    ['of today', [{}, { id: 'f2', kind: 'check-sheet' }], ['f1', 'f2']],
    ['of a day ago less a second', [{ sentAt: '2026-11-20T12:00:01Z' }], ['f1']],
    ['of a day ago', [{ sentAt: '2026-11-20T12:00:00Z' }, { id: 'f2' }], ['f2']],
    ['of another tab', [{ id: 'f3' }], []],
  ] as [string, Partial<SentHere>[], string[]][])('are those %s: of %j %j', (_, list, ids) => {
    sentFromHere(...list);
    expect(loadClaims(NOW).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['Dave Hill', 'D. Hill', 'Dave Hill'],
    [' Dave Hill ', null, 'Dave Hill'],
    [null, 'D. Hill', 'D. Hill'],
    ['  ', 'D. Hill', 'D. Hill'],
    [null, null, ''],
  ])('are under the name of %j, signed by %j: %j', (driverSignedName, operatorSignedName, name) => {
    const form = { driverSignedName, operatorSignedName, submissionEmails: ['hire@northgate.co.uk'] };
    keepSentHere('timesheet', form, { id: 'f1', reference: 'TS-1', claimToken: 'secret' });
    expect(loadClaims()).toMatchObject([{ id: 'f1', token: 'secret', name }]);
    expect(claimedName()).toBe(name);
  });

  it('are none for what an account has sent', () => {
    const form = { driverSignedName: 'Dave Hill', operatorSignedName: null, submissionEmails: [] };
    keepSentHere('timesheet', form, { id: 'f1', reference: 'TS-1' });
    expect(loadClaims()).toEqual([]);
    expect(hasSentHere()).toBe(false);
  });

  const CLAIM = 'POST /api/forms/f1/claim';
  const claimed = () => screen.findByText('The timesheet you sent is now in View Forms.');

  it('go into the account of who signs in here, and are off the list of this phone then', async () => {
    sentFromHere({ name: "siân  O'Neill", sentAt: new Date().toISOString() });
    signedInHere('driver');
    const server = aServer({ ...anAccount('driver'), [CLAIM]: new Response(null, { status: 204 }) });
    openPage('/');
    await claimed();
    expect(server.bodiesOf(CLAIM)).toEqual([{ token: 'secret' }]);
    expect(hasSentHere()).toBe(false);
  });

  it('are offered again where nobody answered, and are let go of where the answer was no', async () => {
    sentFromHere({ sentAt: new Date().toISOString() });
    aServer({ [CLAIM]: refusal(503, 'unavailable', 'Try again later.') });
    expect(await claimForms('Dave Hill')).toBeNull();
    expect(idsToClaim()).toEqual(['f1']);
    aServer({ [CLAIM]: refusal(404, 'form.not-claimable', 'This form cannot be added.') });
    expect(await claimForms('Dave Hill')).toMatchObject({ description: 'This form cannot be added.' });
    expect(idsToClaim()).toEqual([]);
    expect(hasSentHere()).toBe(true);
  });

  it('are offered to a guest under the name on the form, until they say no or the phone is cleared', async () => {
    const offer = () => screen.queryByRole('region', { name: 'Keep the timesheet you just sent' });
    sentFromHere({ sentAt: new Date().toISOString() });
    aServer({});
    const user = openPage('/');
    await waitFor(() => expect(offer()?.textContent).toContain('under the name on the form: Dave Hill.'));
    await user.click(screen.getByRole('button', { name: 'No, thanks' }));
    expect(offer()).toBeNull();
    expect(idsToClaim()).toEqual([]);
    expect(screen.getByRole('region', { name: 'Sent from this phone' })).toBeTruthy();
    setIdsToClaim(['f1']);
    await user.click(screen.getByRole('button', { name: 'Clear this phone' }));
    await user.click(await screen.findByRole('button', { name: 'Wipe and start fresh' }));
    await waitFor(() => expect(hasSentHere()).toBe(false));
    expect(idsToClaim()).toEqual([]);
  });
});

describe('the note about claims', () => {
  const KEPT: ClaimOutcome = { state: 'kept' };
  const OTHER: ClaimOutcome = { state: 'other-name' };
  const REFUSED: ClaimOutcome = { state: 'refused', message: 'This timesheet cannot be added.' };
  const UNANSWERED: ClaimOutcome = { state: 'unanswered' };
  const week = (outcome: ClaimOutcome) => ({ claim: { kind: 'timesheet' as const }, outcome });
  const check = (outcome: ClaimOutcome) => ({ claim: { kind: 'check-sheet' as const }, outcome });

  it.each([
    [[week(KEPT)], 'Kept with your account', 'The timesheet you sent is now in View Forms.'],
    [[check(KEPT)], 'Kept with your account', 'The check sheet you sent is now in View Forms.'],
    [[week(KEPT), check(KEPT)], 'Kept with your account', 'The 2 forms you sent are now in View Forms.'],
    [
      [check(OTHER)],
      'Not added to your account',
      'The check sheet sent earlier was not added: the name typed was not Jo Kerr.',
    ],
    [
      [week(OTHER), check(OTHER)],
      'Not added to your account',
      'The 2 forms sent earlier were not added: the name typed was not Jo Kerr.',
    ],
    [[week(REFUSED)], 'Not added to your account', 'This timesheet cannot be added.'],
    [[week(REFUSED), week(REFUSED)], 'Not added to your account', 'This timesheet cannot be added.'],
    [
      [week(KEPT), check(OTHER), check(UNANSWERED)],
      'Kept with your account',
      'The timesheet you sent is now in View Forms. The check sheet sent earlier was not added: the name typed was not Jo Kerr.',
    ],
  ])('says of %j: %s', (settled, title, description) => {
    expect(claimToast(settled, 'Jo Kerr')).toMatchObject({ title, description });
  });

  it('says nothing of what is not settled, nor of nothing', () => {
    expect(claimToast([week(UNANSWERED)], 'Jo Kerr')).toBeNull();
    expect(claimToast([], 'Jo Kerr')).toBeNull();
  });

  it('calls forms what they are', () => {
    expect(nounOf([{ kind: 'check-sheet' }])).toBe('check sheet');
    expect(nounOf([{ kind: 'check-sheet' }, { kind: 'check-sheet' }])).toBe('2 forms');
  });
});

describe('saved emails', () => {
  const AT = '2026-11-21T08:00:00.000Z';
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => `site${index + 1}@acme.co.uk`);

  it('are kept lower case, each once, the latest first, twenty at most', () => {
    const saved = withUsed([], numbered(20), AT);
    const next = withUsed(saved, ['New@Acme.co.uk', 'SITE20@acme.co.uk', 'new@acme.co.uk'], AT);
    expect(next).toHaveLength(20);
    expect(next.slice(0, 3).map(({ email }) => email)).toEqual([
      'new@acme.co.uk',
      'site20@acme.co.uk',
      'site1@acme.co.uk',
    ]);
    expect(next[0]).toEqual({ email: 'new@acme.co.uk', label: '', lastUsed: AT });
  });

  it('keep their label', () => {
    const [kept] = withUsed(
      [{ email: 'a@acme.co.uk', label: 'Office', lastUsed: 'long ago' }],
      ['a@acme.co.uk'],
      AT,
    );
    expect(kept).toEqual({ email: 'a@acme.co.uk', label: 'Office', lastUsed: AT });
  });

  it('offer the top four, less those already on the form', () => {
    const saved = withUsed([], numbered(6), AT);
    expect(frequentEmails(saved, []).map(({ email }) => email)).toEqual(numbered(4));
    expect(frequentEmails(saved, ['Site2@acme.co.uk ']).map(({ email }) => email)).toEqual([
      'site1@acme.co.uk',
      'site3@acme.co.uk',
      'site4@acme.co.uk',
    ]);
  });

  it.each([[null], ['{'], ['{}'], ['[1,null]']])('are none for %p', (stored) => {
    expect(readSavedEmails(stored)).toEqual([]);
  });
});

describe('the notes of the scanner', () => {
  it('points to what there is when the camera is not available', () => {
    expect(cameraToast(true)).toMatchObject({
      title: 'Camera Not Available',
      description: 'Use Manual Entry or Simulate QR.',
    });
    expect(cameraToast(false)).toMatchObject({
      title: 'Camera Not Available',
      description: 'Use Manual Entry or a photo of the code.',
    });
  });

  it('says that a code is unknown, and does not say so when nobody could be asked', () => {
    expect(lookupToast(new ApiError(404, 'Not Found', '{}'))).toMatchObject({
      title: 'QR Code Not Found',
      description: 'Vehicle information not found for this QR code',
    });
    expect(lookupToast(new TypeError('Failed to fetch')).title).toBe('Vehicle Not Looked Up');
    expect(lookupToast(new ApiError(503, 'Service Unavailable', '')).title).toBe('Vehicle Not Looked Up');
  });

  it('names the machine that was loaded', () => {
    const machine = { machineNumber: 'JCB 6ST', plantNumber: 'D-118', description: '' } as never;
    expect(loadedToast(machine)).toMatchObject({
      title: 'Vehicle Info Loaded',
      description: 'D-118, JCB 6ST',
    });
  });
});
