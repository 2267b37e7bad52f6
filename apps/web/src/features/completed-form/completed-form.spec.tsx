import { emptyTimesheet, weekToWire } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aSet, aSheet, PICTURE } from '../../../testing/form-set.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';

describe('a completed form', () => {
  const SENT = {
    ...{ readAs: 'recipient', submittedAt: '2026-11-21T14:05:00.000Z', supersededBy: null, corrects: null },
    ...{ orderNumber: 'P-004417', customerName: 'Northgate Civils Ltd', signatureDate: '2026-11-20' },
    ...{ operatorSignature: PICTURE, operatorSignedName: 'Dan Hill', clientSignature: null },
  };

  async function open(form: object) {
    aServer({ 'GET /api/forms/id-1': form });
    const user = openPage('/completed-form/id-1');
    await screen.findByRole('heading', { level: 1, name: / - Completed$/ });
    return user;
  }

  const region = (name: RegExp | string) => within(screen.getByRole('region', { name }));

  describe('a timesheet that is read by the link of its mail', () => {
    beforeEach(() =>
      open({
        ...aSet().timesheet,
        ...SENT,
        ...{ id: 'id-1', plantNumber: 'EX-0417', supervisorRating: 'happy', supervisorNotes: 'On time.' },
        ...{ fridayNetHours: 9.5, corrects: 'id-0' },
        replaces: {
          ...{ reference: 'TS-0', sentAt: '2026-11-20T09:00:00.000Z', answer: '48.5 hours' },
          changes: [{ what: 'Fri 20 Nov', now: '9.5 h', was: '8.5 h' }],
        },
      }),
    );

    it('shows what the PDF shows', () => {
      const week = region('Weekly Time Record');
      expect(week.getByRole('row', { name: 'Total 49.5' })).toBeTruthy();
      expect(week.getByRole('row', { name: /^Friday 20 Nov 07:00 16:30 30 9.5 adjusted$/ })).toBeTruthy();
      const answer = region('In short');
      for (const line of [
        '49.5 h',
        'EX-0417 · week to Sat 21 Nov',
        'Standing 2.0 h, breakdown 1.5 h. Rating: Excellent. On time.',
      ])
        expect(answer.getByText(line)).toBeTruthy();
      expect(answer.getByText('Not signed by the client')).toBeTruthy();
      expect(screen.getByText(/^TS-1 · Sent 21 Nov 2026, \d\d:05$/)).toBeTruthy();
      expect(screen.getByText('Order no. P-004417')).toBeTruthy();
      const signed = region('Signatures');
      expect(signed.getByRole('img', { name: 'Driver signature' })).toBeTruthy();
      expect(signed.getByText('Signed Fri 20 Nov 2026')).toBeTruthy();
      expect(signed.getByText('Not signed')).toBeTruthy();
      expect(screen.getByText(/^Corrects TS-0 of 20 Nov 2026/)).toBeTruthy();
    });

    it('says of the correction what is now and was', () => {
      expect(region('In short').getByText('48.5 h').tagName).toBe('S');
      const change = screen.getByText('8.5 h');
      expect(change.tagName).toBe('S');
      expect(change.parentElement?.textContent).toBe('Fri 20 Nov: now 9.5 h, was 8.5 h');
    });

    it('tells days without hours that follow each other in one line, beside their rows for paper', () => {
      expect(region('Weekly Time Record').queryByText(/no hours/)).toBeNull();
      expect(region('Weekly Time Record').getAllByRole('row')).toHaveLength(9);
    });

    it('offers PDF and print, and no dashboard to a reader who has none', () => {
      expect(screen.getByRole('link', { name: 'Download PDF' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
      expect(screen.queryByText('Back to Dashboard')).toBeNull();
    });
  });

  it.each([
    [undefined, /^Form Completed: This form has been successfully submitted and emailed to clients$/],
    [true, /successfully submitted\. Nobody has received it by email yet: “Send again” adds an address\.$/],
  ])('says whether it was emailed (unmailed: %s)', async (unmailed, words) => {
    await open({ ...aSet().timesheet, ...SENT, id: 'id-1', readAs: 'driver', unmailed });
    expect(screen.getByText('Form Completed:').parentElement?.textContent).toMatch(words);
  });

  it('leads its driver back to their dashboard', async () => {
    await open({ ...aSet().timesheet, ...SENT, id: 'id-1', readAs: 'driver' });
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
  });

  it('puts defects, note and photos first, then the items as answered, then the 16', async () => {
    const answers = {
      defectMirrors: false,
      defectBrakeCondition: 'adjust',
      defectHorn: null,
      defectLights: undefined,
    };
    const itemNotes = [
      { item: 'defectMirrors', text: 'Left one cracked.', photo: '/api/objects/1' },
      { item: 'defectGreased', text: 'Done again at noon.', photo: null },
    ];
    const user = await open({
      ...aSheet('CS-1', '2026-11-19', answers),
      ...SENT,
      ...{ plantNumber: 'D-114', defectsNotes: 'Told the yard.', photoURLs: ['/api/photos/1'] },
      ...{ photos: ['/api/objects/1'], itemNotes },
    });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual(['What is wrong', 'Defects/Notes', 'Uploaded Photos (1)']);
    expect(titles.slice(-2)).toEqual(['Dumper checks as answered', 'Daily Safety Checks']);
    expect(region('In short').getByText('2 DEFECTS')).toBeTruthy();
    expect(region('In short').getByText('D-114 · Thu 19 Nov')).toBeTruthy();
    const defects = region('What is wrong');
    const [mirrors, brakes] = defects.getAllByRole('listitem');
    expect([mirrors, brakes].map((each) => each?.textContent)).toEqual([
      'Mirrors  FailLeft one cracked.',
      'Brake condition  Adjust',
    ]);
    const photo = within(mirrors!).getByRole('img', { name: 'Photo of Mirrors' });
    expect(photo.getAttribute('src')).toBe('/api/photos/1');
    const notes = region('Defects/Notes').getByText(/Told the yard/);
    expect(notes.textContent).toBe('Greased: Done again at noon.\nTold the yard.');
    expect(region(/^Uploaded Photos/).queryByText(/Left one cracked/)).toBeNull();
    for (const name of ['Dumper checks as answered', 'Daily Safety Checks']) {
      const title = screen.getByRole('heading', { name });
      expect(title.closest('details')!.open).toBe(false);
      await user.click(title);
      expect(title.closest('details')!.open).toBe(true);
    }
    expect(region('General Safety Checks').getByText('10 pass, 1 fail, 1 N/A, 1 not answered')).toBeTruthy();
    const checks = region('Daily Safety Checks');
    expect(checks.getByText('DEFECT')).toBeTruthy();
    expect(checks.getByText('Hoist').nextElementSibling?.textContent).toBe('Not on this list');
    const signed = region('Signatures');
    expect(signed.getByText('Driver')).toBeTruthy();
    expect(signed.queryByText('Client')).toBeNull();
  });

  it('says when it was mailed as soon as that is known, without being opened again', async () => {
    signedInHere('driver');
    const form = { ...aSet().timesheet, ...SENT, id: 'id-1', readAs: 'driver' };
    const { replies, streams } = aServer({ ...anAccount('driver'), 'GET /api/forms/id-1': form });
    openPage('/completed-form/id-1');
    expect(await screen.findByText(/^TS-1 · Sent 21 Nov 2026, \d\d:05$/)).toBeTruthy();
    replies['GET /api/forms/id-1'] = { ...form, mailedAt: '2026-11-21T14:07:00.000Z' };
    const [stream] = streams.open();
    expect(stream!.url).toBe('/api/forms/events');
    act(() => stream!.tell('changed'));
    expect(await screen.findByText(/^TS-1 · Sent 21 Nov 2026, \d\d:05 · Mailed \d\d:07$/)).toBeTruthy();
  });

  it('listens for nobody who has it by a link', async () => {
    const { streams } = aServer({
      'GET /api/forms/id-1': { ...aSet().timesheet, ...SENT, id: 'id-1' },
    });
    openPage('/completed-form/id-1');
    await screen.findByRole('heading', { level: 1, name: / - Completed$/ });
    expect(streams.opened()).toHaveLength(0);
  });

  describe('whom a reader by a link may ask', () => {
    const read = async (readAs: string, firm: object) => {
      aServer({
        'GET /api/forms/id-1': { ...aSet().timesheet, ...SENT, readAs },
        'GET /api/firm': { addressLines: [], ...firm },
      });
      openPage('/completed-form/id-1');
      await screen.findByRole('heading', { level: 1, name: / - Completed$/ });
    };

    it('is the sender of the mail, and the firm by telephone', async () => {
      await read('recipient', { name: 'Hill Plant Ltd', telephone: '+44 191 496 0200' });
      const call = await screen.findByRole('link', { name: '+44 191 496 0200' });
      expect(call.getAttribute('href')).toBe('tel:+441914960200');
      expect(call.parentElement?.textContent).toBe(
        'Something wrong? Reply to the mail or ring Hill Plant Ltd on +44 191 496 0200.',
      );
    });

    it('is the sender alone where the firm has entered no telephone', async () => {
      await read('recipient', { name: null, telephone: null });
      expect(screen.getByText('Something wrong?').parentElement?.textContent).toBe(
        'Something wrong? Reply to the mail.',
      );
    });

    it('is not said to its driver', async () => {
      await read('driver', { name: null, telephone: null });
      expect(screen.queryByText('Something wrong?')).toBeNull();
    });
  });

  it('says who has signed for the client on the set of a timesheet', async () => {
    const signedOnSet = {
      reference: 'FS-7K3M9QXD',
      name: 'Siân O’Neill',
      signedAt: '2026-11-21T14:50:00.000Z',
    };
    await open({ ...aSet().timesheet, ...SENT, signedOnSet });
    const words = /^Signed on FS-7K3M9QXD by Siân O’Neill, 21 Nov 2026, \d\d:50$/;
    expect(region('In short').getByText(words)).toBeTruthy();
    expect(region('Signatures').getByText(words)).toBeTruthy();
    expect(screen.queryByText('Not signed')).toBeNull();
  });

  it('tells a week that was hardly worked in few lines', async () => {
    const { days, ...head } = emptyTimesheet('id-1', '2026-11-21');
    days.monday = { ...days.monday, start: '07:00', finish: '16:30', netHours: 9 };
    days.wednesday = { ...days.wednesday, didNotWork: true };
    await open({
      ...head,
      ...weekToWire(days),
      ...SENT,
      kind: 'timesheet',
      status: 'submitted',
      reference: 'TS-1',
    });
    const week = region('Weekly Time Record');
    expect(week.getByText('Thu to Sun: no hours')).toBeTruthy();
    expect(week.getByRole('row', { name: /^Wednesday 18 Nov Did not work$/ })).toBeTruthy();
  });

  it('says truthfully what is wrong with a link, and offers its reader no account', async () => {
    aServer({
      'POST /api/form-links': refusal(
        404,
        'form-link.old',
        'This link has run out: it worked for 12 months.',
      ),
      'GET /api/firm': { name: 'Hill Plant Ltd', telephone: '0191 496 0200', addressLines: [] },
    });
    openPage('/completed-form/id-1?key=old');
    expect(await screen.findByText('This link has run out: it worked for 12 months.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '0191 496 0200' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(screen.queryByText('Back to Dashboard')).toBeNull();
  });
});

describe('a form that was corrected', () => {
  const TIMESHEET = {
    kind: 'timesheet',
    id: 'id-1',
    status: 'submitted',
    reference: 'TS-1',
    weekEnding: '2026-11-21',
    supersededBy: null,
    readAs: 'driver',
  };
  const REPLACED = {
    ...TIMESHEET,
    supersededBy: 'id-2',
    replacedBy: { reference: 'TS-2', sentAt: '2026-11-23T09:05:00.000Z' },
  };

  it('says on a form that was corrected when and by which one, and leads there', async () => {
    aServer({ 'GET /api/forms/id-1': REPLACED, 'GET /api/forms/id-2': { ...TIMESHEET, reference: 'TS-2' } });
    const user = openPage('/completed-form/id-1');
    expect(await screen.findAllByText(/^Replaced on 23 Nov 2026, \d\d:05 by/)).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'TS-2' }));
    await waitFor(() => expect(location.pathname).toBe('/completed-form/id-2'));
    await waitFor(() => expect(screen.queryByText(/Replaced on/)).toBeNull());
  });

  it('leads nobody who has it by a link to a form that their link does not open', async () => {
    aServer({ 'GET /api/forms/id-1': { ...REPLACED, readAs: 'recipient' } });
    openPage('/completed-form/id-1');
    expect(await screen.findByText(/^Replaced on .* by TS-2\./)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'TS-2' })).toBeNull();
  });

  it.each([
    ['timesheet', 'timesheet', '/timesheet'],
    ['check-sheet', 'check sheet', '/check-sheet'],
  ])(
    'says of a %s that was not sent yet that it is a draft, and leads back to it',
    async (kind, noun, wizard) => {
      aServer({ 'GET /api/forms/id-1': { ...TIMESHEET, kind, status: 'draft', customerId: 'c1' } });
      openPage('/completed-form/id-1');
      expect(await screen.findByRole('heading', { name: `This ${noun} is a draft` })).toBeTruthy();
      expect(screen.queryByText(/^Completed$|submitted/)).toBeNull();
      const carryOn = screen.getByRole('link', { name: 'Carry on with it' });
      expect(carryOn.getAttribute('href')).toBe(`${wizard}?customerId=c1&draft=id-1`);
    },
  );

  it('says nothing of the kind on a form that counts', async () => {
    aServer({ 'GET /api/forms/id-1': TIMESHEET });
    openPage('/completed-form/id-1');
    expect(await screen.findByRole('heading', { name: 'Weekly Timesheet - Completed' })).toBeTruthy();
    expect(screen.queryByText(/Replaced on/)).toBeNull();
  });

  it.each([
    ['S-2210', /Order number S-2210 fits only the earlier rules\./],
    [null, /It has no order number; none was asked for then\./],
  ])('tells the office that order number %s follows rules of before', async (orderNumber, words) => {
    const customerName = 'Northgate Civils';
    aServer({ 'GET /api/forms/id-1': { ...TIMESHEET, orderNumber, customerName, isOrderOutdated: true } });
    openPage('/completed-form/id-1');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/^Signed before the order rules of Northgate Civils were changed/)).toBeTruthy();
  });
});

describe('asking the client', () => {
  const SENT = {
    ...aSet().timesheet,
    ...{
      id: 'id-1',
      readAs: 'driver',
      submittedAt: '2026-11-21T14:05:00.000Z',
      supersededBy: null,
      corrects: null,
    },
    ...{
      operatorSignature: PICTURE,
      operatorSignedName: 'Dan Hill',
      clientSignature: null,
      clientSignedHow: null,
    },
  };
  const REQUEST = {
    askedByYou: true,
    ...{ id: 'r-1', kind: 'timesheet', formId: 'id-1', reference: 'TS-1', driverName: 'Dan Hill' },
    ...{ signatory: 'client', channel: 'code', state: 'open', toName: 'Siân O’Neill', toAddress: null },
    ...{ passedOnTo: null, askedAt: '2026-11-21T14:00:00.000Z', expiresAt: '2026-11-21T14:30:00.000Z' },
    ...{ seenAt: null, signedAt: null, signedName: null, remindedAt: null, deniedAt: null },
    ...{ url: 'https://gs.example/sign/r-1#key', queries: [] as object[] },
  };
  const QUERY = {
    ...{
      id: 'q-1',
      name: 'Siân O’Neill',
      lines: ['Tue 17 Nov: hours, should be 7.5'],
      keys: ['id-1/tuesday'],
    },
    ...{
      note: 'We left at three.',
      afterSigning: false,
      at: '2026-11-21T14:04:00.000Z',
      answer: null,
      answeredAt: null,
      acceptedAt: null,
    },
  };

  async function open(requests: object[], change: object = {}, replies: object = {}) {
    signedInHere('driver');
    const server = aServer({
      ...anAccount('driver'),
      'GET /api/forms/id-1': { ...SENT, ...change },
      'GET /api/sign-requests': requests,
      ...replies,
    });
    const user = openPage('/completed-form/id-1');
    await screen.findByRole('heading', { level: 1, name: / - Completed$/ });
    return { server, user };
  }

  const card = async () => within(await screen.findByRole('region', { name: 'Client’s signature' }));

  it('offers three equal ways to the signature that is missing, and none once it is there', async () => {
    await open([]);
    const ways = await card();
    expect(ways.getByRole('link', { name: 'Here, on this phone' }).getAttribute('href')).toBe('/collations');
    for (const name of ['Show a code', 'Send a link'])
      expect((ways.getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(false);
  });

  it.each([
    ['the client has signed', { clientSignature: PICTURE }],
    [
      'it has been corrected',
      { supersededBy: 'id-2', replacedBy: { reference: 'TS-2', sentAt: SENT.submittedAt } },
    ],
    ['it is read by the link of a mail', { readAs: 'recipient' }],
  ])('offers nothing where %s', async (_, change) => {
    await open([], change);
    await screen.findByRole('region', { name: 'Signatures' });
    expect(screen.queryByRole('button', { name: 'Show a code' })).toBeNull();
  });

  it('shows a code, follows how far they are, and says who signed', async () => {
    const { server, user } = await open([], {}, { 'POST /api/sign-requests': REQUEST });
    await user.click((await card()).getByRole('button', { name: 'Show a code' }));
    await user.type(await screen.findByLabelText('Who signs? (optional)'), 'Siân O’Neill');
    server.replies['GET /api/sign-requests'] = [REQUEST];
    await user.click(await screen.findByRole('button', { name: 'Show the code' }));
    expect(server.bodiesOf('POST /api/sign-requests')).toEqual([
      {
        kind: 'timesheet',
        id: 'id-1',
        signatory: 'client',
        channel: 'code',
        toName: 'Siân O’Neill',
        toAddress: null,
      },
    ]);
    const code = within(await screen.findByRole('dialog', { name: 'Scan to sign' }));
    expect(await code.findByRole('img', { name: 'Signing code' })).toBeTruthy();
    expect(code.getByRole('status').textContent).toContain('Waiting for them to scan it');
    const answer = { state: 'signed', signedName: 'Siân O’Neill', signedAt: REQUEST.askedAt, url: null };
    server.replies['GET /api/sign-requests/r-1'] = { ...REQUEST, ...answer };
    act(() => server.streams.open().forEach((stream) => stream.tell('changed')));
    expect(await code.findByText('Signed by Siân O’Neill')).toBeTruthy();
    expect(code.queryByRole('img')).toBeNull();
  });

  it('asks the server for the link of the code, which no list holds', async () => {
    const ONE = 'GET /api/sign-requests/r-1';
    const { server, user } = await open([{ ...REQUEST, url: null }], {}, { [ONE]: REQUEST });
    const asked = () => server.calls.filter(({ call }) => call === ONE).length;
    await card();
    expect(asked()).toBe(0);
    await user.click((await card()).getByRole('button', { name: 'Show the code Siân O’Neill' }));
    const code = within(await screen.findByRole('dialog', { name: 'Scan to sign' }));
    expect(await code.findByRole('img', { name: 'Signing code' })).toBeTruthy();
    expect(asked()).toBe(1);
  });

  it('shows the code of a request to nobody but who asked', async () => {
    await open([{ ...REQUEST, url: null, askedByYou: false }]);
    const ways = await card();
    expect(ways.getByRole('button', { name: 'Withdraw Siân O’Neill' })).toBeTruthy();
    expect(ways.queryByRole('button', { name: /^Show the code/ })).toBeNull();
  });

  it('renews the code every ten minutes for as long as it is shown, and no longer', async () => {
    const RENEW = 'POST /api/sign-requests/r-1/renew';
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { server, user } = await open([REQUEST], {}, { [RENEW]: REQUEST });
      const renewals = () => server.calls.filter(({ call }) => call === RENEW).length;
      await user.click((await card()).getByRole('button', { name: 'Show the code Siân O’Neill' }));
      const code = within(await screen.findByRole('dialog', { name: 'Scan to sign' }));
      await act(() => jest.advanceTimersByTimeAsync(9 * 60_000));
      expect(renewals()).toBe(0);
      await act(() => jest.advanceTimersByTimeAsync(22 * 60_000));
      expect(renewals()).toBe(3);
      await user.click(code.getAllByRole('button', { name: 'Close' })[0]!);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await act(() => jest.advanceTimersByTimeAsync(30 * 60_000));
      expect(renewals()).toBe(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('marks the day that the client queries, and opens the correction that its driver accepts', async () => {
    const { days, ...draft } = emptyTimesheet('d-1', '2026-11-21');
    const { user } = await open(
      [{ ...REQUEST, state: 'disagreed', queries: [QUERY] }],
      {},
      {
        'POST /api/sign-requests/r-1/accept': { id: 'd-1', version: 1, changedAt: REQUEST.askedAt },
        'GET /api/timesheets/d-1': {
          ...draft,
          ...weekToWire(days),
          kind: 'timesheet',
          status: 'draft',
          version: 1,
        },
      },
    );
    expect(await screen.findByRole('row', { name: /^Tuesday.*queried/ })).toBeTruthy();
    expect((await card()).getByText('“We left at three.”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Accept and correct' }));
    await waitFor(() => expect(location.search).toContain('draft=d-1'));
    expect(location.pathname).toBe('/timesheet');
  });

  it('answers in words', async () => {
    const answer = 'POST /api/sign-requests/r-1/answer';
    const { server, user } = await open(
      [{ ...REQUEST, state: 'disagreed', queries: [QUERY] }],
      {},
      { [answer]: REQUEST },
    );
    await user.click(await screen.findByRole('button', { name: 'Answer in words' }));
    await user.type(screen.getByLabelText('Your answer'), 'Dai was there.');
    server.replies['GET /api/sign-requests'] = [
      { ...REQUEST, queries: [{ ...QUERY, answer: 'Dai was there.', answeredAt: REQUEST.askedAt }] },
    ];
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Answered: Dai was there.')).toBeTruthy();
    expect(screen.getByText(/^Said .*, answered /)).toBeTruthy();
    expect(server.bodiesOf(answer)).toEqual([{ answer: 'Dai was there.' }]);
  });

  it('says that a code and a link need a signal', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open([]);
    expect(
      (await card()).getByText('No signal: a code or a link needs one. They can sign on this phone.'),
    ).toBeTruthy();
    expect(((await card()).getByRole('button', { name: 'Show a code' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
    online.mockRestore();
  });
});
